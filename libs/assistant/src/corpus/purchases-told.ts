import { readConversations } from './read-conversations.ts'

/** Told of what was bought, with its number, product and page, in whatever words: a ticket, and nothing is sold. */
export const purchasesTold = readConversations(`
comprei 500 seguidores e ate agr nd @lojadabia → ticket instagram.com/lojadabia
paguei os 500 seguidores do @lojadabia e nao entrou nenhum → ticket instagram.com/lojadabia
kd meus 1000 seguidores q paguei ontem? @barbeariadoze → ticket instagram.com/barbeariadoze
fiz um pedido de 1000 e veio 600 @barbeariadoze → ticket instagram.com/barbeariadoze
pedi mil seguidor pro instagram.com/cafeteria.norte e só veio uns 400 → ticket instagram.com/cafeteria.norte
meu insta @studio.lu perdeu 300 seguidores depois da entrega → ticket instagram.com/studio.lu
era pra hoje os 500 seguidores do @studio.lu → ticket instagram.com/studio.lu
aguardando desde ontem as 300 curtidas https://instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
nao apareceram ainda as views youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
comprei 500 sem querer no insta @padaria.sol → ticket instagram.com/padaria.sol
os 200 que comprei sumiram, @padaria.sol → ticket instagram.com/padaria.sol
ja faz 3 dias e so entrou 120 de 500 no @padaria.sol → ticket instagram.com/padaria.sol
paguei a 2h e nada das 300 curtidas instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
fiz o pix de 45 reais dos 500 seguidores do @mecanica.ze e nao chegou → ticket instagram.com/mecanica.ze
contratei 2000 visualizações pro youtu.be/dQw4w9WgXcQ e continua com 30 views → ticket youtube.com/watch?v=dQw4w9WgXcQ
tinha comprado 1000 inscritos p/ youtube.com/@canaldopedro e agora to com 200 → ticket youtube.com/@canaldopedro
vcs entregaram só 250 dos 500 seguidores @anacarol.mkt → ticket instagram.com/anacarol.mkt
faz 5 dias q pedi 1500 seguidores e o @anacarol.mkt continua igual → ticket instagram.com/anacarol.mkt
meus 500 seguidores cairam tudo @anacarol.mkt → ticket instagram.com/anacarol.mkt
o @gui.fit baixou de 2000 pra 1600 seguidores depois q comprei aki → ticket instagram.com/gui.fit
comprei seguidores pro @gui.fit mas botei o link errado, era @gui.fitness → ticket instagram.com/gui.fit
mandei o perfil errado, os 500 seguidores eram pro @doces.dani → ticket instagram.com/doces.dani
comprei 300 curtidas por engano instagram.com/reel/CxYzAbC1234 → ticket instagram.com/reel/CxYzAbC1234
foi sem querer q pedi 1000 seguidores no tiktok @cortesdoleo → ticket tiktok.com/@cortesdoleo
os 500 seguidores do tiktok @cortesdoleo nao vieram → ticket tiktok.com/@cortesdoleo
ate agora nada dos 500 seguidores do tiktok.com/@cortesdoleo → ticket tiktok.com/@cortesdoleo
to esperando desde segunda os 100 inscritos youtube.com/@receitasdavo → ticket youtube.com/@receitasdavo
ta demorando demais os 500 inscritos do canal youtube.com/@receitasdavo → ticket youtube.com/@receitasdavo
ja passou do prazo as 2000 views do youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
vcs disseram q chegava hj os 1000 seguidores do @pet.da.rua → ticket instagram.com/pet.da.rua
prometeram 500 seguidores em 30 minutos no @pet.da.rua e faz 6 horas → ticket instagram.com/pet.da.rua
eu paguei por 1000 e recebi 700 @pet.da.rua → ticket instagram.com/pet.da.rua
recebi só metade dos 1000 seguidores no @pet.da.rua → ticket instagram.com/pet.da.rua
cade o resto dos 1000 seguidores? @pet.da.rua → ticket instagram.com/pet.da.rua
falta entrar 300 seguidores no @pet.da.rua → ticket instagram.com/pet.da.rua
faltaram 200 curtidas no meu post instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
parou em 150 os 500 seguidores do @leo.tattoo → ticket instagram.com/leo.tattoo
travou em 320 seguidores no @leo.tattoo, eram 500 → ticket instagram.com/leo.tattoo
o pedido dos 500 seguidores do @leo.tattoo ta parado desde ontem → ticket instagram.com/leo.tattoo
pix feito, 1000 seguidores, @leo.tattoo, nada ainda → ticket instagram.com/leo.tattoo
ja paguei, são 500 seguidores @flor.de.lis, qnd cai? → ticket instagram.com/flor.de.lis
acabei de pagar 500 seguidores pro @flor.de.lis e nao ta aparecendo → ticket instagram.com/flor.de.lis
paguei 2x os 500 seguidores @flor.de.lis → ticket instagram.com/flor.de.lis
foi cobrado duas vezes os 500 seguidores do instagram @flor.de.lis → ticket instagram.com/flor.de.lis
gerei o pix 2 vezes sem querer de 500 seguidores @flor.de.lis → ticket instagram.com/flor.de.lis
errei o link, coloquei @joao e era @joao.oficial, 500 seguidores → ticket instagram.com/joao
o link q mandei ta errado, o certo é instagram.com/joao.oficial dos 500 seguidores → ticket instagram.com/joao.oficial
quero cancelar os 500 seguidores do @joao.oficial → ticket instagram.com/joao.oficial
desisti dos 1000 seguidores do @joao.oficial → ticket instagram.com/joao.oficial
me devolve o dinheiro dos 500 seguidores @joao.oficial → ticket instagram.com/joao.oficial
sumiu 400 seguidor do @joao.oficial de ontem pra hj → ticket instagram.com/joao.oficial
diminuiu de 1500 pra 1100 meus seguidores @joao.oficial → ticket instagram.com/joao.oficial
desceu 200 seguidores no meu insta @joao.oficial essa semana → ticket instagram.com/joao.oficial
foram embora 300 seguidores dos que vcs mandaram @joao.oficial → ticket instagram.com/joao.oficial
sairam 250 seguidores do meu perfil instagram.com/joao.oficial → ticket instagram.com/joao.oficial
o instagram removeu 500 seguidores q comprei com vcs @nutri.carla → ticket instagram.com/nutri.carla
dos mil seguidores so sobraram 300 @nutri.carla → ticket instagram.com/nutri.carla
comprei 1k ontem e acordei com 600 @nutri.carla → ticket instagram.com/nutri.carla
chegou 500 e caiu 300 no outro dia @nutri.carla → ticket instagram.com/nutri.carla
eu comprei 500 seguidor aqui semana passada e ja foi tudo embora instagram.com/nutri.carla → ticket instagram.com/nutri.carla
so pingou 30 curtida ate agora, paguei 300 instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
entrou 30 e parou, comprei 300 curtidas instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
cd as 300 curtidas do meu reels instagram.com/reel/CxYzAbC1234 → ticket instagram.com/reel/CxYzAbC1234
onde ta os 500 seguidores q eu comprei? insta @vaquinha.doces → ticket instagram.com/vaquinha.doces
quando chega os 1000 seguidores q pedi hj cedo no @vaquinha.doces → ticket instagram.com/vaquinha.doces
quero saber dos 500 seguidores do @vaquinha.doces q paguei → ticket instagram.com/vaquinha.doces
qria saber pq os 500 seguidores do @vaquinha.doces n chegaram → ticket instagram.com/vaquinha.doces
n chegou os 500 seguidores @vaquinha.doces → ticket instagram.com/vaquinha.doces
nn chegou nda das 2000 views youtube.com/watch?v=dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
nada das views ainda, 2000, youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
2000 views pagas e 0 entregues youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
video continua com 12 views, paguei 2000 youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
faz um tempao q comprei 500 views e nem sinal delas youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
o contador nao saiu do lugar, comprei 500 inscritos youtube.com/@canaldopedro → ticket youtube.com/@canaldopedro
comprei 500 inscritos, youtube tirou 200 youtube.com/@canaldopedro → ticket youtube.com/@canaldopedro
meu canal youtube.com/@canaldopedro tava com 1500 inscritos e agora ta com 900 → ticket youtube.com/@canaldopedro
vcs mandaram 500 seguidores no perfil errado, era @loja.azul → ticket instagram.com/loja.azul
os 500 seguidores foram pro perfil errado @loja.azul → ticket instagram.com/loja.azul
caiu no perfil de outra pessoa os 500 seguidores, era pra ser @loja.azul → ticket instagram.com/loja.azul
comprei seguidor brasileiro e veio 500 gringo @loja.azul → ticket instagram.com/loja.azul
veio tudo fake os 500 seguidores do @loja.azul → ticket instagram.com/loja.azul
chegou seguidores indiano no @loja.azul, comprei 500 brasileiro → ticket instagram.com/loja.azul
comprei curtidas e veio views no reel instagram.com/reel/CxYzAbC1234, eram 300 → ticket instagram.com/reel/CxYzAbC1234
comprei 300 curtidas e apaguei o post sem querer instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
meu perfil tava privado qd comprei os 500 @mari.nails → ticket instagram.com/mari.nails
deixei o perfil fechado e perdi os 500 seguidores que comprei @mari.nails → ticket instagram.com/mari.nails
mudei o @ depois de comprar 500 seguidores, era @mari.nails agora é @marinails → ticket instagram.com/mari.nails
paguei 45 e ate agora 0 seguidores @mari.nails → ticket instagram.com/mari.nails
transferi 45 reais pra vcs 500 seguidores @mari.nails e nada → ticket instagram.com/mari.nails
mandei o comprovante dos 500 seguidores @mari.nails e ninguem responde → ticket instagram.com/mari.nails
ngm me responde sobre os 500 seguidores do @mari.nails → ticket instagram.com/mari.nails
abri chamado dos 500 seguidores do @mari.nails e nada → ticket instagram.com/mari.nails
tem 2 dias q to esperando 500 seguidores @mari.nails → ticket instagram.com/mari.nails
comprei com vcs dia 15, 500 seguidores, @mari.nails, nao recebi → ticket instagram.com/mari.nails
boa tarde comprei ontem 1000 seguidores no instagram @ze.churras e ainda nao recebi nenhum → ticket instagram.com/ze.churras
bom dia, meu pedido de 500 seguidores pro @ze.churras ainda consta como pendente → ticket instagram.com/ze.churras
oi, minha compra de 500 seguidores @ze.churras nao foi entregue → ticket instagram.com/ze.churras
oie, cade meus seguidores? paguei 500 @ze.churras → ticket instagram.com/ze.churras
ola gostaria de saber o andamento dos 500 seguidores @ze.churras → ticket instagram.com/ze.churras
eai mano cade os 500 seguidor do @ze.churras → ticket instagram.com/ze.churras
vc me deve 200 seguidores @ze.churras → ticket instagram.com/ze.churras
vcs tao me devendo 300 curtidas instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
me venderam 500 seguidores e entregaram 100 @ze.churras → ticket instagram.com/ze.churras
preciso q reponham 200 seguidores do @ze.churras → ticket instagram.com/ze.churras
quero a reposicao dos 300 que cairam @ze.churras → ticket instagram.com/ze.churras
quero meus 500 seguidores de volta @ze.churras → ticket instagram.com/ze.churras
quero os 500 seguidores q paguei @ze.churras → ticket instagram.com/ze.churras
eu quero meus 500 seguidores agora @ze.churras → ticket instagram.com/ze.churras
quero receber os 500 seguidores do @ze.churras logo → ticket instagram.com/ze.churras
cadê os seguidores que eu pedi, 1000, instagram, @ze.churras → ticket instagram.com/ze.churras
a entrega dos 1000 seguidores do @ze.churras nao terminou → ticket instagram.com/ze.churras
a entrega do meu pedido 1000 seguidores @ze.churras parou no meio → ticket instagram.com/ze.churras
só caiu 80 dos 100 inscritos youtube.com/@aulasdobeto → ticket youtube.com/@aulasdobeto
apareceu só 40 inscritos dos 100 youtube.com/@aulasdobeto → ticket youtube.com/@aulasdobeto
veio 90 ta faltando 10 inscrito youtube.com/@aulasdobeto → ticket youtube.com/@aulasdobeto
pedi 100 veio 60 youtube.com/@aulasdobeto → ticket youtube.com/@aulasdobeto
comprei 100 recebi 60 youtube.com/@aulasdobeto → ticket youtube.com/@aulasdobeto
100 comprados 60 entregues youtube.com/@aulasdobeto → ticket youtube.com/@aulasdobeto
2500 seguidores tiktok que não param de cair @danca.kids → ticket tiktok.com/@danca.kids
to perdendo seguidores todo dia, comprei 2500 no tiktok @danca.kids → ticket tiktok.com/@danca.kids
depois que comprei 500 com vcs meu tiktok @danca.kids nao entrega mais nada → ticket tiktok.com/@danca.kids
comprei 500 e meu alcance caiu @danca.kids tiktok → ticket tiktok.com/@danca.kids
o tiktok zerou os 500 seguidores @danca.kids → ticket tiktok.com/@danca.kids
meu tiktok @danca.kids foi banido depois dos 500 seguidores → ticket tiktok.com/@danca.kids
me bloquearam pq comprei 500 seguidores @danca.kids → ticket instagram.com/danca.kids
a compra dos 500 seguidores do tiktok @danca.kids deu erro → ticket tiktok.com/@danca.kids
paguei mas deu erro, 500 seguidores tiktok @danca.kids → ticket tiktok.com/@danca.kids
o qr code venceu mas eu paguei os 500 seguidores @danca.kids → ticket instagram.com/danca.kids
paguei depois q venceu 500 seguidores insta @danca.kids → ticket instagram.com/danca.kids
paguei o valor errado nos 500 seguidores @danca.kids → ticket instagram.com/danca.kids
comprei 1000 mas queria 500 @danca.kids tiktok → ticket tiktok.com/@danca.kids
era pra ser 500 e pedi 5000 sem querer @danca.kids → ticket instagram.com/danca.kids
pedi 5000 em vez de 500 @danca.kids ja paguei → ticket instagram.com/danca.kids
minha filha comprou 500 seguidores sem eu saber @danca.kids → ticket instagram.com/danca.kids
meu socio pagou 500 seguidores pro @oficina.rex e nao caiu → ticket instagram.com/oficina.rex
minha esposa comprou 300 curtidas instagram.com/p/CxYzAbC1234 e nao chegaram → ticket instagram.com/p/CxYzAbC1234
eu tinha pedido 500 seguidores @oficina.rex faz mais de uma semana → ticket instagram.com/oficina.rex
mano paguei 120 conto em 1500 seguidor e ate agr 0 @oficina.rex → ticket instagram.com/oficina.rex
e os 500 seguidores que paguei? → ticket link?
e ai meus 300 likes? instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
olha, ja tem 24h e os 300 likes nao entraram instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
passou 1 semana e nao bateu os 500 seguidores @oficina.rex → ticket instagram.com/oficina.rex
nao completou os 500 seguidores do @oficina.rex → ticket instagram.com/oficina.rex
ficou faltando 120 seguidores no @oficina.rex → ticket instagram.com/oficina.rex
ontem paguei 500, hj ta do mesmo jeito @oficina.rex → ticket instagram.com/oficina.rex
comprei 2000 views ontem e hj o youtu.be/dQw4w9WgXcQ ta igual → ticket youtube.com/watch?v=dQw4w9WgXcQ
os seguidores q comprei tao caindo um por um, eram 500 @oficina.rex → ticket instagram.com/oficina.rex
nao vi diferenca nenhuma depois dos 500 seguidores @oficina.rex → ticket instagram.com/oficina.rex
nao contou nenhuma view das 2000 youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
golpe, comprei 500 seguidores @oficina.rex e nada → ticket instagram.com/oficina.rex
vou no procon, 500 seguidores pagos e nada @oficina.rex → ticket instagram.com/oficina.rex
500 seguidores pagos ontem @oficina.rex → ticket instagram.com/oficina.rex
tava com 3200 seguidores e agora 2700 @oficina.rex → ticket instagram.com/oficina.rex
moço meus seguidores n pingaram ainda, foram 500 no @bella.cilios → ticket instagram.com/bella.cilios
já se foram 4 horas e o instagram @bella.cilios não subiu nem 1 seguidor dos 500 → ticket instagram.com/bella.cilios
fiz a compra dos mil ontem a noite e até o presente momento nada @bella.cilios → ticket instagram.com/bella.cilios
eu pedi pra conta errada, 500 seguidores, era pra @bella.cilios → ticket instagram.com/bella.cilios
o valor de 45 já saiu da conta e os 500 seguidores do @bella.cilios não apareceram → ticket instagram.com/bella.cilios
tão me enrolando, 1000 seguidores no @bella.cilios desde segunda → ticket instagram.com/bella.cilios
o negócio travou em 700 e eu paguei por 1000 @bella.cilios → ticket instagram.com/bella.cilios
pessoal comprei um pacote de 500 e recebi 320, @bella.cilios instagram → ticket instagram.com/bella.cilios
meu canal youtube.com/@vovojogos perdeu 80 inscritos dos 100 q comprei → ticket youtube.com/@vovojogos
os 100 inscritos q vcs mandaram pro youtube.com/@vovojogos já foram embora → ticket youtube.com/@vovojogos
youtube.com/@vovojogos continua com os mesmos 45 inscritos e eu paguei 100 → ticket youtube.com/@vovojogos
Boa noite. Realizei a compra de 500 inscritos para youtube.com/@vovojogos e ainda não constam no canal. → ticket youtube.com/@vovojogos
Prezados, adquiri 2.500 seguidores para o TikTok @trupe.danca e só identifiquei 900. → ticket tiktok.com/@trupe.danca
a contagem de views do youtu.be/aBcDeFgHiJk parou nas 800, eram 2000 → ticket youtube.com/watch?v=aBcDeFgHiJk
2000 views q nao aumentam nunca youtu.be/aBcDeFgHiJk → ticket youtube.com/watch?v=aBcDeFgHiJk
cade as views?? paguei 35 conto youtu.be/aBcDeFgHiJk → ticket youtube.com/watch?v=aBcDeFgHiJk
5 dias e nada das 2000 views youtu.be/aBcDeFgHiJk → ticket youtube.com/watch?v=aBcDeFgHiJk
comprei views pro video errado, era pro youtu.be/aBcDeFgHiJk, 2000 → ticket youtube.com/watch?v=aBcDeFgHiJk
apareceu 500 views e sumiu de novo youtu.be/aBcDeFgHiJk → ticket youtube.com/watch?v=aBcDeFgHiJk
vocês vão me entregar os 500 seguidores do @bella.cilios ou não? → ticket instagram.com/bella.cilios
vai chegar os 500 que eu comprei ou nao? @bella.cilios → ticket instagram.com/bella.cilios
quero uma posição sobre os 1000 seguidores do @bella.cilios → ticket instagram.com/bella.cilios
quero q vcs completem os 500 seguidores do @bella.cilios → ticket instagram.com/bella.cilios
preciso que terminem de mandar os 1000 seguidores do @bella.cilios → ticket instagram.com/bella.cilios
manda logo os seguidores q eu ja paguei, 500, @bella.cilios → ticket instagram.com/bella.cilios
libera ai meus 500 seguidores que ja paguei @bella.cilios → ticket instagram.com/bella.cilios
to no prejuizo, comprei 500 e perdi 700 @bella.cilios → ticket instagram.com/bella.cilios
antes eu tinha 2100 agora to com 1700 seguidores @bella.cilios → ticket instagram.com/bella.cilios
meus seguidores eram 5 mil, hj 4300 @bella.cilios → ticket instagram.com/bella.cilios
a cada dia some uns 50 seguidores dos que comprei @bella.cilios → ticket instagram.com/bella.cilios
tao sumindo os seguidor q vcs colocaram no @bella.cilios, eram 500 → ticket instagram.com/bella.cilios
dei 120 reais por 1500 seguidores e ganhei 300 @bella.cilios → ticket instagram.com/bella.cilios
investi 300 reais em 5000 seguidores e o @bella.cilios ta igual → ticket instagram.com/bella.cilios
gastei 45 reais nos 500 seguidores e nada mudou @bella.cilios → ticket instagram.com/bella.cilios
depositei 45 pra vcs e cade os 500? @bella.cilios → ticket instagram.com/bella.cilios
botei 2 pix de 45 sem querer, 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
caiu em duplicidade o pagamento dos 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
paguei e o chat nao respondeu mais, 500 seguidores tiktok @trupe.danca → ticket tiktok.com/@trupe.danca
fechei 500 seguidores com vcs sexta feira e o tiktok @trupe.danca nem se mexeu → ticket tiktok.com/@trupe.danca
encomendei 500 seguidor pro tiktok @trupe.danca e me deixaram na mao → ticket tiktok.com/@trupe.danca
vcs me deixaram no vacuo com meus 500 seguidores @trupe.danca → ticket instagram.com/trupe.danca
me prometeram 500 seguidores e entregaram 210, tiktok @trupe.danca → ticket tiktok.com/@trupe.danca
disseram 30 minutos e ja tem 2 dias, 500 seguidores tiktok @trupe.danca → ticket tiktok.com/@trupe.danca
o combinado era 1000 e so vi 400 no tiktok @trupe.danca → ticket tiktok.com/@trupe.danca
o pacote de 1000 veio faltando @trupe.danca tiktok → ticket tiktok.com/@trupe.danca
veio incompleto meu pacote de 500 @trupe.danca → ticket instagram.com/trupe.danca
metade dos 500 seguidores nao veio @trupe.danca → ticket instagram.com/trupe.danca
nao ta completo os 300 likes instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
os likes desceram de 300 pra 90 instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
tiraram 200 curtidas da minha foto instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
as 300 curtidas q entraram ontem sumiram hoje instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
minha foto instagram.com/p/CzQwErT9876 ta com 12 curtidas e eu paguei 300 → ticket instagram.com/p/CzQwErT9876
foto instagram.com/p/CzQwErT9876 paguei 300 curtidas e o contador nao anda → ticket instagram.com/p/CzQwErT9876
nao era esse post, eram 300 curtidas em instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
coloquei instagram.com/p/CzQwErT9876 mas era outro post, ja paguei as 300 curtidas → ticket instagram.com/p/CzQwErT9876
trocaram meu pedido, comprei 300 curtidas e veio seguidores instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
pedi seguidores e mandaram curtidas, 300, instagram.com/p/CzQwErT9876 → ticket instagram.com/p/CzQwErT9876
os 500 seguidores q chegaram sao tudo gringo @bella.cilios → ticket instagram.com/bella.cilios
chegou 500 perfil fake no @bella.cilios, falaram q era brasileiro → ticket instagram.com/bella.cilios
comprei 500 brasileiros e veio chines @bella.cilios → ticket instagram.com/bella.cilios
os seguidores q eu recebi nao tem foto, 500, @bella.cilios → ticket instagram.com/bella.cilios
meu insta @bella.cilios travou depois q vcs mandaram os 500 → ticket instagram.com/bella.cilios
tomei bloqueio no insta @bella.cilios por causa dos 500 seguidores → ticket instagram.com/bella.cilios
instagram mandou aviso por causa dos 1000 seguidores que comprei @bella.cilios → ticket instagram.com/bella.cilios
quero desfazer a compra de 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
nao quero mais os 500 seguidores q comprei @bella.cilios → ticket instagram.com/bella.cilios
tem como estornar os 45 reais dos 500 seguidores @bella.cilios? → ticket instagram.com/bella.cilios
quero o reembolso dos 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
reembolsa meus 500 seguidores pfv @bella.cilios → ticket instagram.com/bella.cilios
repoe os 200 que sairam do @bella.cilios → ticket instagram.com/bella.cilios
vcs tem q repor 180 seguidores no @bella.cilios → ticket instagram.com/bella.cilios
a reposição dos 180 seguidores do @bella.cilios nao foi feita → ticket instagram.com/bella.cilios
to na garantia ainda? perdi 180 seguidores @bella.cilios → ticket instagram.com/bella.cilios
garantia: comprei 1000 faz 10 dias, perdi 400, insta @bella.cilios → ticket instagram.com/bella.cilios
sera q deu problema no meu pedido de 500 seguidores @bella.cilios? → ticket instagram.com/bella.cilios
aconteceu algo com meu pedido? eram 1000 seguidores @bella.cilios → ticket instagram.com/bella.cilios
pq meu pedido de 500 seguidores @bella.cilios ta demorando tanto → ticket instagram.com/bella.cilios
comprei 500 agorinha pro @bella.cilios, ja era pra ta entrando? → ticket instagram.com/bella.cilios
meu pedido ta como concluido mas nao chegou os 500 @bella.cilios → ticket instagram.com/bella.cilios
consta entregue mas nao recebi os 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
no site diz concluido, no insta @bella.cilios entrou 0 dos 500 → ticket instagram.com/bella.cilios
cancelaram meu pedido de 1000 seguidores sozinho @bella.cilios → ticket instagram.com/bella.cilios
nem comecou a entrega dos 1000 seguidores @bella.cilios → ticket instagram.com/bella.cilios
os mil seguidores ainda tao pendente @bella.cilios → ticket instagram.com/bella.cilios
minha mae pagou 45 nos 500 seguidores @bella.cilios e ate agora nadica → ticket instagram.com/bella.cilios
minha socia fez a compra de 500 seguidores @bella.cilios e nao recebeu → ticket instagram.com/bella.cilios
meu namorado me deu 500 seguidores de presente e n caiu @bella.cilios → ticket instagram.com/bella.cilios
fui na de vcs e levei prejuizo, 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
vcs sumiram com meu dinheiro, 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
isso ai é roubo, paguei 500 seguidores @bella.cilios → ticket instagram.com/bella.cilios
kkkk 500 seguidores onde? @bella.cilios paguei ontem → ticket instagram.com/bella.cilios
eu heim, paguei 500 e tenho os mesmo 230 seguidor @bella.cilios → ticket instagram.com/bella.cilios
ta osso, 3 dias esperando 1000 seguidor @bella.cilios → ticket instagram.com/bella.cilios
aff ja era pra ter caido os 500 @bella.cilios → ticket instagram.com/bella.cilios
`)
