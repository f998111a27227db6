/**
 * Words that guessers of passwords try first, in lower case and sorted: the most frequent of published leaks, without the
 * figures and signs around them, from zxcvbn-ts (MIT, https://github.com/zxcvbn-ts/zxcvbn), and what Brazilians choose.
 */
export const commonPasswords = ` 010203040506 012345678910 014702580369 01telemike01 050605rostik 102030405060 1111111111zz 111222333000 
 111222333444555 112233445566 122333444455555 123123qweqwe 123321123321 123321456654 123321qweewq 123456654321 
 12345677654321 123456782000 1234567887654321 123456789000 12345678900987654321 123456789012 1234567890987654321 
 1234567890qaz 1234567890qw 1234567890qwe 1234567890qwerty 1234567890zzz 123456789101 123456789123 1234567892000 
 12345678987654321 123456789987654321 123456789aaa 123456789abc 123456789asd 123456789qaz 123456789qqq 123456789qwe 
 123456789qwer 123456789qwerty 123456789zxc 1234567qwertyu 123456qwerty 123456zxcvbn 1234qwerasdf 1234qwerasdfzxcv 
 123ewqasdcxz 123qwe123qwe 123qwe456rty 123qweasdzxc 123qwerty123 12qw34er56ty 159753159753 159753456852 193570356033 
 19960610ilja 1a2a3a4a5a6a 1a2s3d4f5g6h 1q2w3e4r5t6y 1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qaz2wsx3edc 1qaz2wsx3edc4rfv 
 1qazxsw23edc 1qazxsw23edcvfr4 23176djivanfros 23wkoa0fp78dk 31217221027711 32615948worms 41d8cd98f00b 
 420842084208555 4815162342lf 4815162342lost 541233432442 59382113kevinp 6215mila6215 742617000027 89063032220m 
 89231243658s 89876065093rax 89semtsriuty a1a2a a1a2a3a a1b2c a1b2c3d a1b2c3d4e a1s2d a1s2d3f a1s2d3f4g a1s2d3f4g5h6 
 a2b3c a2b3c4d a2s3d a2s3d4f a4tech aaaa aaaaa aaaaaa aaabbb aaasss aaliyah aardvark aaron abacab abacate abacaxi 
 abacus abbott abby abc123456789 abcd abcdef abcdefg abcdefgh abcdefghij abcdefghijkl abdullah aberdeen abgrtyu 
 abigail abnormal abracadabra abraham abrakadabra abraxas absolut absolute absolutely abstr acapulco accept access 
 acclaim accord account acessar acesso achilles achtung acidburn acmilan action active acura adam adams addict 
 addicted addison address adelaide adelina adgjmptw adidas admin admin18533362 administrador administradora 
 administrator admiral adonis adrenalin adrian adriana adriano adrienne adult adults advance advanced advent 
 adventure aerosmit aezakmi africa afrika again agassi agent aggies ahmed aikido aikman aileen aimee airborne airbus 
 aircraft airforce airman airplane airport airwolf aisan ajax akira aksjdlasdakj89879 alabama aladdin aladin alain 
 alan alanis alaska albany albatros albert alberta alberto albina albion alcatel alcatraz alchemy alcohol alejandr 
 alejandro aleksandr aleksandra aleksei aleksey alena alenka alert alessand alessandro alex alexa alexalex alexande 
 alexander alexandr alexandra alexandre alexey alexi alexia alexis alexus alexxx alfa alfonso alfred alfredo algebra 
 alibaba alice alicia alien aliens alina alinka alisa alisha alison alissa alive all4one allah allan allday allegro 
 allen alleycat allgood alliance allison allmine allnight allsop allstar allstate almighty almond aloha alone alpha 
 alpha135792468 alphabet alpina alpine altair alterego althea altima altoids alucard alvaro always alyson alyssa 
 amadeus amadeusptfcor amalia amand amanda amateur amateurs amatory amature amazing amazon amber ambers ambrose 
 ambrosia amelia amelie americ america american amerika amethyst amiga amigo amigos amonra amor amorcit amore amormeu 
 amorzinho amstel amsterda amsterdam an83546921an13 anaclara anaconda anai anakin anal analog analsex ananas anarchy 
 anastasi anastasia anastasiya anchor anders andersen anderson andre andrea andreas andrei andres andrew andrewjackie 
 andrews andrey android andromed andromeda andy andyandy andyod anfield anfisa angel angela angelic angelica angelika 
 angelina angelit angell angelo angels angelus angie angus anhyeuem animal animals animated anime anita ankara anna 
 annaanna annabell anne annette annie annika annmarie anonymous another answer antananarivu antares antelope anthon 
 anthony anthrax antoine anton antoni antonia antonina antonio antonov antony anubis anything anytime anytimetoday 
 aolsucks apache apollo apple applepie apples apricot april aprilia aptiva aquarius aragon aragorn aramis arcadia 
 archange archer archery archie architec arctic area argentin argentina argyle ariana ariane arianna ariel aries 
 arizona arjay arkansas arlene armada armagedon armand armando armani armstron army arnold around arrow arrows arsena 
 arsenal artem artemis artemka arthur artist artur arturo asd123asd123 asdas asdasd asddsa asdf asdfasdf asdffdsa 
 asdfg asdfgh asdfgh123456 asdfghj asdfghjk asdfghjkl asdfghjkl123 asdfjkl asdfqwer asdfzxcv asdqwe asdzxc asgard 
 ashle ashlee ashleigh ashley ashton asia asian asians aside asimov aspen aspire aspirin aspirine assasin assass 
 assassin asses assfuck asshol asshole assholes assman asswipe assword asterix astra astral astrid astro astros 
 athena athens athlon athome atlanta atlantic atlantis atlas atletico atomic atreides attack atticus attila attitude 
 attract aubrey auburn auckland auckland2010 audi audia audio auditt audrey auggie august augusta augustin augustus 
 aurora aussie austin australi australia austria auto autumn avalanch avalon avatar avenger avenue aviation aviator 
 avrillavigne awesome awful awnyce axio ayanami azamat azazel azert azerty azertyui azertyuiop azrael azsxdc azsxdcfv 
 aztnm azzer babe babemagnet baberuth babes babies baboon baby babybaby babybear babyblue babyboy babycake babydoll 
 babyface babygirl babylon babylove bacardi bacchus back backbone backdoor backup bacon badabing badass badboy 
 badboys baddest baddog badger badgers badgirl badiman28200 badman baggies baggins baggio bagira bagpuss bahamas 
 bahamut bahia bailey bajingan baker balance baldwin ball baller ballet ballin balloon balloons balls ballsack 
 baltimor bama bambam bambi bamboo banan banana bananas banane band bandi bandit bang bangbang banger bangkok bank 
 banker banner banshee banzai baracuda barbados barbara barber barbie barcelon barcelona barefeet barefoot barfly 
 baritone barker barkley barley barnes barney baron baronn barrage barrett barron barry barselona barsik bart bartman 
 barton base basebal baseball basement basic basil basket basketba basketball bass basset bassman bassoon bastard 
 bastards bathing batista batman battery battle bauhaus baura baxter bayern baylor bazooka bball bbking bcfields 
 bdfyjd bdsm beach beaches beacon beagle beaker beamer bean beaner beanie beans bear bearbear bearcat bearcats 
 beardog bears beast beastie beat beater beatle beatles beatrice beatriz beau beautifu beautiful beauty beaver 
 beavers beavis because becca becker beckham becky bedford bedlam beech beef beefcake beemer beer beerbeer beerman 
 beerme beethove beetle beezer begemot behappy belair believe belinda belinea belkin bell bella bellaco bellagio 
 belle belly belmont beloved bender bendover benedict benessere benfica beng bengal bengals benito benjami benjamin 
 benji bennett bennie benny benoit benson bentley benton beowulf beretta bergen berger bergkamp berkeley berlin 
 bermuda bernard bernardo bernice bernie berry bert bertha bertie bertram bertrand bessie best bestbuy beta beth 
 bethany betsy better bettina betty bettyboo beverley beverly bgates bhbirf bhrh0h2oof6xbqjeh bian bianca biao biatch 
 bicycle bigal bigass bigballs bigbang bigbear bigben bigbird bigblack bigblock bigblue bigbob bigboobs bigbooty 
 bigboss bigboy bigbucks bigbutt bigcat bigcock bigd bigdaddy bigdawg bigdick bigdicks bigdog bigfish bigfoot bigger 
 biggie biggles biggun bigguns bigguy bighead bigjim bigjohn bigmac bigman bigmike bigmoney bigone bigones bigpimp 
 bigpoppa bigred bigsexy bigtime bigtit bigtits bigtruck biit bike biker bikers bikini bilbo bill billabon billbill 
 billie billy billybob billyboy bimbo bimmer binder bing bingo binladen biohazard biology bionicle bird birddog 
 birdie birdman birgit birthday biscuit bisexual bishop bismarck bismark bismilla bismillah bitch bitchass bitches 
 bitchy bite biteme bitter bizkit bizzare blabla black blackberry blackbir blackbird blackcat blackdog blackhaw 
 blackhawk blackice blackie blackjac blackjack blacklab blackman blackops blackout blacks blacksonblon blacky blade 
 blades blah blahblah blaine blake blam blanca blanche blanco blast blaster blaze blazer blazers bleach bledsoe 
 blessed blessing blink blinky blitz blizzard blobby block bloke blond blonde blondes blondie blonds blood bloody 
 blossom blow blowfish blowjob blowme bltynbabrfwbz blubber blue blueball bluebell blueberr blueberry bluebird 
 blueblue blueboy bluedog blueeyes bluefish bluejay bluejays bluemoon blues bluesky bluesman bluestar blunt blunts 
 boat boater boating bobafett bobbie bobbob bobby bobcat bobdole bobdylan bobmarley body boeing bogart bogdan bogey 
 bogota bogus bohica boiler bolitas bollocks bollox bologna bolton bomb bombay bomber bombers bonanza bond bondage 
 bone bonehead boner boners bones bong bongo bonita bonjour bonjovi bonkers bonner bonnie bonovox bonsai boob boobear 
 boobie boobies booboo boobs booger boogie book booker bookie books bookworm boom boomboom boomer booster bootie 
 boots bootsie bootsy booty bootys booyah boozer borabora borboleta bordeaux border borders boricua boris boroda 
 borussia bosco boss bossman boston botafogo bottle bottom boulder bounce bouncer bounty bourbon bowl bowler bowling 
 bowman bowser bowtie bowwow boxcar boxer boxers boxing boxster boy4u2ownnyc boys boytoy boyz bozo bpgjldsgjldthnf 
 br0d3r bracken brad bradford bradley brady brain brains bramble brand brandi brando brandon brandy brasil brasileiro 
 braves bravo brazil bread break breaker breanna breast breasts breeze bremen brenda brendan brenna brennan brent 
 brest brett brewer brewster brian briana brianna bricks bridge bridget briggs bright brighton brigitte bristol 
 british britney brittany brittney broadway brodie broken broker bronco broncos bronson bronze brook brooke brooklyn 
 brooks brother brothers brown browndog brownie browning browns bruce brucelee bruins bruiser bruno brutus bryan 
 bryant bubba bubbas bubble bubbles buceta buck bucker bucket buckeye buckeyes buckley bucks buckshot bucky budapest 
 budd buddah buddha buddie buddies buddy buddyboy buddydog buddys budgie budlight budman budweise budweiser buffalo 
 buffet buffett buffy buford bugger bugs builder building bukkake bukowski bull bulldog bulldogs bullet bullfrog 
 bullit bullnuts2003 bulls bullseye bullshit bumble bummer bumper bundy bunghole bungle bunker bunnies bunny burger 
 burn burner burning burnout burns burrito burton bush bushido business businessbabe buste busted buster bustle busty 
 butch butcher butkus butler butt butter buttercu buttercup butterfl butterfly butters buttfuck butthead butthole 
 buttman button buttons butts buzz buzzard buzzer bynthytn byteme c2h5oh cabbage cabernet cable cabron cachorro 
 cactus caddy cadillac caesar cafc caitlin caitlyn caleb calgary cali calibra calico caliente californ california 
 caligula calimero call callaway callie calling callisto callum calvin calypso camaro camaross camber cambiami 
 cambridg camden came camel camelot camels cameltoe camera camero cameron camil camila camilla camille campbell 
 camper camping canada canadian canary cancel cancer cancun candace candice candies candle candy candyass candyman 
 cang canine cannabis cannibal cannon canon canton cantona canuck canucks canyon capcom capecod capetown capital 
 capitals capone caprice capricor capricorn capslock captain caracas caramel caravan carbon card cardiff cardinal 
 cardinals cards care carebear carina carl carla carlisle carlito carlitos carlo carlos carlton carman carme carmel 
 carmen carmex carnage carnaval carnival carol carola carole carolin carolina caroline carolyn carpedie carpediem 
 carpente carpet carrera carrie carroll carrot carrots cars carson carsten carter cartman cartoon cartoons carver 
 casanova cascade case caserta casey cash cashflow cashmone cashmoney casino casio casper cassandr cassandra cassidy 
 cassie caster castillo castle castor castro catalina catch catcher catdog catfight catfish catherin catherine cathy 
 catman catnip cats cattle catwoman caught cavalier caveman cayman cbr900rr ccbill cdtnbr cdtnkfyf ceasar cecile 
 cecilia cedric celeb celebrity celeron celeste celica celina celine celtic celtics celular cement ceng cent center 
 central century cerberus cerveja cesare cessna cevthrb cfitymrf cfvceyu cgfhnfr chachi chad chadwick chai chains 
 chainsaw chair chairman challeng chamber chambers champ champion champs chan chance chandler chandra chanel chang 
 change changed changeme changes channel chantal chao chaos chapman chappy charge charger chargers charisma charity 
 charle charlene charles charley charli charlie charlott charlotte charlton charly charmed charon charter chase 
 chaser chavez cheater check checker checkers checkmat cheddar cheech cheeks cheeky cheerleaers cheers cheese 
 cheeseburger cheetah chef chelle chelse chelsea chemical chemist chen cheng cherokee cherries cherry cheryl cheshire 
 chess chessie chester chesterfield chestnut chevelle chevrole chevrolet chevy chevys chewbacc chewie chewy cheyenne 
 chiara chicago chichi chick chicken chickens chickenwing chickenwing101 chicks chico chief chiefs children chill 
 chilli chillin chilly chimera china chinese chinook chip chipmunk chipper chippy chips chiquita chitown chivas chloe 
 chocha chocolat chocolate choice choke chong choochoo chopin chopper chou chouchou chowchow chris chrisbln chriss 
 chrissy christ christa christi christia christian christie christin christina christine christma christmas christop 
 christophe christopher christopher1 christy chrome chronic chrono chrysler chuai chuang chubby chuck chuckie 
 chuckles chucky chui chun chunky chuo church ciaociao ciccio cicero cigar cigars cinder cindy cinema cinnamon circle 
 circus cirrus cisco citadel citation citizen citroen city civic civicsi civilization civilwar cjdthitycndj cjkysirj 
 cjkywt claire clancy clapton clarence clarinet clarissa clark clarke classic classics claude claudi claudia claudio 
 clay claymore clayton clean cleaner clemens clement clemente clemson cleo cleopatr cleopatra clevelan cleveland 
 clever cliente clientes cliff clifford clifton climax climber climbing clint clinton clipper clippers clips clit 
 clitoris clock close closer cloud clouds cloudy clover clovis clown clowns club clutch clyde cnfc35762209 cnfkrth 
 cnfybckfd coach cobain cobalt cobra cobras cocacol cocacola cocaine cock cocker cocks cocksuck cocksucker cocoa 
 coconut code codered cody coffee cohiba coke cola cold coldbeer coldplay cole coleman colin colleen college collie 
 collin collins colnago colombia colonel colonial color colorado colors colt colton coltrane columbia columbus 
 comanche combat combat123654 comcast comedy comein comeon comet comets comfort comics coming command commande 
 commander commando common compact company compaq compass complete compton computador compute computer conan concord 
 concorde concrete condom condor configuratio confirm confused cong connect conner connie connor conover conquest 
 conrad constant construction consult consumer contact content contest continue contortionist contour contra contract 
 control converse conway coochie cook cookie cookies cooking cool coolcat coolcool cooldude cooler coolguy coolhand 
 coolio coolman coolness cooper coors cooter copenhag copper coral corazo corey corina corinna corinne corinthians 
 corleone corndog cornelia cornell corner cornhole cornwall corolla corona corperfmonsy corrado corsair corvette 
 corwin cosmic cosmo cosmopolitan cosmos costello cosworth cottage cotton cougar cougars counter counterstrike 
 country county courage court courtney cousin coventry cowboy cowboys cowgirl coyote crack cracker crackers craig 
 cramps crap crappy crash craving crawford crazy crazybab crazyman cream creampie creamy create creation creative 
 creature credit creepers crescent cricket criminal crimson crispy cristian cristina cristo critter crjhgbjy cromwell 
 crosby cross crow cruise cruiser crumbs crunch crusader crusher crusty cruzeiro crysis crystal cthtuf cthulhu cthutq 
 ctrhtn cuan cubbies cubs cubswin cucumber cuddles cuervo culinary cullen cumm cumming cummins cumshot cumslut cunt 
 cunts cupcake cupoi curious curtis custer custom customer cutie cutiepie cutlass cutter cvthnm cxfcnmt cyber cyborg 
 cyclone cyclones cyclops cygnus cygnusx cynthia cypher cypress cyprus cyrano cyrus dabears dabomb daddy daddyo 
 daddys daemon daewoo daffy dagger daisey daisy daisydog dakota dale dalejr dallas dalshe dalton damage daman damian 
 damien dammit damnit damon dana dance dancer dancing dang danger dangerous dani danie daniel daniela daniele daniell 
 daniella danielle daniels daniil danila danilka danish dank danni danny dannyboy dante danzig daphne daredevi 
 daredevil darian darina darius dark darkange darkangel darkelf darklord darkman darkness darkone darkside darkstar 
 darlene darling darrel darrell darren darryl darthvad darwin dasani dasha dasher data datsun daughter dave davedave 
 david davide davids davidson davies davinci davis dawg dawgs dawn dawson daylight dayton daytona dbnfkbr dbrnjh 
 dbrnjhbz deacon dead deadhead deadly deadman deadpool deadspin dealer dean deanna death deathnote deaths debbie 
 deborah debra december decimal decker deedee deejay deep deeper deepthroat deer deerhunt deeznuts deeznutz default 
 defender defense defiant deftones dejavu delaney delaware delete delfin delight delilah dell delldell delmar delphi 
 delpiero delta deltas deluxe demo demon demons denali deng denied deniro denis denise deniska denmark dennis density 
 dental dentist denver depeche deputy derek derf derparol derrick descent desert design designer desire desiree 
 deskjet desktop desmond destin destiny destroy detroit deus deusefiel deutsch devil devildog deville devilman 
 devilmaycry4 devils devin devo devon dewalt dexter dfcbkbcf dfcbkbq dfhdfhf dfkthbz dfkthf dfktynby dfktynbyf dfvgbh 
 dfytxrf dharma diablo dialog diamon diamond diamonds dian diana diane dianna dianne diao diaper diapers dick 
 dickdick dickens dicker dickhead dickie dicks dicky didier diego diehard diesel dietcoke dieter digger diggler 
 digimon digital digitalprodu dilbert dildo dilligaf dillon dima dimadima dimas dimitri dimples dinamo dinara dindom 
 ding dingbat dingdong dinger dingle dingo dinheiro dinner dino dinosaur dipper dipset dipshit dipstick direct 
 director dirk dirt dirtbike dirty dirtydog disaster disco discover discus disney diva dive diver divers divine 
 diving divorce dixie django dkflbckfd dkflbr dkflbvbh dkflbvbhjdbx dkflbvbhjdyf dmitriy dnsadm doberman doctor dodge 
 dodger dodgeram dodgers dogbert dogbone dogboy dogcat dogface dogfart dogfood dogg dogger doggie doggies doggy 
 doghouse dogman dogmeat dogpound dogs dogshit dogwood doit doitnow doktor dolemite dollar dollars dolly dolores 
 dolphin dolphins domain domainlock2005 dome domenico domingo dominic dominik dominion dominiqu dominique domino 
 donald done dong donjuan donkey donna donner donnie donovan dontknow donuts doobie doodle doodles doofus doogie 
 dookie dooley doom doomsday door doors dope dorado doreen dorian doris dork dorothy dortmund dotcom dottie double 
 doubled douche doug dougal doughboy doughnut dougie douglas down downer downhill download downtown draco dracula 
 drag0n drago dragon dragonba dragonball dragonballz dragonfl dragonfly dragons dragoon dragster drake drakon draven 
 dream dreamcas dreamer dreaming dreams dresden drew drifter driller drive driven driver drizzt droopy drowssap 
 drpepper drum drummer drums drunk dthjybrf dtkjcbgtl dtxyjcnm duan duane dublin ducati duchess duck duckduck duckie 
 duckman ducks dude dudedude dudeman dudes dudley duffer duffman duffy duke dukeduke dumbass dummy dunbar duncan 
 dundee dungeon dunhill dunlop dupont durango durham dust duster dustin dusty dutch dutchess dwayne dwight dylan 
 dynamic dynamite dynamo dynasty eagle eagles earl earnhard earth earthlink easter eastern easton eastside eastwood 
 easy eating eatme eatmenow eatpussy eatshit ebony eclipse edcrfv eddie edgar edge edison editor edmonton eduard 
 eduardo edward edwardcullen edwards edwin eeyore egghead eggman eggplant egorka eight eighteen eileen einstein 
 ekaterina ekmzyf elaine elcamino eldiablo eldorado eleanor electra electric electro electron elefant element 
 elements elena eleonora elephant eleven elijah elisabet elite elizabet elizabeth elizaveta ellen ellie elliot 
 elliott elmira elmo eloise elpaso elvira elvis elvisp elway elwood emanuel emerald emerson emil emilia emilie emilio 
 emily eminem emma emmanuel emmett emmitt emperor empire encore ender energy enforcer engage engine engineer england 
 english enigma enjoy enrico enrique enter enterme enternow enterpri enterprise enters entertainment entrance entrar 
 entropy entry envelope epsilon equinox eraser erection eric erica ericsson erik erika erin ernest ernesto ernie 
 erotic erotica errors escalade escape escorpio escort eskimo espana espresso esprit esquire estate esteban estelle 
 esther estrela estrell estrella eternal eternity ethan eugene eunice euphoria eureka europa europe euteamo evan 
 evangeli evangelion evans evelyn ever everest everett everlast everton evgeniy evil evolutio evolution excalibu 
 excalibur exchange excite exeter exigen exigent exodus exotic experience experienced expert explore explorer export 
 express extra extreme eyes ezekiel f00tball fabian fabie fabienn fabio fabric fabulous face facebook facial factory 
 faggot fairlane faith faithful falcon falcons fallen fallon fallout famil familia family famous fandango fang fanny 
 fantasia fantasies fantasy fantom fantomas faraon farida farley farm farmboy farmer farscape farside fart fashion 
 fast fast4u fastball faster fatass fatboy fatcat father fatima fatima753357 fatman fatty favorite fduecn fearless 
 feather feathers february federal federico feelgood feet felicia felicidade feline felipe felix fellatio fellow 
 female females fender feng fenris fenway fergie fergus ferguson fernand fernanda fernande fernando ferrari ferret 
 ferris fester festival festus fetish fghtkm fgtkmcby fhntvrf fick ficken fiction fiddle fidelio fidelity field 
 fields fiesta figaro fight fighter fighting figure films filter filthy finalfantasy finally finance findaupair007 
 finder finger fingers finish finland fire fireball firebird fireblad firedog firefigh firefire firefly firefox 
 firehawk fireman firenze firestorm firewall first fischer fish fishbone fishcake fisher fisherma fisherman fishes 
 fishfish fishhead fishin fishing fishman fishon fishtank fishy fister fisting fitness fitter five fivestar fkbyjxrf 
 fkmnthyfnbdf fktrcfylh fktrcfylhf fktrcfylhjdbx fktrcfylhjdf fktrcfylhjdyf fktrctq fktyrf flame flamengo flames 
 flamingo flanders flanker flash flasher flashman flathead flatron fleming flesh fletch fletcher flexible flicks 
 flight flint flip flipflop flipper floppy florence flores florian florida flounder flowe flower flowers floyd fluff 
 fluffy fluminense flvbybcnhfnjh flyboy flyer flyers flyfish flying fmale focus follow foobar food foolish foot 
 footbal football footjob forbes force ford fordf foreplay foreskin forest foreve forever foreveryoung forfun forget 
 forgetit forgot forlife format formula forrest forsaken forsberg fortaleza fortress fortuna fortune forum forward 
 foryou fossil foster fosters fountain four fowler foxfire foxtrot foxy foxylady fran franc france frances francesc 
 francesco francine francis francisc francisco franco francois frank frankie franklin franks franky fraser frazier 
 freak freaked freaks freaky freckles fred freddie freddy frederic frederik frederiksberg fredfred fredrick free 
 freebird freedo freedom freee freefall freefree freeman freepass freeporn freesex freestyle freeuser freeway 
 freewill freeze french frenchie frenchy fresh fresno friday friend friendly friends friendster fright fringe frisbee 
 frisco frisky fritz frodo frog frogfrog frogger froggie froggy frogman frogs from front frontier frosch frost frosty 
 frozen fruity fubar fuck fucked fucker fuckers fuckface fuckfuck fuckhead fuckher fuckin fucking fuckinside fuckit 
 fuckme fuckoff fucks fucktheworld fuckthis fucku fuckyo fuckyou fuckyoubitch fudge fugazi fujifilm fujitsu fukkc 
 fulham fuller fullmoon function fungus funk funky funny funstuff funtime funtimes furball fusion fussball futbol 
 futebol futurama future fuzzball fuzzy fyfcnfcbz fyfnjkbq fylhtq fynfyfyfhbde fynjirf fytxrf fyutkbyf fyutkjxtr 
 gabber gabby gabrie gabriel gabriela gabriele gabriell gabrielle gadget gaell gagarin gagged gagging galant galary 
 galaxy galileo galina gallaries galore galway gambit gamble gambler game gameboy gamecock gamecube gameover games 
 gamma gandalf ganesh gang gangbang gangbanged gangsta gangster ganja gannibal garage garbage garcia garden gardner 
 gareth garfield gargoyle garion garland garlic garner garnet garret garrett garrison gary gasman gaston gateway 
 gatinho gatit gator gatorade gators gatsby gavin gawker gaylord gaymen gbhfvblf gbpltw gdtrfb geezer gegcbr geheim 
 gemini gene general generals generic genesis geneva geng genius gentle geoffrey georg george georgia georgie 
 georgina gerald gerard gerber gerbil gerente gerhard german germany geronimo gerrard gerry gertrude gesperrt getit 
 getlost getmoney getoff getout getsome getting gfgfvfvf gfhfktkjuhfv gfhjkm gfhjkmgfhjkm gfynthf ghbdtn ghbdtnbr 
 ghbdtndctv ghbdtnghbdtn ghbdtnrfrltkf ghblehjr ghbrjk ghbywtccf ghetto ghhh47hj ghhh47hj7649 ghjatccbjyfk 
 ghjcnbnenrf ghjcnj ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghjcnj ghjcnjnfr ghjcnjq ghjcnjqgfhjkm ghjcnjrdfibyj 
 ghjnbdjcnjzybt ghjuhfvvf ghost ghostrider ghosts ghtdtlvtldtl gianluca gianni giant giants gibson gideon gidget 
 gigabyte giggle giggles gilbert gilles gillian gilligan gilmore gina ginger giorgi giorgio giovanna giovanni giraffe 
 girl girlie girlies girls giulia giuseppe gizmo gizmodo gizmos gizzmo gjkbyf gjkysqgbpltw glacier gladiato gladiator 
 gladys glamour glasgow glass glasses glenda glendale glenn glitter global globus glock gloria glory glover gloves 
 glow gmoney gn56gn goalie goat goaway gobears goblin goblue gobucks gocubs godawgs godbless goddess godfathe 
 godfather godiva godlike godsmack godspeed godzilla gofast gofish goforit gogators gohome goirish goku gold goldberg 
 golden goldeney goldeneye goldfing goldfish goldie goldstar goldwing golf golfball golfer golfgolf golfgti golfing 
 golfnut golfpro goliath gollum gonavy gone gong gonzales gonzalez gonzo goober good goodboy goodbye goodday goodgirl 
 goodie goodluck goodman goodtime goodyear goofball goofy google gooner goose gopher gordo gordon gore gorgeous 
 gorilla gotcha goten gotenks goth gotham gothic gotmilk gotohell gotribe govols grace gracie graduate graham gramma 
 granada grand grandam grande grandma grandpa granite granny grant grapes graphics grass grateful gratidao gratis 
 graves gravity grayson graywolf grease great greatone greece greedisgood greedy green greenbay greenday greene 
 greenlantern greenman greens greg gregor gregory gremio gremlin grendel gretchen gretzky greywolf griffey griffin 
 griffith grimace grin grinch gringo grisha grizzly gromit groove groovy groucho ground groupd groups grout grover 
 grumpy grunt gryphon gsxr gthcbr gthtrfnbgjkt gtnhjdbx gtnhjpfdjlcr guai guan guang guardian gucci guess guest guido 
 guillaum guillerm guiness guinness guitar guitars gumby gundam gunnar gunner gunners gunther gustav gustavo gutter 
 guyver gymnast gypsy habibi hack hacked hacker hacking haggis hailey hair hairball hairy hakr haley halflife halifax 
 hall hallie hallo hallowee halloween hambone hamburg hamilton hamish hamlet hammer hammers hammond hamper hampton 
 hamster hancock hand handbag handball handsome handyman hang hank hanna hannah hannes hannibal hans hansen hansol 
 hansolo hanson hanuman happines happiness happy happyday happyman harald harbor harcore hard hardball hardcock 
 hardcore harddick harder hardon hardone hardrock hardware hardwood hardy harle harlem harley harman harmon harmony 
 harold harper harpoon harrier harriet harris harrison harry harrypotter hartford harvard harvest harvey hassan 
 hastings hate hatred hatter hattrick havana havefun having hawaii hawaiian hawk hawkeye hawkeyes hawkins hawks 
 hayabusa hayden hayley hazard hd764nw5d7e1vb1 hd764nw5d7e1vbv head health heart hearts heat heater heather heaven 
 heavenly heckfy hector hedgehog hedimaptfcor heels heidi heineken heinrich hejsan helen helena helene helios helium 
 hell hellas hellboy hellfire hello hellokitty helloo hellos hellsing hellyeah helmet helmut help helper helpme 
 helsinki hemi hemlock hendrix heng henrik henry hentai herbert herbie hercules here herewego heritage herman hermes 
 hero heroes herring hershey hesoyam hetfield hewitt hewlett heynow heyyou hfytnrb hidden higgins high highbury 
 higher highheel highland highlander highlife highway hiking hilary hill hillary hillbill hillside hilltop hilton 
 hiphop hippie hippo history hitachi hithere hitler hitman hiziad hjccbz hjvfirf hobart hobbes hobbit hockey hoffman 
 hogan hogtied hokies hola holden hole holein holes holger holiday holidays holla holland hollie hollow holly 
 hollywoo hollywood holmes holycow holyshit home homeboy homemade homepage homer homerj homers homerun homework honda 
 hondacbr hondas honduras honest honesty honey honeybee honeybun honeys hong hongkong honolulu honor hoochie hookem 
 hooker hookers hookup hooligan hooper hoops hoosier hoosiers hooter hooters hootie hoover hooyah hope hopeful 
 hopeless hopkins hopper horace horatio hores horizon horndog hornet hornets horney horny horror horse horsemen 
 horses horton hose hospital hot4u hotass hotbox hotboy hotdog hotel hotgirl hotgirls hotlips hotone hotpussy hotrats 
 hotred hotrod hotsex hotshot hotspur hotstuff hott hottest hottie hotties houdini hound hounddog house houses 
 housewifes houston hover howard howdy howell htubcnhfwbz huai huang hubert hudson huge hugetits hughes hugo hugoboss 
 humbug hummer humphrey hung hungry hunt hunte hunter hunting hurley hurrican hurricane husband husker huskers 
 huskies husky hustler hydro hydrogen hyperion hyundai iamgod iampurehaha2 ib6ub ibanez ibrahim icarus iceberg 
 icecold icecream icecube icehouse iceland iceman idefix idiot idontkno idontknow idunno iforget iforgot igor iguana 
 ihateyou ijrjkfl iklo ilikeit ilikepie illini illinois illusion ilove iloveboobies ilovegod iloveme ilovemyfamily 
 ilovepussy ilovesex iloveu iloveyo iloveyou ilya image imagine imation immortal impact impala imperial implants 
 impreza inches incubus indain india indian indiana indians indigo indira indon infamous infantry infected inferno 
 infiniti infinity info information ingodwetrust ingrid inlove innocent insane insanity insert inside insight 
 insomnia inspiron instagram install installdevic installsqlst instant instinct integra integral intel intelligence 
 inter interacial intercourse interest internacional internal international interne internet intrepid intruder 
 inuyasha invest iomega ip76k ipo54tj45uy856 ipswich ireland irene irina irinka irish irishka irishman iriska 
 ironmaiden ironman irving isaac isabel isabell isabella isabelle isaiah iscool iseedeadpeople island islander ismail 
 israel issues istanbul istheman italia italian italiano italy itisme itsme ivan ivanov ivanova iverson iwantu 
 j4ye3uz jabber jabroni jachin jack jackal jackass jacket jackie jackjack jackoff jackpot jackson jacob jacobs 
 jacques jade jaeger jagger jaguar jaguars jaime jakarta jake jakejake jamaica james jamesbon jamesbond jamesbond007 
 jameson jamess jamie jammer jammin jane janelle janet janice janine january japan japanese jared jarhead jarrett 
 jarrod jarvis jasmin jasmine jason jasper java javelin javier jaybird jayden jayhawk jayhawks jayson jazz jazzman 
 jazzy jean jeanette jeanne jeannie jedi jediknig jeep jeeper jeepers jeepster jeff jefferso jefferson jeffery 
 jeffrey jehovah jello jelly jellybea jellybean jenifer jenkins jenn jenna jennaj jennie jennife jennifer jennings 
 jenny jensen jeremiah jeremy jericho jerk jerkoff jermaine jerome jerry jersey jesper jess jesse jessi jessic 
 jessica jessie jester jesus jesuscristo jesuseamor jeter jethro jets jetski jetta jewel jewels jewish jezebel jiang 
 jiao jiggaman jill jillian jimbeam jimbo jimbob jimmie jimmy jimmys jing jingle jingles jiong jktxrf jktymrf joan 
 joanna joanne joao jocelyn jockey joebob joecool joejoe joel joelle joemama joey johann johanna johannes john 
 johnboy johncena johndeer johndoe johngalt johnjohn johnnie johnny johnson johnston joke joker jokers jolene jomama 
 jonas jonatha jonathan jonathon jones jonesy jonny jorda jordan jordon jorge jose josep joseph josephin josephine 
 josephphone7 josh joshu joshua josiah journey joyce joystick jrcfyf jsbach juan juanita jubilee judith judy juggalo 
 jughead juice juicy jules julia julian juliana julie julien juliet juliette julio julius july jumbo jump jumper june 
 junebug jungle junio junior juniper junk junkie junkmail jupiter jurassic just4fun just4me justdoit justi justice 
 justin justinbieber justine justme justus juventus kaboom kahlua kahuna kaiser kaitlyn kakashi kakashka kaktus 
 kalina kamasutra kamikadze kamikaze kamila kamilla kane kang kangaroo kansas kappa kara karachi karaoke karate karen 
 karin karina karine karl karma karolina kashmir kasper katana katarina kate katelyn katerina katherin katherine 
 kathleen kathryn kathy katie katrin katrina kawasaki kayla kaylee kayleigh kazantip kcchiefs kcj9wx5n keegan keenan 
 keeper keepout keisha keith keller kelley kelli kellie kelly kelsey kelvin kendall kendra keng kennedy kenneth kenny 
 kenobi kenshin kent kentucky kenwood kenworth kenzie kermit kernel kerouac kerry kerstin kestrel kevin keyboard 
 keystone keywest kfgjxrf kfhbcf khan kick kickass kicker kicksass kidrock kids kieran kikimora kill killa killbill 
 kille killer killers killian killjoy killkill killme kilroy kimball kimber kimberly kimmie kinder king kingdom 
 kingfish kingking kingkong kingpin kings kingston kinky kipper kirby kirill kirk kirkland kirsten kirsty kismet kiss 
 kisses kissing kisskiss kissme kissmyas kissmyass kitchen kiteboy kitkat kitten kittens kittie kitties kitty 
 kittycat kittykat kittys kiwi kjkszpj kjrjvjnbd klaste klaster klaus kleopatra klingon klizma klondike knickers 
 knicks knight knights knock knockers knopka knuckles kodiak kojak kokomo kolbasa kolobok kolokol komodo kong 
 konstantin kontakt kontol kool koolaid kordell korean korn koroleva korova koshka kosmos kostya kotaku kotenok 
 kramer krasotka kris krishna krissy krista kristen kristi kristian kristie kristin kristina kristine kristy krokodil 
 krolik kronos krusty krypton krystal ksenia ksusha ktjynsq40147 ktyjxrf kuai kuan kuang kubrick kume kungfu kurt 
 kurtis kyle labia labrador labtec lacoste lacrimosa lacrosse ladder laddie ladies lady ladyboy ladybug laetitia 
 lagnaf laguna lahore lake lakers lakeside lakewood lakota lalakers lambda lambert lamborghini lamer lamont lance 
 lancelot lancer lancia land lander landmark landon lane lang lansing lantern lapochka laptop lara larisa larissa 
 larkin larry larsen larson laser laserjet lassie lasvega lasvegas latin latina latinas latino laughing laura laurel 
 lauren laurence laurent laurie lavalamp lawman lawrence lawson lawyer lazarus lback leader leanne leather 
 leavemealone leaves lebowski ledzep leeann leeds leedsutd left4dead lefty legacy legend legenda legion legman 
 legolas legos legs lehjxrf leigh leinad lekker leland lemans lemmein lemon lemonade lemons lena leng lennon lennox 
 lenny lenochka leon leonard leonardo leonid leonidas leonie leopard leopold leroy lesbain lesbian lesbians lesley 
 leslie lespaul lestat lester letme1n letmei letmein letmesee letsdoit letsfuck letsgo letter lewis lexmark lexus 
 lfitymrf lfybbk lfybkf lhbjkjubz2957704 lhfrjy lian liang liao libero libertad liberty library lick licker licking 
 lickit lickme life lifehack lifetime light lighter lighthou lighting lightnin lightning lights lilbit lilian liliana 
 lilith liliya lillian lillie lilly lilwayne lily limewire limited lincoln linda linden lindros lindsay lindsey line 
 lineage ling link linkin links lion lionel lionhear lionheart lionking lions lips lipstick lipton liquid lisa 
 lisalisa listen lister lithium little live livelife liverpoo liverpool livewire living liza lizard lizzard lizzie 
 lizzy ljxtymrf llamas lloyd load loaded loader lobo lobster lock lockdown lockout locks loco locoloco locust locutus 
 logan logger logitech loja lojavirtual loki lokiloki lokomotiv lola lolipop lolita lollipop lollol lollypop lolol 
 londo london lonely lonesome lonestar lonewolf long longbow longdong longer longhair longhorn longjohn lonnie look 
 looker lookin looking lookout looney loop loose looser lopez lord loren lorena lorenzo loretta lori lorraine 
 losangeles loser losers lost lost4815162342 lottie lotus loud louie louis louise loulou lourdes love love777321777 
 lovebug lovehate loveis loveit loveless lovelife lovelove lovely loveme lover loverboy loverman lovers lovesex 
 loveya loveyou loving lowell lowrider ltkmaby ltybcrf luan luca lucas lucia luciano lucifer lucille luck lucky 
 luckydog luckyme luckyone lucy ludacris ludmila ludwig luis luke lumber lumina luna lunatic lunchbox lust luther 
 lvbnhbq lydia lynn lytdybrbdfvgbhf lytghjgtnhjdcr m2do5bs macaco macaroni macbeth macdaddy macgyver machine macintos 
 mack mackie macleod macman macross madagaskar madcat madcow madden maddie maddog madeline madina madison madman 
 madmax madness madonna madrid maestro mafia magazine magelan magellan magenta maggi maggie maggot magic magical 
 magician magick magicman magnet magneto magnolia magnum magnus magpie magpies mahler maiden mail mailcreated 
 mailcreated5240 mailman mailru maison majestic major makaka makaveli makayla makeitso maksim maksimka malachi malaka 
 malaysia malcolm malibu malice malika malina malinka malish mallard mallorca mallory mallrats malone mama mamacita 
 mamamia mamapapa mamas mammoth mamochka manager manchest manchester mancity mandarin mandingo mandrake mandy manfred 
 mang manga mango mangos maniac manila mankind mann manning manny manolo manowar manson mantis mantle mantra manu 
 manuel manuela manunited manutd maple maprchem56458 maradona marathon marauder marble marbles marc marcel marcella 
 marcello marcelo march marcia marcin marcius marco marcos marcus margaret margarit margarita margie margot mari 
 maria mariah mariam marian mariana marianna marianne marie mariel marijuan marijuana marika marilyn marin marina 
 marinamarina marine mariner mariners marines marino mario marion mariposa marisa marissa marius mariya marjorie mark 
 marker market markie markiz markmark markus marlboro marlene marley marlin marlon marquis marriage married mars 
 marseill marseille marsha marshal marshall mart marta martha marti martian martin martina martine martinez martini 
 marty marvel marvin mary maryann maryjane maryland masamune maserati mash mashka mason massage massimiliano massimo 
 massive maste master masterbaiting masterbate masterbating mastermind masterp masters masturbation matador matchbox 
 matheus mathew mathias matilda matisse matri matrix matt matteo matthe matthew matthews matthias mattie matty mature 
 maureen maurice maurici maurizio maurolarastefy maveric maverick maxdog maxell maxi maxim maxima maxime maximka 
 maximo maximum maximus maxine maxmax maxpower maxwell maxx maxxxx maya mayday mayhem maynard mazafaka mazda mazdarx 
 mcdonald mckenzie mclaren meadow meagan meat meatball meathead meatloaf mechanic media medic medical medicine medina 
 medion medusa medved mega megadeth megaman megan megane megapass megatron meggie meghan meier meister melani melanie 
 melina melinda melisa meliss melissa mellon mellow melody melons melrose melvin member memorex memory memphis menace 
 mendoza meng mengao mental menthol mentor meow meowmeow mephisto mercede mercedes mercer merchant mercury meredith 
 meridian merlin merlot mermaid mersedes messenger messiah metal metall metallic metallica meteor method methos metoo 
 metro metroid mets meuamor mevefalkcakk mexican mexico miami mian miao michae michael michaela michaeljackson 
 michaels michal micheal michel michele michell michelle michigan mick mickey micro microlab micron microphone 
 microsof microsoft middle midget midland midnight midnite midway mierda mighty migue miguel mihail mikado mikael 
 mike mikemike mikey mikkel milamber milan milana milano mildred milena miles military milk milkman millenium miller 
 millie million millions millwall milo milton mimosa mindy mine minecraft minecraft123 minemine minerva ming mingus 
 minhafamilia minhaloja minhasenha mini minime minimoni ministry minnesot minnie miracle mirage miranda miriam mirror 
 mischief misery misfit misfits misha mishka misiek missie mission mississi mississippi missouri missy mister 
 mistress misty mitch mitchell mittens mizuno mizzou mobile mobydick model models modelsne modena modern mogwai 
 mohamed mohammad mohammed mohawk mojo mollie molly mollydog moloko molson momdad mommy momoney momsanaladventure 
 mona monaco monalisa monarch monday mondeo mone money moneyman moneys mongo mongoose monic monica monika monique 
 monitor monk monke monkey monkeybo monkeyboy monkeys monopoly monroe monste monster monsters montag montana monte 
 montecar monterey montgom montreal montrose monty moocow mookie moomoo moon moonbeam moondog mooney moonligh 
 moonlight moonman moonshin moore moose mooses mopar morales mordor more morena moreno morgan morgana morganstanley 
 morgoth moritz morning moron morpheus morris morrison morrowind mortal mortalkombat morten mortgage mortimer mortis 
 morton moscow moses moskva mother motherfucker motherlode mothers motion motley moto motocros motocross motor 
 motorola motown mountain mouse mouser mouses mousey mouth movie movies mozart mpegs msoracle32re msorcloledbr mudar 
 mudarsenha mudvayne mufasa muffin muffy muhammad mulder mullet mulligan multiplelo munch munchkin munich muppet 
 murder murphy murray murzik musashi muschi muscle muscles mushroom music musica musical musician musicman muslim 
 mustafa mustan mustang mustangs mustard mutant mutley mutter mybaby mydick mygirl mygirls mykids mylife mylove 
 myname mynameis mypass mypassword myporn myrtle myself myspace mystery mystic mytime myworld myxworld nachos nadejda 
 nadia nadine naked namaste nancy nang nanook napalm napass napoleon napoli napster narnia naruto nascar nassau 
 nastena nastia nasty nastya nastyanastya nataha natali natalia natalie nataly natalya natasha natchez nate natedogg 
 nathalie nathan nathanie nathaniel nation national native natural nature naughty nautica nautilus navajo navigator 
 navy navyseal nazgul nbvjatq ncc1701a ncc1701d ncc1701e nebraska necronomicon needforspeed needles negative neil 
 nellie nelson nemesis nemrac nemvxyheqdd5oqxyxyzi neng neon neptune nermal nestle nestor netscape network 
 networkingpe neutron nevada never nevermin nevermind nevermore nevets neville newark newbie newcastl newcastle 
 newlife newman newness newpass newport newproject2004 news newton newuser newyear newyork nextel nexus neymar 
 nfhfrfy nfnmzyf nfytxrf nguyen nhbujyjvtnhbz nhecsyfujkjdt nhfdvfnjkju123 nhfycajhvths niang niao nice niceass 
 niceguy nicetits nicholas nichole nick nickel nicky nico nicol nicola nicolas nicole nigga nigger niggers night 
 nightcrawler nightmar nightmare nightowl nights nightwin nightwish nike nikita nikitos nikki nikola nikolai nikolas 
 nikolay nikon nimbus nimitz nimrod nina nine nineball nineinch niners nineteen ning ninja ninjas nintendo nipper 
 nipple nipples nirvana nissan nitram nitro nittany noah nobody noel noelle nofear nokia nokian noles nolimit nomad 
 nomore noname nondriversig none nonenone nong noodle noodles nookie nopass nopassword norbert norfolk normal norman 
 normandy norris north northern norton norway norwich nosferatu nostromo notebook nothing notnow notredam notused 
 nounours nova novasenha novell november noway nthvbyfnjh ntktajy ntktdbpjh ntktdbpjh1994 nuan nuclear nude nudes 
 nudist nugget nuggets number nurlan nurses nursing nutmeg nuts nutter nuttertools nwo4life nygiants nyjets nylons 
 nymets nympho o9i8u7y oakland oakley oaktree oasis oatmeal obelix oberon obiwan objects oblivion obsidian ocean 
 oceans ocelot october octopus odessa odin odyssey office officer offshore offspring ohmygod ohshit ohyeah oicu 
 oilers okinawa oklahoma oksana olcrackmaster older oldman oleg olemiss olenka olesya olga olive oliver olivia 
 olivier ollie olympia olympic olympus omar omega onelove onetime onetwo onion onions online onlyme onlyone ontario 
 ontheoutside open opendoor openit opennow openup operator ophelia opiate optimist optimus option options opus oracle 
 oral orang orange oranges orchard orchid oregon oreo orgasm orgy orient original orioles orion orlando orpheus oscar 
 oscars osiris osprey oswald othello otis ottawa otto outback outkast outlaw outside outsider over overkill overlord 
 owen ownage oxford oxygen oyster ozzy p0o9i p0o9i8u p4ssw0rd pa55w0rd pa55word pablo pacers pacific pacino pack 
 packard packer packers pacman paco paddle padres page paige pain paint paintbal paintball painter painting paisley 
 pajero pakista pakistan palace paladin palermo pallmall palmeiras palmer palmtree paloma pamela panama panasoni 
 panasonic pancake pancakes pancho panda pandas pandora pang panhead panic panter pantera panther panthers panties 
 pants pantyhos panzer paolo papamama paper paperino papers papillon papito paradigm paradis paradise paradox paragon 
 paraklast1974 paramedi paranoid paris park parker parkour parlament parol parola parrot partner party pasadena 
 pascal pasha pass passat passes passfan passion passmast passme passord passpass passport passw passw0rd passwd 
 passwor password password1234 passwordassword passwordpassword passwords passwordstandard passwort pastor pasword 
 patch patches pathetic pathfind patience patric patrice patrici patricia patrick patrik patriot patriots patrol 
 patton patty paul paula paulie paulin paulina pauline paulpaul pavel pavement pavilion pavlik pavlov paxton payday 
 payton pdtplf peabody peace peach peaches peachy peacock peanut peanutbutter peanuts pearl pearljam pearls pearson 
 peavey pebble pebbles pecker peddler pedido pedidos pedro peekaboo peeper peewee pegasus peggy pelican pencil 
 penelope penetration peng penguin penguins penis penny pentagon penthous pentium people pepito peppe pepper peppers 
 pepsi perfect perkins perry persian persik person persona personal pertinant pervert pete peter peterbil peterpan 
 peters peterson petra petrov petrova petrovich petunia peugeot peyton pfqwtd27121988 phantom pharao pharmacy phat 
 pheonix phialpha phil philadelphia philip philipp philippe philips phillies phillip phillips philly phish phoebe 
 phoeni phoenix phone photo photon photos phpbb phreak phyllis physics pian piano pianoman pianos piao piazza picard 
 picasso piccolo pickle pickles picks pickup picnic pics picture pictures picturs pierce piercing pierre pietro 
 pigeon piggies piggy piglet pigpen pikachu pilgrim pillow pilot pimp pimpdadd pimpdaddy pimpin pimping pinball 
 pineappl pineapple pinetree ping pingpong pinhead pink pinkfloy pinkfloyd pinkie pinky pinnacle pinto pioneer 
 pipeline piper pippen pippin pippo piramida pirate pirates pisces pissed pisser pissing pissoff pistol piston 
 pistons pitbull pitch pitcher pitchers pixies pizdec pizza pizzahut pizzaman pizzas pjkjnj place placebo placid 
 plane planes planet plants plasma plastic plastics platinum plato platon platypus play playa playball playboy player 
 players playing playmate playstat playstation playstation2 playstation3 playtime please pleasure ploppy plumber 
 pluto plymouth pobeda pocket poetry point pointer poison poisson pokemo pokemon poker pokey poland polaris police 
 polina polish pollux polly polniypizdec polniypizdec0211 polniypizdec1102 polniypizdec110211 polo polopolo polska 
 pommes pompey poncho pong pontiac pony poochie poodle pooh poohbear pookey pookie pooky pool poontang poop pooper 
 poophead poopie poopoo pooppoop poopy pooter popcorn popeye popova popper poppy poptart porkchop porn pornking porno 
 pornographic pornos pornporn pornstar porsche portal porter portia portland portugal poseidon positive possum post 
 postal poster postman potato pothead potter pounding powder powell power powerful powerman powers prague praise 
 prayer prayers preacher precious predator pregnant prelude premier premium presario presiden president presley 
 pressure presto preston pretty pretzel pride priest primavera prime primus prince princes princesa princess pringles 
 printer printing prissy privacy private privet probes prodigy producer professional profile profit program progress 
 project promise property prophecy prophet prospect prosper protect protocol proton prototype proview prowler proxy 
 prozac psycho ptybnxtvgbjy public puck puddin pudding puffer puffin puffy pufunga pugsley pulled pulsar pumper 
 pumpkin pumpkins punch punisher punk punkass punker punkin punkrock punksnotdead puppet puppies puppy puppydog 
 pupsik purdue purpl purple pushkin puss pussey pussie pussies pusssy pussy pussycat pussyman pussys pusyy putter 
 puzzle pyon pyramid python q1q2q q1q2q3q4q q1w2e q1w2e3r q1w2e3r4t q1w2e3r4t5y q1w2e3r4t5y6 q1w2e3r4t5y6u7 
 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q2q3q q2q3q4q q2w3e q2w3e4r q2w3e4r5t q2w3e4r5t6y qa2ws qa2ws3ed qawsed 
 qawsedrf qawsedrftgyh qaywsx qaz123wsx qaz123wsx456 qaz2ws qaz2wsx qaz2wsx3edc qaz2wsx3edc4rfv qazqaz qazws qazwsx 
 qazwsx123456 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazwsxqazwsx qazxcv qazxsw qazxsw23edc 
 qazxswedc qazxswedc123 qazxswedcvfr qazzaq qian qiang qiao qing qiong qpalzm qqqq qqqqq qqqwww qqwwee quake quality 
 quan quant4307s quantum quartz quasar quattro quebec queen queenie queens quentin quest question quick quincy qw12qw 
 qw23er qw34er qwas qwaszx qwaszxerdfcv qwe123qwe qwe123qwe123 qweasd qweasdzx qweasdzxc qweasdzxc123 qwedsa qweqwe 
 qwer qwerasdf qwerasdfzxcv qwert qwertasdfgzxcvb qwerty qwerty123456 qwerty123456789 qwertyasdfgh qwertyu qwertyui 
 qwertyuio qwertyuiop qwertyuiop10 qwertyuiop12 qwertyuiop123 qwertyuiop12345 qwertyytrewq r2d2c3po rabbit rabbits 
 rabota race racecar racer racers racerx rachael rachel rachelle racing radar radeon radical radio radiohea radiohead 
 raduga rafael rage ragnarok raiden raider raiders railroad rain rainbow rainbows rainer raining rainman rainyday 
 raistlin raleigh ralph ralphie rambler rambo ramirez ramjet rammstein ramona ramones rampage ramrod rams ramses 
 ramsey ranch rancid randall randolph random randy ranetki rang range ranger rangers raphael rapier rapper raptor 
 rapture raquel rascal rasdzv rasmus rasputin rasta rastaman ratboy rated ratman raven ravens raymond razor razz 
 rbhbkk rctybz reader readers reading ready reagan real reality really realmadrid reaper reason rebecca rebel rebels 
 rebelz reboot recall reckless recon record records recovery redalert redbaron redbird redbone redbull redcar redd 
 reddevil reddog reddwarf redeye redfish redfox redhat redhead redheads redhot redleg redlight redline redman redneck 
 redone redrose redrum reds redskin redskins redsox redstar redwine redwing redwings redwood reebok reefer reeves 
 referee reflex reggae reggie regina reginald register rehbwf reilly reload reloaded remember remingto remote renata 
 renate renato renault rene renee renegade reng repair report reptile republic requiem rereirf rescue research 
 reserve resident residentevil respect restart retard retire retired return reuben reveal revenge review revoluti 
 revolution revolver rewq reynolds reznor rfgbnjirf rfgecnf rfhbyf rfhfvtkmrf rfhfylfi rfhnjirf rfnthbyf rfnthbyf1988 
 rfntymrf rfrfirf rfrnec rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnf rhfcjnrf rhiannon rhino rhinos rhjkbr rhjrjlbk rhonda 
 rhtdtlrj rhubarb rhythm ribbit ricard ricardo riccardo rice rich richar richard richards richie richmond rick ricky 
 rico riddle ride rider riders ridge riffraff right rightnow riley rimmer ring ringer ringo ripken ripley ripped 
 ripper ripple rising rita ritter river rivera riverrat rivers riversid rjcvjc rjhjdf rjhjkm rjhjktdf rjirfrgbde 
 rjntyjr rjs1la7qe rjycnfynby road roadkill roadking roadrunn roadrunner roadster roadway robbie rober robert roberta 
 roberto roberts robin robins robinson robocop robot robotech robotics rocco rochelle rock rocker rocket rockets 
 rockey rockford rockhard rockie rockies rockin rocknrol rocknroll rockon rockrock rocks rockstar rockwell rocky 
 rodeo rodman rodney rodrigo rodrigue roger rogers rogue roland rolex roll roller rollin rolling rollins rolltide 
 roma roman romance romano romans romantic romario romashka romeo romero rommel ronald ronaldinho ronaldinho10 
 ronaldo rong ronnie roofer rookie rooney rooster roosters root rootbeer rosario roscoe rose rosebud rosemary roses 
 rosewood rosie ross roswell rotary rotten rough route rover rovers rowing roxanne roxy royal royals royalty rrpass 
 rtyuehe ruan rubber rubble rubicon ruby rudeboy rudolf rudy rufus rugby rugger rugrat rules rulez rulezzz rumble 
 runaway runescape runner running rupert rush rushmore ruslan russ russel russell russia russian rustam rusty 
 rustydog ruth ruthie ryan sabbath sabina sabine sable sabre sabres sabrina sacred sadie safari safety safeway 
 saffron sahara saigon sailboat sailing sailor saint saints sairam saiyan sakura salamander salami salasana saleen 
 salem sales salinas sally salman salmon salome salomon salope salsa salsero salvador salvatore samanth samantha 
 samara sambo samiam samir samira samm sammie sammy sammys samoht sampson samson samsun samsung samtron samuel 
 samurai sanchez sancho sand sandberg sander sanders sandie sandiego sandman sandr sandra sandrine sandro sandwich 
 sandy sanford sanfran sanfrancisco sang sanity santa santafe santana santiag santiago santos saopaulo sapper sapphic 
 sapphire sara sarah sarajevo sarasara saratoga sarita sascha sasha sashka saskia sassy sasuke satan satana satchmo 
 satellite satisfaction saturday saturn saudade saun saun24865709 sauron sausage sausages savage savanna savannah 
 savior sawyer saxophon sayang scamper scandinavian scania scanner scarface scarlet scarlett schalke schatz scheisse 
 schmidt school schoolgirlie schubert schumi science scirocco scissors scooby scoobydo scoobydoo scooter score 
 scorpio scorpion scorpions scotch scotland scott scottie scotty scout scouts scrabble scrapper scrappy scratch 
 scream screamer screen screw screwy screwyou script scrotum scruffy scuba scully sdicmt7seytn seabee seadog seadoo 
 seagull seahawks sealteam seaman seamus sean searay search seaside season seattle seawolf sebastia sebastian sebora 
 sebring second secret secreto secrets secure security sedona seductive seeker seeking seemnemaailm segblue segredo 
 seguidores seinfeld sekret select selena selina seminole semper semperfi senate senator senators seneca seng senha 
 senhaforte senhanova senhasegura senior senna sensei sentinel sentry sephirot sephiroth septembe september serega 
 serena serenity sergbest sergeant sergei sergey sergi sergio series serious serpent sersolution server service 
 services sesame seven sevens severin sex4me sexgod sexman sexo sexsex sextoy sexual sexx sexxx sexxxx sexxxy sexxy 
 sexy sexybabe sexybitch sexyboy sexygirl sexylady sexyman sexyone sexysexy seymour sf49ers shado shadow shadows 
 shady shag shaggy shai shaker shakira shakur shalom shaman shampoo shamrock shamus shan shane shaney shang shanghai 
 shania shanna shanno shannon shanti shao shaolin shark sharks sharky sharon sharp sharpe shasta shauna shaved shawn 
 shawna shayla shazam shearer sheba sheeba sheena sheep sheepdog shei sheila shelby sheldon shell shelley shells 
 shelly shemale shen sheng shepherd sheridan sheriff sherlock sherman sherri sherry sherwood sheryl shibby shield 
 shiloh shine shiner shinobi shirley shit shitface shithead shitshit shitty shock shocker shodan shoe shoes shogun 
 shojou shonuf shooter shop shopper shopping short shorty shot shotgun shou shovel show shower showing showme 
 showtime shredder shrimp shuai shuang shui shun shuo shurik shuttle shutup sick sickboy sickness sidekick sidney 
 siemens sierra sigma sigmachi signal silence silent silicon silk silly silver silverad silverado silvia simba 
 simmons simon simona simone simons simple simpson simpsons sims sinatra sinbad sinclair singapor singapore singer 
 single sinister sinned sinner siobhan sirius sissy sister sisters site sites sithlord sixers sixpack sixty skate 
 skateboard skater skeeter skibum skidoo skiing skilled skillet skinhead skinner skinny skip skipper skippy skirt 
 skittles skolko skorpion skunk skydive skydiver skyhawk skylar skylark skyler skyline skywalke skywalker slacker 
 slamdunk slammer slapnuts slapper slappy slapshot slash slater slava slave slavik slayer sleep sleeper sleeping 
 sleepy slick slider slim slimjim slimshad slimshady slinky slipknot slipper slippery sliver slonik sloppy slowhand 
 slugger sluggo slut sluts sluttey slutty smackdow smackdown small smalls smart smartass smashing smeghead smegma 
 smelly smile smiles smiley smirnoff smirnov smirnova smith smithers smiths smitty smoke smoker smokes smokey smokie 
 smokin smoking smooch smooth smoothie smother smudge smurf smut snake snakes snapon snapper snapple snappy snatch 
 sneakers sneaky snicker snickers sniffing sniper snooker snoop snoopdog snoopy snow snowball snowbird snowboar 
 snowboard snowflak snowman snuffy snuggles snyder sobaka socce soccer socks socrates sofia softail softball softtail 
 software sojdlg123aljg sokolova solace solaris soldat soldier soleil solitude solnce solo solomon solution some 
 someday someone somerset somethin something sommer sonata song sonia sonic sonics sonnenschein sonny sonoma sonora 
 sony sonyericsson sonyfuck sonysony sooner sooners sophi sophia sophie soprano sopranos soso123aljg soul soulfly 
 soulmate sound source south southern southpar southpark southpaw sowhat space spaceman spain spam spanish spank 
 spanker spanking spankme spanks spanky spanner sparhawk spark sparkle sparkles sparks sparky sparrow sparta spartak 
 spartan spartans spawn speaker speakers spears special specialinsta specialk spectre spectrum speed speedo speedway 
 speedy spence spencer sperma sphinx spice spider spiderma spiderman spidey spiffy spike spiker spikes spikey spinner 
 spiral spirit spitfire splash spleen splendid spliff splinter spock spoiled sponge spongebo spongebob spooge spook 
 spooky spoon spooner spoons sport sporting sports sporty spot spotty spread spring springer springs sprint sprinter 
 sprite sprocket sprout spud spunk spunky spurs sputnik spyder sqdwfe squall square squash squeak squeeze squerting 
 squid squirrel squirt squirts srinivas stacey stacie stacy stafford stalin stalker stallion stan standard standby 
 stanford stang stanislav stanley stanton staples star starbuck starcraf starcraft stardust starfire starfish 
 stargate starligh starlight starlite starman starr stars starship starstar start starter startrek starwar starwars 
 stasik state static station status stayout stealth steam steaua steel steele steeler steelers stefan stefanie 
 stefano steffen steffi stella stellar stepan steph stephan stephane stephani stephanie stephen stephens stereo 
 sterlin sterling stern sterva steve steven stevens stevie stewart stick stickdaddy77 stickman sticks sticky stiffy 
 stigmata stiletto stimpy sting stinger stingray stinker stinky stinkyfinger stirling stitch stock stocking stocks 
 stockton stokes stolen stone stonecol stonecold stoned stoner stones stonewal stoney stooge stop stopit stoppedby 
 storage store stories storm storms stormy straight strange stranger strap stratfor stratocaster stratus strawber 
 strawberry stream streaming street streets strelok strength stress stretch strider strife strike striker string 
 strip stripes stripper stroke stroker strong stryker stuart stubby stud student studio studly studman stuff stumpy 
 stunner stupid style styles stylus suan subaru sublime submit suburban subway subzero success suck suckcock suckdick 
 sucked sucker suckers sucking suckit suckme suckmydick sucks suede sugar sugars suicide sullivan sultan summe summer 
 summers summit sundance sunday sundevil sunfire sunflowe sunflower sunlight sunny sunnyday sunrise sunset sunshin 
 sunshine super superb superfly superior superma superman supernatural supernov supernova supersonic supersta 
 superstar support supra supreme surf surfer surfing surgery surprise survey surveyor survival survivor susan susana 
 susanna susanne sushi susie susieq suslik sutton suzanne suzuki sveta svetik svetlana svoboda swallow sweden swedish 
 sweeney sweeps sweet sweetheart sweetie sweetnes sweetness sweetpea sweets sweety swifty swimmer swimming swinger 
 swingers swinging switch swoosh sword swordfis swordfish swords sydney sylveste sylvia sylvie syncmaster synergy 
 syracuse system systemofadown systems syzygy tabasco tabatha tabitha taco tacobell tacoma tadpole taekwondo taffy 
 taichi taipan talbot talisman talk talks talon tamara tamerlan tammie tammy tampabay tang tangerin tango tank tanker 
 tanner tantra tanya tara tarakan tardis target tarheel tarheels tarpon tarzan tasha tasty tatarin tatiana tatjana 
 tattoo tatyana taurus taxman taylo taylor tazman tazmania tazz tbird tbone tdutybq tdutybz teacher team teamo teaser 
 tech technics techno teddy teddybea teddybear teen teenage teens teensex tekken telecom telefon telephon telephone 
 teller temp tempest templar temple temppass temppassword tenchi tender teng tennesse tennis tequier tequila terefon 
 teresa terminal terminat terminator termite terra terrapin terrell terrier terror terry tessie test testando teste 
 tester testing testpass testtest tetris tetsuo texas thailand thanatos thanks thankyou theater theatre thebear 
 thebeast thebest theboss thecakeisalie thecat thecrow thecure thedog thedon thedoors thedude theend theforce thegame 
 thegreat their thekid theking thelma theman theodore theone therapy there theresa therock these thesims thewho 
 thierry thing things think thinking thirteen thirty this thisisit thoma thomas thompson thong thongs thor thrasher 
 three threesom throat thuglife thumb thumbs thumper thunder thunderb thursday tiamat tian tiao tiberius tiburon 
 ticket ticketmaster tickle tickler tickling ticklish tictac tiffany tiger tigercat tigers tigge tigger tight tights 
 tiktok timao timber time timeout times timmy timosha timothy timoxa timur tina ting tinker tinkerbe tinkerbell 
 tinman tintin tiny tipper titan titanic titanium titans titfuck titleist titman tits titten titties titts titty 
 tkbpfdtnf toad toast toaster tobias toby tobydog today todd toejam toffee together toilet tokiohotel toledo tolkien 
 tomahawk tomas tomato tomcat tommie tommy tommyboy tomorrow tomtom tong tongue tonight tony tonytony toocool tool 
 toolbox toolman toomuch toon toonarmy tootie tootsie topcat topdog topgun tophat topher topolino topper topsecret 
 toriamos torino tornado toronto torpedo torres tortoise torture toshiba tosser total totoro tottenha tottenham 
 touching tower towers town toyota trace tracer tracey track tracker tractor tracy trader traffic trailer train 
 trainer training trains traktor tralala trample trance tranny trans transam transfer transformers transit translator 
 trapper trash trauma travel traveler travis treasure treble trebor tree treefrog trees treetop treetree trek trent 
 trenton trevor trey trfnthbyf trial triangle tribal tribble tribe tricia trick tricky tricolor trident trigger 
 trigun trinidad trinitro trinitron trinity trip triple tripleh triplex tripod tripper trisha trista tristan triton 
 triumph trixie trocar trocarsenha trojan trojans troll trombone trooper tropical trouble trout troy truck trucker 
 trucking trucks true trueblue truelove truffles truman trumpet trunks trust trustme trustno truth tsunami tuan 
 tucker tucson tuesday tujhrf tulips tuna tunafish tundra tuning tunnel tupac turbo turbos turkey turner turnip 
 turtle turtles tuscl tuxedo tweety twelve twenty twiggy twilight twinkie twinkle twins twist twisted twister tycoon 
 tyler typhoon tyrant tyrone tyson ufkbyf ugd5hip2j ukraine uldv ultima ultimate ultra ulysses umbrella umpire 
 unbelievable undead underdog underground undertak undertaker underwear unicorn union unique united universa 
 universal universe university unknown unlock unreal uptown upyours uranus ursula usarmy user username usmarine usmc 
 usnavy usuario usuckballz utjhubq utopia vacation vader vadim vagabond vagina valencia valentin valentina valentine 
 valera valeri valeria valerie valeriya valery valhalla valkyrie valley valleywa vampir vampire vampires vancouve 
 vancouver vanessa vanguard vanhalen vanilla vantage vanyarespekt varvara vasco vasilisa vaughn vauxhall vbienrf 
 vbkfirf vector vectra vedder vegas vegeta vegitta vegitto vehpbr velocity velvet vendas vendetta venera venice venom 
 ventura venture venus vera verao verbatim verdao verena veritas verizon vermont vernon verona veronica veronika 
 versace vertigo vette vfcnth vfczyz vfhbyf vfhbyfvfhbyf vfhecz vfhufhbnf vfhujif vfibyf vfitymrf vfksirf vflfufcrfh 
 vfndtq vfntvfnbrf vfrcbv vfrcbvrf vfrcbvvfrcbv vfvekz vfvfgfgf vfvfvskfhfve vfvjxrf vgirl viagra vickie vicky victor 
 victori victoria victory video videos vides vienna vietnam viewsoni viewsonic viking vikings viktor viktoria 
 viktoriya villa village vince vincent vincenzo vinnie vintage violet violetta violin viper vipergts vipers virago 
 virgil virgin virginia virginie virgo virtual virus visa vision visited visitor visual vitalik vitamin vivian vixen 
 vjcrdf vjkjrj vjqgfhjkm vkontakte vlad vladik vladimir vladimirovna vladislav vodafone vodka volcano volcom volkov 
 volkswag volley volleyba volleyball volume volvo voodoo vortex voyager voyeur vqsablpzla vsegda vsjasnel vulcan 
 wachtwoord waffle waffles wagner waiting waldo walker wallace wallet walleye wally walmart walnut walrus walter 
 walton wanderer wang wanker wanking wannabe wanrltw wanted wapbbs warcraft wareagle warez warhamme warhammer 
 warhammer40k warlock warlord warner warning warren warrior warriors warthog warwick wasabi washburn washingt 
 washington wasser wassup wasted watch watcher water waterboy waterfal waterloo waterman waters waterski watford 
 watson wave wayne wazzkaprivet wazzup wdtnjxtr wealth weapon weare wearing weasel weather weaver webber webhompas 
 webmaste webmaster website websol websolutions websolutionssu webster webuivalidat wedding wednesda weed weekend 
 weezer weihnachtsbau weihnachtsbaum weiner weird welcom welcome welder welkom weller wendy weng werder werdna 
 werewolf werner werter wesley west western westham weston westside westwood wetpussy wetter wg8e3wjf whales what 
 whatever whatsapp whatsup whatthe whatup whatwhat wheeler wheels whiplash whiskers whiskey whisky whisper whistler 
 white whiteboy whiteout whitesox whitey whitney whocares whoknows whore whores whosyourdaddy whynot wibble wiccan 
 wicked widget wifey wilbur wild wildbill wildcard wildcat wildcats wilder wildfire wildman wildone wildwood wilhelm 
 will willard willem willi willia william williams willie willis willow willy wilson wind windmill window windows 
 windsor windsurf winfield winger wingman wingnut wings winner winners winnie winona winston winter wireless wisdom 
 wiseguy wishbone wives wizard wizards wizzard wolf wolfen wolfgang wolfie wolfman wolfpac wolfpack wolverin 
 wolverine wolves womam woman womans wombat womble women wonder wonderboy wonderfu wonderful wood woodie woodland 
 woodman woods woodstoc woody woofer woofwoof woohoo wookie word wordpass wordup work worker working workout world 
 worm wormix worthy wp2003wp wr2i7h wraith wrangler wrench wrestle wrestler wrestlin wrestling wright wrinkle writer 
 wsx3edc wsxedc wutang wxcvbn wyoming x2zkg8w x7pxr xanadu xander xantia xavier xbox xerxes xfiles xian xiang xiao 
 xing xiong xtreme xuan xxxp455w0rd5 xxxpass xxxxxx yamaha yamahar yamato yang yankee yankees yaroslav yasmin ybrbnf 
 ybrjkfq yeah yeahbaby yellow yessir yfcntyf yfcntymrf yfnfif yfnfirf yfnfkb yfnfkmz ying yinyang yjdsqgfhjkm yoda 
 yogibear yolanda yomama yong yorkie yosemite youknow young yourmom yousuck youtube yoyoma yuan yugioh yummy yvette 
 yvonne yzerman z1x2c z1x2c3v z1x2c3v4b z1x2c3v4b5n6 z1x2c3v4b5n6m7 z2x3c z2x3c4v z2x3c4v5b zach zachary zack zalupa 
 zander zang zanzibar zaphod zappa zapper zaq12wsx zaq12wsxcde3 zaq1xsw zaq1xsw2cde3 zaqwsx zaqwsxcde zaqwsxcderfv 
 zaqxsw zaqxswcde zaraza zarina zasada zcfvfzkexifz zebra zebras zelda zeng zenith zephyr zeppelin zero zerocool 
 zerozero zeus zhai zhang zhao zhei zheng zhjckfd zhong zhou zhuai zhuang zhui zhun zhuo zidane ziggy zigzag zildjian 
 zimmer zinger zipper zippo zippy zodiac zoloto zombie zone zong zoomzoom zorro zqjphsyf6ctifgu zuan zulu zurich 
 zvezda zxasqw zxcasd zxcasdqwe zxcasdqwe123 zxccxz zxcv zxcvasdf zxcvb zxcvbn zxcvbn123456 zxcvbnm zxcvbnm123456789 
 zxcvbnmmnbvcxz zyjxrf zzzxxx `
