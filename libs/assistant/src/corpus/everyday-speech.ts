import { readConversations } from './read-conversations.ts'

/** Slang, accents, dictation and mistakes of writing. */
export const everydaySpeech = readConversations(`
salve truta, quero 500 seguidore no istagram @mc_pikeno quanto fica / demoro manda → order instagram followers 500 instagram.com/mc_pikeno R$ 45,00
manda 300 cutida nesse rels aí https://www.instagram.com/reel/DXyzAbc1234/ / sim manda → order instagram likes 300 instagram.com/reel/DXyzAbc1234 R$ 25,00
500 isncritos no yutube youtube.com/@gamer.do.norte / pd gerar → order youtube subscribers 500 youtube.com/@gamer.do.norte R$ 80,00
bota 2mil vizualizaçoes aki https://youtu.be/abcABC12345 / pod mandar → order youtube views 2000 youtube.com/watch?v=abcABC12345 R$ 35,00
qria sem seguidor no tik tok @jhow.dancer, 100 msm / issoo → order tiktok followers 100 tiktok.com/@jhow.dancer R$ 12,00
fala chefia bota 1.5k de seguimores no bar.do_chico insta pfvr / bora chefe → order instagram followers 1500 instagram.com/bar.do_chico R$ 120,00
oiee 😊 td bem?? entao qria 500 segs no meu ig q eh @dudinha.nails 💅 / issooo pode manda o pix 💕 → order instagram followers 500 instagram.com/dudinha.nails R$ 45,00
50 likezinho só kkk https://www.instagram.com/p/Cxx-yy_zz12/ / kkk sim → order instagram likes 50 instagram.com/p/Cxx-yy_zz12 R$ 8,00
uai sô, põe aí umas 500 visualização nesse trem https://www.youtube.com/watch?v=zzzZZZ99999 / uai, pode pô → order youtube views 500 youtube.com/watch?v=zzzZZZ99999 R$ 12,00
bah guria quero 500 seguidores no tiktok tiktok.com/@guria.do.sul tchê / tri, pode gerar → order tiktok followers 500 tiktok.com/@guria.do.sul R$ 45,00
oxe meu rei, vê 500 seguidor aí pro instagram.com/baianinho.oficial / massa, gere aí → order instagram followers 500 instagram.com/baianinho.oficial R$ 45,00
oi vírgula eu quero cem inscritos no meu canal do youtube arroba vlogdatata / sim pode gerar → order youtube subscribers 100 youtube.com/@vlogdatata R$ 25,00
mil curtida nesse post ponto final https://www.instagram.com/p/DKlmNopQrst/ / sim → order instagram likes 1000 instagram.com/p/DKlmNopQrst R$ 60,00
Boa noite moço vc pode colocar 500 ceguidores pra mim instagram.com/estetica.ju / quero sim obrigada → order instagram followers 500 instagram.com/estetica.ju R$ 45,00
koé, qro 500 sgdrs no insta @kaka.nunes / já é, manda → order instagram followers 500 instagram.com/kaka.nunes R$ 45,00
fala irmão, 1k de segui no ig @tchelo / fechô → order instagram followers 1000 instagram.com/tchelo R$ 82,50
300 curtida nessa ft https://www.instagram.com/p/Dslang00001/ / isso msm mano → order instagram likes 300 instagram.com/p/Dslang00001 R$ 25,00
joga 500 vius no meu video https://youtu.be/slangVIEW01 / pode jogar → order youtube views 500 youtube.com/watch?v=slangVIEW01 R$ 12,00
quero 500 seguidores no meu tictoc @naty.vlogs / simm → order tiktok followers 500 tiktok.com/@naty.vlogs R$ 45,00
100 escritos no meu canal youtube.com/@rapdobairro / pd crer, manda → order youtube subscribers 100 youtube.com/@rapdobairro R$ 25,00
oi amg 500 seguidorezinhos pro @lu_make insta 🥰 / claro amg manda → order instagram followers 500 instagram.com/lu_make R$ 45,00
ôxi menino bote quinhento seguidor no meu insta @nordestino / tá certo, pode botar → order instagram followers 500 instagram.com/nordestino R$ 45,00
cê põe 100 seguidor no insta @mineirim pra mim sô / põe uai → recap instagram followers 100 instagram.com/mineirim R$ 15,00
EU QUERO MIL LIKES AQUI HTTPS://WWW.INSTAGRAM.COM/p/Dcaps000001/ / SIM → order instagram likes 1000 instagram.com/p/Dcaps000001 R$ 60,00
quero quinhentos seguidores interrogação não exclamação no perfil do instagram @voz.ditada ponto / sim confirmo ponto → order instagram followers 500 instagram.com/voz.ditada R$ 45,00
5K DE SEGUIDORES NO INSTA @cincok / FECHADO → order instagram followers 5000 instagram.com/cincok R$ 300,00
fala tu, lança 500 seguidor no meu insta @zeca.tatoo / lança → order instagram followers 500 instagram.com/zeca.tatoo R$ 45,00
oiii eu quero 500 inscrito no meu canau youtube.com/@minecraftbr / siiiim → order youtube subscribers 500 youtube.com/@minecraftbr R$ 80,00
300 cutidas no istagran https://www.instagram.com/p/Dtypo000001/ / podi gerar → order instagram likes 300 instagram.com/p/Dtypo000001 R$ 25,00
qro 2,5k sgdrs ttk @rainhadoacai / vlw manda → order tiktok followers 2500 tiktok.com/@rainhadoacai R$ 180,00
mete 10k de visu no clipe https://youtu.be/t1y2p3o4v5w / mete bala → order youtube views 10000 youtube.com/watch?v=t1y2p3o4v5w R$ 120,00
Ola minha filha eu quero 100 seguidor no instagran @vovo.tricoteira Deus abençoe / sim minha filha pode fazer → order instagram followers 100 instagram.com/vovo.tricoteira R$ 15,00
menina do ceu quero 500 seguidoras no insta @gabi_nails / kkkk sim amiga → order instagram followers 500 instagram.com/gabi_nails R$ 45,00
ow, 100 insc no yt @zoeira / sussa, manda → recap youtube subscribers 100 youtube.com/@zoeira R$ 25,00
1000 laiks nesse rilis https://www.instagram.com/reel/Dmilllikes1/ / demoro → order instagram likes 1000 instagram.com/reel/Dmilllikes1 R$ 60,00
desenrola 300 like nesse post ai https://www.instagram.com/p/Dgiria00001/ / desenrola → recap instagram likes 300 instagram.com/p/Dgiria00001 R$ 25,00
2500 seguidores tiktok @cris.doces / tira mil → recap tiktok followers 1500 tiktok.com/@cris.doces R$ 112,50
opa quero 500 seguidores @bolos.da.cris é insta / isso → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
opa quero 500 seguidores @bolos.da.cris é insta / sim → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
quanto ta 2000 views / youtu.be/dQw4w9WgXcQ / pode mandar → order youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
100 inscritos pra testar youtube.com/@receitasdacris / ok → order youtube subscribers 100 youtube.com/@receitasdacris R$ 25,00
tiktok.com/@cris.doces 2500 / sim → order tiktok followers 2500 tiktok.com/@cris.doces R$ 180,00
instagram.com/p/CxYzAbC1234 1000 likes pfv → recap instagram likes 1000 instagram.com/p/CxYzAbC1234 R$ 60,00
me arruma mil coraçãozinho nesse post instagram.com/p/CxYzAbC1234 → recap instagram likes 1000 instagram.com/p/CxYzAbC1234 R$ 60,00
qria uns 800 seguidores, meu insta: bolos.da.cris_ → recap instagram followers 800 instagram.com/bolos.da.cris_ R$ 67,50
to precisando dar um up no @bolos.da.cris (insta), 500 seguidores → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
youtu.be/dQw4w9WgXcQ / 5k views → recap youtube views 5000 youtube.com/watch?v=dQw4w9WgXcQ R$ 66,88
fecha 1500 seguidores no insta, @bolos.da.cris → recap instagram followers 1500 instagram.com/bolos.da.cris R$ 120,00
patroa mandou comprar 500 seguidores instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
quero 500 seguidores pra conta da minha filha instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
oi, vi vcs no google, 500 seguidores instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
tô com 480 seguidores e quero mais 500 instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
tô com 480 seguidores e quero chegar a 1000 instagram.com/bolos.da.cris → recap instagram followers 520 instagram.com/bolos.da.cris R$ 46,50
meu concorrente tem 10 mil, eu quero 500 seguidores instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
abri ontem meu delivery, 500 seguidores instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
demorei mas decidi, 500 seguidores instagram.com/bolos.da.cris → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
500 seguidores instagram.com/bolos.da.cris e quanto tempo demora? → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
500 seguidores reais instagram.com/bolos.da.cris, sem robô por favor → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
500 seguidores instagram.com/bolos.da.cris se cair vcs repõem? → recap instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
500 não, 1000 seguidores instagram.com/bolos.da.cris → recap instagram followers 1000 instagram.com/bolos.da.cris R$ 82,50
queria 1000 seguidores por 82,50 instagram.com/bolos.da.cris → recap instagram followers 1000 instagram.com/bolos.da.cris R$ 82,50
meu perfil tá parado, quero 500 seguidores instagram.com/bolos.da.cris / sim → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
recebi um dinheirinho, quero 500 seguidores instagram.com/bolos.da.cris / sim → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
ninguém me segue kkk 500 seguidores instagram.com/bolos.da.cris / sim → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
perdi minha conta antiga, nova é instagram.com/bolos.da.cris, 500 seguidores / sim → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
caiu meu engajamento, bora 500 seguidores instagram.com/bolos.da.cris / sim → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
500 seguidores p/ instagram.com/bolos.da.cris / pode ser → order instagram followers 500 instagram.com/bolos.da.cris R$ 45,00
quero 500 seguidores no ticktock @naty.vlogs / simm → order tiktok followers 500 tiktok.com/@naty.vlogs R$ 45,00
100 seguidor pro meu tiquetoque @naty.vlogs / bora → order tiktok followers 100 tiktok.com/@naty.vlogs R$ 12,00
`)
