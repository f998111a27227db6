import { readConversations } from './read-conversations.ts'

/** Orders that speak of the past, of money, of losses or of waiting, and are orders all the same. */
export const ordersBesidePurchases = readConversations(`
comprei 500 semana passada e quero mais 1000 no insta @loja.azul → recap instagram followers 1000 instagram.com/loja.azul R$ 82,50
já comprei aqui, quero 500 seguidores de novo no instagram @loja.azul → recap instagram followers 500 instagram.com/loja.azul R$ 45,00
perdi meu instagram antigo, quero 500 seguidores no novo @novo.perfil → recap instagram followers 500 instagram.com/novo.perfil R$ 45,00
caiu meu engajamento, quero 1k de curtidas → link? instagram likes 1000
meu perfil tem 300 seguidores, quero chegar a 1000 → link? followers 700
minha amiga comprou 500 seguidores e gostei, quero também → link? followers 500
recebi agora o salário, manda 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ja paguei o cartao agora sobrou, quero 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
paguei a luz mas ainda da pra 500 seguidores no instagram @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
meu insta @ana.mkt perdeu seguidores essa semana, quero comprar 1000 → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
perdi 200 seguidores depois da polemica, me ve 1000 no insta @ana.mkt → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
chegou certinho os outros, quero mais 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
os 1000 que comprei chegaram rapidao! quero mais 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
gostei dos 500 que comprei, agora quero 1000 seguidores insta @ana.mkt → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
semana passada peguei 500, agora manda 1500 seguidores no instagram @ana.mkt → recap instagram followers 1500 instagram.com/ana.mkt R$ 120,00
comprei em outro site e caiu tudo, quero 500 seguidores com vcs no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
fui enganado em outro site, nao chegou nada, agora quero 500 seguidores com vcs insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
tava esperando cair o salario, agora quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
faz tempo que quero comprar 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
faz 3 dias q to pensando, vou levar os 500 seguidores do insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ainda nao comprei, quero 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
nunca comprei seguidores, quero comecar com 500 no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
é minha primeira compra, so quero 100 seguidores insta @ana.mkt → recap instagram followers 100 instagram.com/ana.mkt R$ 15,00
só quero 100 seguidores no insta @ana.mkt → recap instagram followers 100 instagram.com/ana.mkt R$ 15,00
era 1000 mas vou querer só 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ia pedir 1000 mas manda 500 seguidores mesmo insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
queria 500 seguidores pra ontem kkk insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
preciso de 500 seguidores pra hoje no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
preciso urgente de 500 seguidores no instagram @ana.mkt, é pra hj → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ta faltando 1000 seguidores pra eu bater 10k no insta @ana.mkt, quero comprar esses 1000 → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
falta 500 seguidores pra eu chegar em 5 mil no insta @ana.mkt, me vende? → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
faltam 200 inscritos pra eu monetizar, quero comprar → link? youtube subscribers 200
faltam 200 inscritos pra monetizar o youtube.com/@canaldopedro, quero comprar os 200 → recap youtube subscribers 200 youtube.com/@canaldopedro R$ 38,75
meu canal youtube.com/@canaldopedro ta parado, quero 500 inscritos → recap youtube subscribers 500 youtube.com/@canaldopedro R$ 80,00
meu video parou em 300 views, quero comprar 2000 visualizações youtu.be/dQw4w9WgXcQ → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
postei ontem e so teve 40 views, manda 2000 youtu.be/dQw4w9WgXcQ → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
meu post flopou, so teve 12 curtidas, quero 300 instagram.com/p/CxYzAbC1234 → recap instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
o reel so teve 10 likes, bota 300 curtidas ai instagram.com/reel/CxYzAbC1234 → recap instagram likes 300 instagram.com/reel/CxYzAbC1234 R$ 25,00
meu tiktok @danca.kids nao cresce, quero 500 seguidores → recap tiktok followers 500 tiktok.com/@danca.kids R$ 45,00
tiktok caiu o alcance, manda 500 seguidores pro tiktok @danca.kids → recap tiktok followers 500 tiktok.com/@danca.kids R$ 45,00
fui banido do tiktok e fiz outro, quero 500 seguidores no tiktok @danca.kids → recap tiktok followers 500 tiktok.com/@danca.kids R$ 45,00
hackearam meu insta, esse é o novo @ana.mkt, quero 500 seguidores → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
me indicaram vcs, quero 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
vi que um amigo comprou e deu certo, quero 500 seguidores no instagram @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
meu concorrente comprou 2000, eu quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
minha irma comprou com vcs semana passada e chegou tudo, quero 500 seguidores tb insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
pedi 500 mes passado e foi top, me ve mais 1000 seguidores insta @ana.mkt → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
comprei pro meu outro perfil e deu certo, agora quero 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
sou cliente de vcs ja, comprei 3 vezes, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
gostaria de comprar 500 seguidores pro insta @ana.mkt, qnto tempo demora? → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero 500 seguidores insta @ana.mkt, se cair vcs repoem? → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero 500 seguidores insta @ana.mkt mas tenho medo de cair depois → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
500 seguidores insta @ana.mkt, chega hoje? → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
compro 500 seguidores insta @ana.mkt mas nao quero q suma depois → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero 500 seguidores que nao caiam, insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
manda 500 seguidores insta @ana.mkt, mas nao fake hein → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero comprar 500 seguidores @ana.mkt instagram ja fiz o pix antes com vcs → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero pagar agora 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
vou pagar agora, gera o pix de 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero os 500 seguidores por 45 no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero aquele pacote de 500 seguidores q vcs anunciaram, insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
fechou quero o de 500 seguidores, insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
esperei tanto essa promo, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
demorei mas decidi, 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
desculpa a demora, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
caiu minha internet, voltei, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
a pagina fechou sem querer kkk quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
mandei msg ontem e n continuei, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ontem eu ia comprar e acabei dormindo, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ontem perguntei o preço, agora quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
da ultima vez foram 500, dessa vez quero 1000 seguidores insta @ana.mkt → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
quero repetir a compra de 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero fazer um pedido de 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
bora fazer outro pedido, 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
meu pedido é: 500 seguidores, instagram, @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
pedido: 500 seguidores instagram @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
meu pedido seria 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
posso pedir 500 seguidores pro insta @ana.mkt? → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
dá pra comprar 500 seguidores pro insta @ana.mkt? → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
como faço pra comprar 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
estou querendo comprar 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
tava querendo 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
tava a fim de 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
eu precisava de 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
eu queria uns 500 seguidores pro meu insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
pensei em 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
resolvi comprar 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
decidi pegar 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
escolhi o de 500 seguidores, insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
combinei com meu sócio, vai ser 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
meu chefe pediu 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
minha chefe mandou comprar 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
o cliente pediu 500 seguidores no insta @ana.mkt, manda o pix → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
meu marido quer 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
perdi a senha do meu insta mas quero 500 seguidores la @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
perdi uma aposta kkk tenho q comprar 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
perdi o emprego e to começando meu negocio, 500 seguidores pro insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
saiu meu 13o, quero 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
saiu meu novo perfil @ana.mkt no instagram, quero 500 seguidores → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ganhei 50 reais, vou gastar em 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
caiu o pix do cliente, agora posso comprar 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
caiu na conta agora, manda 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
oi vi o anuncio de vcs quero 500 seguidores → link? followers 500
quero 1000 seguidores mas antes me diz se some depois → link? followers 1000
ja tenho os seguidores que comprei, agora quero 300 curtidas → link? instagram likes 300
ja comprei os seguidores, agora quero 300 curtidas instagram.com/p/CxYzAbC1234 → recap instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
comprei seguidores ontem e agora quero 300 curtidas no instagram.com/p/CxYzAbC1234 → recap instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
os seguidores ja chegaram, agora bota 300 curtidas instagram.com/p/CxYzAbC1234 → recap instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
os inscritos chegaram blz, quero agora 500 views youtu.be/dQw4w9WgXcQ → recap youtube views 500 youtube.com/watch?v=dQw4w9WgXcQ R$ 12,00
o video saiu ontem, quero 2000 views youtu.be/dQw4w9WgXcQ → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
lancei clipe ontem e ta fraco, 2000 views youtu.be/dQw4w9WgXcQ → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
ja tenho 5000 views quero mais 10 mil youtu.be/dQw4w9WgXcQ → recap youtube views 10000 youtube.com/watch?v=dQw4w9WgXcQ R$ 120,00
tenho so 200 inscritos, quero comprar mais 1000 youtube.com/@canaldopedro → recap youtube subscribers 1000 youtube.com/@canaldopedro R$ 200,00
perdi uns inscritos por causa de um video, quero 100 inscritos youtube.com/@canaldopedro → recap youtube subscribers 100 youtube.com/@canaldopedro R$ 25,00
o youtube tirou inscritos de todo mundo, quero 500 inscritos pra repor youtube.com/@canaldopedro → recap youtube subscribers 500 youtube.com/@canaldopedro R$ 80,00
quero comprar 1000 seguidores pra recuperar os q perdi insta @ana.mkt → recap instagram followers 1000 instagram.com/ana.mkt R$ 82,50
quero repor os seguidores q eu perdi, compro 500 insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
perdi mta gente no insta @ana.mkt, bora 500 seguidores → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
saíram 300 seguidores do meu insta @ana.mkt depois de um post, quero comprar 300 → recap instagram followers 300 instagram.com/ana.mkt R$ 30,00
quero 500 seguidores insta @ana.mkt e depois volto pra comprar mais → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero 500 seguidores insta @ana.mkt pq comprei um curso de marketing → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
comprei um celular novo e criei o insta @ana.mkt, quero 500 seguidores → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
comprei uma loja e o insta dela é @ana.mkt, quero 500 seguidores → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
abri uma lanchonete, insta @ana.mkt, quero 500 seguidores → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
recebi indicação de vcs, 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
recebi o link de vcs no zap, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
me passaram o site, me ve 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
esqueci de comprar ontem, quero 500 seguidores hj insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
agora sim recebi, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
chegou meu dinheiro, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
cadê o pacote de 500 seguidores? quero esse, insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
cd o pix? quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
quero a opção de 500 seguidores, era isso, insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
era isso q eu procurava, 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
era só 500 seguidores no insta @ana.mkt mesmo → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ainda tem o de 500 seguidores? quero insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ainda da tempo de comprar 500 seguidores hj? insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
desde ontem quero comprar 500 seguidores insta @ana.mkt e n conseguia → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
faz mais 500 seguidores pra mim no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
faz um pedido de 500 seguidores pro insta @ana.mkt pra mim → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
tinha 5 mil e perdi a conta, comecei do zero, 500 seguidores no insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
nao apareceu o pix, quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
nao quero cair em golpe, mas quero 500 seguidores insta @ana.mkt → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
moça me vende 500 seguidor insta @ana.mkt pfv → recap instagram followers 500 instagram.com/ana.mkt R$ 45,00
ja sou cliente, da outra vez peguei 300, agora me ve 1000 seguidores no insta @bella.cilios → recap instagram followers 1000 instagram.com/bella.cilios R$ 82,50
comprei c vcs em janeiro e super recomendo! quero mais 500 seguidores no insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
fiz um pedido semana passada e amei, queria mais 500 seguidores → link? followers 500
meu antigo insta foi hackeado e perdi tudo, quero 500 seguidores no novo instagram @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
to esperando meu salario cair mas ja deixa separado 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
caiu meu salario! bora 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
recebi hj, manda 500 seguidores pro insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
paguei minhas contas e sobrou 45, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
meu perfil @bella.cilios perdeu engajamento, bota 500 seguidores no insta → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
o alcance caiu demais, me ve 300 curtidas instagram.com/p/CzQwErT9876 → recap instagram likes 300 instagram.com/p/CzQwErT9876 R$ 25,00
minha foto so pegou 15 likes, quero 300 instagram.com/p/CzQwErT9876 → recap instagram likes 300 instagram.com/p/CzQwErT9876 R$ 25,00
essa foto merecia mais, teve só 20 curtidas, manda 300 pra instagram.com/p/CzQwErT9876 → recap instagram likes 300 instagram.com/p/CzQwErT9876 R$ 25,00
video novo ta com 80 views, quero 2000 youtu.be/aBcDeFgHiJk → recap youtube views 2000 youtube.com/watch?v=aBcDeFgHiJk R$ 35,00
meu clipe empacou em 300 views, bora botar 2000 visualizacoes youtu.be/aBcDeFgHiJk → recap youtube views 2000 youtube.com/watch?v=aBcDeFgHiJk R$ 35,00
o canal estacionou em 450 inscritos, quero 500 inscritos youtube.com/@vovojogos → recap youtube subscribers 500 youtube.com/@vovojogos R$ 80,00
faltam 100 inscritos pra eu bater mil no youtube.com/@vovojogos, quero 100 → recap youtube subscribers 100 youtube.com/@vovojogos R$ 25,00
falta 200 inscritos pra monetizar, compro 200 youtube.com/@vovojogos → recap youtube subscribers 200 youtube.com/@vovojogos R$ 38,75
perdi 30 inscritos esse mes, quero recuperar comprando 100 inscritos youtube.com/@vovojogos → recap youtube subscribers 100 youtube.com/@vovojogos R$ 25,00
tiktok @trupe.danca parou de crescer, quero 1000 seguidores → recap tiktok followers 1000 tiktok.com/@trupe.danca R$ 78,75
meu tiktok antigo foi banido, no novo @trupe.danca quero 500 seguidores tiktok → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
comprei em outro lugar e me dei mal, agora quero 500 seguidores no tiktok @trupe.danca com vcs → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
ja cai em golpe em outro site, com vcs quero so 500 seguidores tiktok @trupe.danca pra testar → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
minha prima comprou aqui e chegou rapidinho, quero 500 seguidores tiktok @trupe.danca → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
um amigo pegou mil com vcs e indicou, eu quero 500 seguidores tiktok @trupe.danca → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
meus 500 chegaram certinho ontem, manda agora 1000 seguidores tiktok @trupe.danca → recap tiktok followers 1000 tiktok.com/@trupe.danca R$ 78,75
obrigado chegou tudo! quero repetir 500 seguidores no tiktok @trupe.danca → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
quero renovar, 500 seguidores tiktok @trupe.danca → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
mais 500 seguidores pro tiktok @trupe.danca como da outra vez → recap tiktok followers 500 tiktok.com/@trupe.danca R$ 45,00
quero o mesmo pedido da outra vez, seguidores → link? followers
ontem fiz de 500 pra testar, hoje quero fechar 2500 seguidores tiktok @trupe.danca → recap tiktok followers 2500 tiktok.com/@trupe.danca R$ 180,00
eu tinha desistido mas voltei, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quase comprei ontem, hj vou de 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
nao comprei ontem pq tava sem grana, hj quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
nunca fiz isso mas quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
tava em duvida entre 100 e 500, vou levar 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
pensei melhor e vou de 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
vi no status de vcs, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
voces mandaram msg de promocao, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
recebi a mensagem de vcs, bora 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
me falaram que em 1 dia chega, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
o rapaz do zap mandou eu vir aqui, 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
errei de aba kk quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
cliquei sem querer e sai, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
perdi o chat anterior, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
perdi o pix q vcs mandaram, era 500 seguidores insta @bella.cilios, gera outro → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
o pix venceu, quero de novo 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
deixei vencer o pix, faz outro de 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
nao deu tempo de pagar, gera de novo 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero 500 seguidores insta @bella.cilios mas nao quero que caia, tem garantia? → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero 500 seguidores insta @bella.cilios, da ultima vez q comprei em outro site sumiu tudo → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
500 seguidores insta @bella.cilios, se nao chegar devolve? → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
500 seguidores insta @bella.cilios quero receber ainda hoje → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero receber 500 seguidores no insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero ver 500 seguidores novos no insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero crescer, me arruma 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
manda ver 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
pode mandar os 500 seguidores pro insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
me manda os 500 seguidores no insta @bella.cilios por favor → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero sim os 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero aqueles 500 seguidores de 45 reais insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero garantir meus 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
quero logo esses 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
era 100 mas decidi por 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
ia pegar de 100 mas vou de 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
comecei um negocio faz 2 meses e quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
tenho loja ha 3 anos e so tenho 200 seguidores, quero 500 insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
faz uma semana q criei o insta @bella.cilios e quero 500 seguidores → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
ja tentei de tudo e nada, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
nada funciona nesse insta @bella.cilios, quero 500 seguidores → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
nao consigo crescer, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
meus amigos nao me seguem kkk quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
muita gente parou de me seguir, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
levei um monte de unfollow, bora 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
fiz limpa nos seguidores e agora quero 500 novos insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
apaguei meus seguidores fakes, quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
o insta tirou meu selo kkk quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
mudei o nome do insta pra @bella.cilios, quero 500 seguidores → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
desbloquearam meu insta @bella.cilios, quero 500 seguidores → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
recuperei minha conta @bella.cilios insta, quero 500 seguidores → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
os seguidores q comprei nao curtem, quero 300 curtidas instagram.com/p/CzQwErT9876 → recap instagram likes 300 instagram.com/p/CzQwErT9876 R$ 25,00
comprei inscritos mes passado agora preciso de 2000 views → link? youtube views 2000
paguei anuncio e nao deu em nada, quero 300 curtidas → link? instagram likes 300
paguei trafego pago e nao veio ninguem, quero 1000 seguidores → link? followers 1000
ja investi mto em anuncio, prefiro 1000 seguidores insta @bella.cilios → recap instagram followers 1000 instagram.com/bella.cilios R$ 82,50
quanto tempo demora pra cair? quero 500 seguidores → link? followers 500
se eu comprar 500 seguidores hj chega amanha? → link? followers 500
oi sumida kkk quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
cheguei! quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
voltei, conforme falei ontem, 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
conforme combinado 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
como conversamos ontem quero 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
pra ontem! 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
peço 500 seguidores pro insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
solicito 500 seguidores para o instagram @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
tem disponivel 500 seguidores insta @bella.cilios ainda? → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
gostaria de efetuar a compra de 500 seguidores insta @bella.cilios → recap instagram followers 500 instagram.com/bella.cilios R$ 45,00
`)
