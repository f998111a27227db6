import { readConversations } from './read-conversations.ts'

/** Complaints that are short, ironic or polite: a ticket, and nothing is sold. */
export const shortComplaints = readConversations(`
pedido: 1000. chegaram: 340. instagram.com/loja.x → ticket instagram.com/loja.x
contratado 500, entregue 90 instagram.com/loja.x → ticket instagram.com/loja.x
pago: 45 reais. recebido: nada. @loja.x → ticket instagram.com/loja.x
comprei 1000 veio 300 instagram.com/loja.x → ticket instagram.com/loja.x
1000 comprados 200 entregues @loja.x insta → ticket instagram.com/loja.x
era 1000 né, tem 650 só. instagram.com/loja.x → ticket instagram.com/loja.x
o acordo era 500 e vocês entregaram 80, instagram.com/loja.x → ticket instagram.com/loja.x
500 pagos e 0 recebidos, instagram.com/loja.x → ticket instagram.com/loja.x
to esperando os 500 ate hj kkkk @loja.x → ticket instagram.com/loja.x
parabéns hein, paguei 500 e ganhei 50 kkk instagram.com/loja.x → ticket instagram.com/loja.x
nota zero pra entrega de vocês, 500 seguidores que nunca vieram → ticket link?
excelente serviço viu, 2 dias e zero seguidor. instagram.com/loja.x → ticket instagram.com/loja.x
boa tarde, com todo respeito, os 500 seguidores não constam no meu perfil instagram.com/loja.x → ticket instagram.com/loja.x
olá tudo bem? gostaria de entender por que dos 500 só constam 120 no @loja.x → ticket instagram.com/loja.x
bom dia, será que poderiam verificar meus 500 seguidores? instagram.com/loja.x nada mudou → ticket instagram.com/loja.x
500 prometidos, 30 entregues. é isso? @loja.x → ticket instagram.com/loja.x
vcs falaram 24h, já são 72h, 500 seguidores @loja.x → ticket instagram.com/loja.x
24h né? faz 4 dias. instagram.com/loja.x 500 seguidores → ticket instagram.com/loja.x
quinhentos eu paguei, cem eu recebi instagram.com/loja.x → ticket instagram.com/loja.x
kkkkkk 500 seguidores né? cadê? instagram.com/loja.x → ticket instagram.com/loja.x
muito engraçado, cobraram 1000 e mandaram 500 instagram.com/loja.x → ticket instagram.com/loja.x
tô no aguardo dos 500 seguidores desde terça / @loja.x → ticket instagram.com/loja.x
entregaram 120 dos 500 / instagram.com/loja.x → ticket instagram.com/loja.x
veio metade só / instagram.com/loja.x → ticket instagram.com/loja.x
falta vir 300 ainda dos 500, @loja.x → ticket instagram.com/loja.x
cadê o resto? pedi 1000 e tá em 430, instagram.com/loja.x → ticket instagram.com/loja.x
meu pedido de 500 não saiu do lugar instagram.com/loja.x → ticket instagram.com/loja.x
saldo: 500 pagos, 210 no perfil @loja.x → ticket instagram.com/loja.x
meta paga 1000 realidade 90 @loja.x insta → ticket instagram.com/loja.x
prometido é dívida né, 500 seguidores @loja.x e nada → ticket instagram.com/loja.x
só vieram 40, o certo era 500. instagram.com/loja.x → ticket instagram.com/loja.x
que beleza, paguei por 500 e veio 12 @loja.x → ticket instagram.com/loja.x
vocês tão de brincadeira? 500 seguidores faz uma semana @loja.x → ticket instagram.com/loja.x
acho que esqueceram de mim, 500 seguidores instagram.com/loja.x desde segunda → ticket instagram.com/loja.x
gente e os meus mil inscritos? youtube.com/@canalx → ticket youtube.com/@canalx
dinheiro saiu, seguidor não entrou. instagram.com/loja.x → ticket instagram.com/loja.x
PIX feito às 10h, são 22h e 0 seguidores, @loja.x → ticket instagram.com/loja.x
caiu 200 dos 500 ontem, instagram.com/loja.x → ticket instagram.com/loja.x
tinha 1500 agora tem 1100 depois que comprei, instagram.com/loja.x → ticket instagram.com/loja.x
já paguei os 45, os 500 não apareceram → ticket link?
pix de 45 feito dia 10, 500 seguidores, nada até dia 14. @loja.x → ticket instagram.com/loja.x
o combinado eram mil, tô com 400 @loja.x → ticket instagram.com/loja.x
cobrado 500 entregue 0 → ticket link?
mil seguidores kkkk só se for na imaginação, instagram.com/loja.x → ticket instagram.com/loja.x
paguei 82,50 pelos mil e chegou 100, @loja.x, e aí? → ticket instagram.com/loja.x
pois é, 500 views compradas e o vídeo segue com 12. youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
minhas 300 curtidas viraram 40 instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
comprei anteontem 500 likes p instagram.com/p/CxYzAbC1234, estão em 60 e não anda → ticket instagram.com/p/CxYzAbC1234
cadê 500 seguidores q eu fiz pix? → ticket link?
fala comigo: mil pedidos, 12 no perfil. instagram.com/doceria.lu → ticket instagram.com/doceria.lu
era pra ter mil aqui, conta comigo: 380 instagram.com/doceria.lu → ticket instagram.com/doceria.lu
obrigado por nada, 45 reais no lixo. instagram.com/doceria.lu 500 seguidores → ticket instagram.com/doceria.lu
oi, desculpa incomodar, mas meu pedido de mil seguidores ainda n apareceu, instagram.com/doceria.lu → ticket instagram.com/doceria.lu
queria saber dos meus 500, instagram.com/doceria.lu → ticket instagram.com/doceria.lu
sobre os 500 seguidores da doceria: só 33. instagram.com/doceria.lu → ticket instagram.com/doceria.lu
500 seguidores instagram.com/doceria.lu — status: parado há 3 dias → ticket instagram.com/doceria.lu
to vendo só 60 dos 500 @doceria.lu → ticket instagram.com/doceria.lu
ja era pra ter 1500 seguidores em instagram.com/doceria.lu e continua 900 → ticket instagram.com/doceria.lu
me prometeram 500 até ontem instagram.com/doceria.lu → ticket instagram.com/doceria.lu
falta gente aí, contratei 1000 e conto 700 em instagram.com/doceria.lu → ticket instagram.com/doceria.lu
esses 500 seguidores aí são invisíveis? instagram.com/doceria.lu → ticket instagram.com/doceria.lu
meu deus que demora, 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
cês esqueceram dos meus 500 seguidores né instagram.com/doceria.lu → ticket instagram.com/doceria.lu
nem 10% dos 500 chegou instagram.com/doceria.lu → ticket instagram.com/doceria.lu
uma semana esperando 500 seguidores, amei kkk instagram.com/doceria.lu → ticket instagram.com/doceria.lu
vim cobrar meus 500 instagram.com/doceria.lu → ticket instagram.com/doceria.lu
só 20% do pedido entregue, 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
caiu tudo de 1000 pra 400 instagram.com/doceria.lu → ticket instagram.com/doceria.lu
zero de 500. top hein. instagram.com/doceria.lu → ticket instagram.com/doceria.lu
comprado: 1000 inscritos. entregue: 230. youtube.com/@canalx → ticket youtube.com/@canalx
entregue até agora: 80 (de 500) instagram.com/doceria.lu → ticket instagram.com/doceria.lu
vcs são rápidos hein, 5 dias pra 500 seguidores e nada, instagram.com/doceria.lu → ticket instagram.com/doceria.lu
parabens, 500 seguidores em 500 anos. cade instagram.com/doceria.lu → ticket instagram.com/doceria.lu
2k views pagos, 300 views no video youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
tiktok.com/@dancinha 1000 seg pagos ontem e 0 hoje → ticket tiktok.com/@dancinha
por gentileza, poderiam conferir? pedi 500 e constam 320 instagram.com/doceria.lu → ticket instagram.com/doceria.lu
não é reclamação não, mas 500 seguidores viraram 90 instagram.com/doceria.lu → ticket instagram.com/doceria.lu
vocês entregaram no @doceria errado, o meu é @doceria.lu, 500 seguidores → ticket instagram.com/doceria
veio só um pouquinho dos 500, instagram.com/doceria.lu → ticket instagram.com/doceria.lu
o pedido dos 500 ficou incompleto / instagram.com/doceria.lu → ticket instagram.com/doceria.lu
comprei com vcs e não veio / 500 seguidores / instagram.com/doceria.lu → ticket instagram.com/doceria.lu
não recebi / foram 500 seguidores pro @doceria.lu → ticket instagram.com/doceria.lu
tá faltando seguidor / 500 / @doceria.lu → ticket instagram.com/doceria.lu
perdi seguidores / uns 200 / instagram.com/doceria.lu → ticket instagram.com/doceria.lu
fui enganado / 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
deu ruim meu pedido / era 500 / instagram.com/doceria.lu → ticket instagram.com/doceria.lu
tenho uma reclamação / comprei 500 e veio 20 / @doceria.lu → ticket instagram.com/doceria.lu
quero fazer uma reclamação / 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
preciso de ajuda com um pedido / os 500 nao chegaram / instagram.com/doceria.lu → ticket instagram.com/doceria.lu
sabe me dizer se os 1000 seguidores do @doceria.lu vão chegar? → ticket instagram.com/doceria.lu
meus 500 seguidores compraram passagem só de ida kkk sumiram instagram.com/doceria.lu → ticket instagram.com/doceria.lu
me roubaram 45 reais, 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
dia 3 comprei, hoje dia 9 e nada: 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
passou do prazo. 500 seguidores. instagram.com/doceria.lu → ticket instagram.com/doceria.lu
pedido atrasado: 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
500 seguidores instagram.com/doceria.lu pedido atrasado → ticket instagram.com/doceria.lu
vocês cobraram 2x os 500 seguidores instagram.com/doceria.lu → ticket instagram.com/doceria.lu
ô moço, os 300 like q eu paguei num vi nem a cor, instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
to com 212 seguidores, tinha 200 antes de comprar 500. faça as contas. instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
500 - 120 = 380 faltando, instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
380 faltando instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
vcs devem 380 seguidores pra instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
faz 5 dias hj. 1000 inscritos. youtube.com/@receitasdacris. nada. → ticket youtube.com/@receitasdacris
tô começando a achar que é golpe, 1000 inscritos youtube.com/@receitasdacris → ticket youtube.com/@receitasdacris
será que caí num golpe? paguei 500 seguidores e sumiram vocês, @bolos.da.cris → ticket instagram.com/bolos.da.cris
Prezados, o pedido de 500 seguidores permanece sem atendimento. instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
Boa tarde. Solicito posição sobre 500 seguidores contratados em 12/05. instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
solicito providências quanto aos 1.000 seguidores não creditados, instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
amor, cadê meus seguidores kkk 500 instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
alô? 500 seguidores? alguém? instagram.com/bolos.da.cris já paguei → ticket instagram.com/bolos.da.cris
os 500 ainda tão vindo? instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
parou nos 330 de 500 instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
ontem 700 hoje 520 e vcs dizem que tem garantia instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
perdi quase tudo q comprei, eram 1000 sobrou 300 tiktok.com/@cris.doces → ticket tiktok.com/@cris.doces
só pra avisar que até agora 0/500 instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
0/500. instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
120/500 instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
entregaram 500 gringo, eu pedi br, instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
metade veio metade não, eram 1000, instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
meu vídeo tinha 200 views paguei 2000 e tem 260 youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
q serviço porco, 2000 views youtu.be/dQw4w9WgXcQ continua igual → ticket youtube.com/watch?v=dQw4w9WgXcQ
vou processar vcs, 500 seguidores instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
já abri 2 chamados, 500 seguidores, instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
ngm resolve meu problema dos 500 seguidores instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
devolve o dinheiro dos 500 seguidores instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
quero estorno, 500 seguidores @bolos.da.cris não veio → ticket instagram.com/bolos.da.cris
me reembolsa 45 reais instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
ué, pedi 1000 e cobrou 500? quer dizer, veio 500 só instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
recebi menos do que paguei instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
tem algo errado, comprei 500 e meu número não mexe instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
n chegou / instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
cadê / os 500 do insta / @bolos.da.cris → ticket instagram.com/bolos.da.cris
já paguei / 500 seguidores instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
comprei ontem / @bolos.da.cris / 500 → ticket instagram.com/bolos.da.cris
oi, é sobre um pedido / 500 seguidores / instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
tenho um pedido em andamento / 500 seguidores instagram.com/bolos.da.cris → ticket instagram.com/bolos.da.cris
minha amiga comprou 500 e não recebeu, @bolos.da.cris → ticket instagram.com/bolos.da.cris
as 500 curtidas q prometeram instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
ow, paguei os 300 like e o post continua com 18, instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
mano cês tão me devendo 200 seguidor, instagram.com/pedro.barber → ticket instagram.com/pedro.barber
3 dias, nenhum inscrito, pedi mil, youtube.com/@pescacompedro → ticket youtube.com/@pescacompedro
a encomenda de 1000 seguidores não foi concluída instagram.com/pedro.barber → ticket instagram.com/pedro.barber
gostaria de registrar que dos 1000 inscritos adquiridos recebi 410. youtube.com/@pescacompedro → ticket youtube.com/@pescacompedro
os seguidores q vcs puseram sumiram na mesma semana, eram 500, instagram.com/pedro.barber → ticket instagram.com/pedro.barber
não sei oq houve mas dos 2 mil views entrou 900 youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
o contador nem mexeu, 2000 views youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
vcs garantem 30 dias né? perdi 150 em 10. instagram.com/pedro.barber → ticket instagram.com/pedro.barber
vcs sumiram com meu dinheiro, 500 seguidores instagram.com/pedro.barber → ticket instagram.com/pedro.barber
aqui consta pago e concluído mas meu perfil não tem nem 100 dos 500, instagram.com/pedro.barber → ticket instagram.com/pedro.barber
marcou concluído com 400 de 500, instagram.com/pedro.barber → ticket instagram.com/pedro.barber
pedi pro @pedro.barber e foi pro @pedro.barbeiro → ticket instagram.com/pedro.barber
e aquele 500 lá do @pedro.barber? → ticket instagram.com/pedro.barber
já é a terceira vez que reclamo dos 500 seguidores instagram.com/pedro.barber → ticket instagram.com/pedro.barber
só quero o que é meu: 500 seguidores instagram.com/pedro.barber → ticket instagram.com/pedro.barber
quero meus seguidores, 500, instagram.com/pedro.barber → ticket instagram.com/pedro.barber
quero os 500 que paguei instagram.com/pedro.barber → ticket instagram.com/pedro.barber
manda logo os 500 que eu já paguei instagram.com/pedro.barber → ticket instagram.com/pedro.barber
preciso que resolvam: 500 seguidores, instagram.com/pedro.barber, pago dia 2 → ticket instagram.com/pedro.barber
sumiu tudo / 1000 / instagram.com/pedro.barber → ticket instagram.com/pedro.barber
não caiu / as curtidas / 300 / instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
vim reclamar / 500 seguidores / @pedro.barber → ticket instagram.com/pedro.barber
problema no pedido / 500 seguidores instagram.com/pedro.barber → ticket instagram.com/pedro.barber
meu pedido / 500 seguidores / instagram.com/pedro.barber / não chegou → ticket link?
comprei errado / era 500 e botei 1000 / instagram.com/pedro.barber → ticket instagram.com/pedro.barber
ajuda, meu pix foi e o pedido não anda / @pedro.barber 500 seguidores → ticket instagram.com/pedro.barber
cade o atendimento? 500 seguidores parados, @pedro.barber → ticket instagram.com/pedro.barber
contratei 5 mil views, youtube mostra 1.200, youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
não recomendo, 500 seguidores e perdi todos instagram.com/pedro.barber → ticket instagram.com/pedro.barber
vcs trabalham sábado? pq os 500 de sexta não vieram, @pedro.barber → ticket instagram.com/pedro.barber
meu irmão pagou pra mim 500 seguidores no @pedro.barber e não caiu → ticket instagram.com/pedro.barber
oi sumida kkk cadê meus 500 seguidores @pedro.barber → ticket instagram.com/pedro.barber
tô com cara de palhaço? 1000 seguidores pagos e nada, insta @salao.bete → ticket instagram.com/salao.bete
deu 24h e nem sinal dos mil seguidores, @salao.bete → ticket instagram.com/salao.bete
recebi 1/3 do pedido de 1500, instagram.com/salao.bete → ticket instagram.com/salao.bete
encomendei 500 há 4 dias instagram.com/salao.bete → ticket instagram.com/salao.bete
confere aí por favor: 500 seguidores, paguei dia 8, instagram.com/salao.bete → ticket instagram.com/salao.bete
já caiu o pix dos 500, quando começa? instagram.com/salao.bete → ticket instagram.com/salao.bete
fiz o pedido de 300 curtidas e só deu 120 instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
o total devia ser 1500, está em 1180. instagram.com/salao.bete → ticket instagram.com/salao.bete
oi, meus likes não vieram / 300 / instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
vcs me deram 200 de 500 instagram.com/salao.bete → ticket instagram.com/salao.bete
desisto de vocês. 500 seguidores e nada. instagram.com/salao.bete → ticket instagram.com/salao.bete
tem alguém aí? comprei 500 seguidores @salao.bete e sumiram com meu pix → ticket instagram.com/salao.bete
gostaria que verificassem o pedido de 500 seguidores do perfil instagram.com/salao.bete → ticket instagram.com/salao.bete
to sem os 500 até agora instagram.com/salao.bete → ticket instagram.com/salao.bete
chegou 480 dos 500, falta 20 instagram.com/salao.bete → ticket instagram.com/salao.bete
entrega: 0%. pedido: 500 seguidores. instagram.com/salao.bete → ticket instagram.com/salao.bete
500 seg. comprados dia 1. hoje dia 6. nada. instagram.com/salao.bete → ticket instagram.com/salao.bete
os inscritos caíram de 1200 pra 900 youtube.com/@canaldabete → ticket youtube.com/@canaldabete
views travadas em 350 (comprei 2000) youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
a foto tá com 12 curtidas, eu paguei por 300, instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
me tira uma dúvida: pq só veio 90 dos 500? instagram.com/salao.bete → ticket instagram.com/salao.bete
tenho pedido com vcs de 500 que não andou, instagram.com/salao.bete → ticket instagram.com/salao.bete
era 500 seguidores BR e mandaram indiano instagram.com/salao.bete → ticket instagram.com/salao.bete
comprei sem querer 2 vezes, 500 seguidores instagram.com/salao.bete → ticket instagram.com/salao.bete
paguei duplicado 45+45 instagram.com/salao.bete → ticket instagram.com/salao.bete
perdi 300 views do nada youtu.be/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
minha compra de ontem / 500 seguidores / @salao.bete → ticket instagram.com/salao.bete
poxa vida, gastei 45 reais a toa, instagram.com/salao.bete → ticket instagram.com/salao.bete
boa noite, fiz o pagamento às 14h e os 1000 seguidores não subiram, @mega.pizza → ticket instagram.com/mega.pizza
contratei vocês pra 300 curtidas e deram 45, instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
por que meu pedido de 500 tá cancelado? instagram.com/mega.pizza → ticket instagram.com/mega.pizza
oi gente tudo bom? meus seguidores (500) ainda não chegaram, instagram.com/mega.pizza → ticket instagram.com/mega.pizza
espero que resolvam, 500 seguidores faltando, instagram.com/mega.pizza → ticket instagram.com/mega.pizza
mil inscritos foram embora do canal youtube.com/@megacanal → ticket youtube.com/@megacanal
pedi curtida e veio seguidor, instagram.com/mega.pizza 300 → ticket instagram.com/mega.pizza
meu dinheiro foi, os 500 não, instagram.com/mega.pizza → ticket instagram.com/mega.pizza
de 500 prometidos vi 50 instagram.com/mega.pizza → ticket instagram.com/mega.pizza
pode ver pra mim o pedido dos 500 seguidores da instagram.com/mega.pizza? → ticket instagram.com/mega.pizza
pedido feito segunda, quinta e nada, 500 seguidores instagram.com/mega.pizza → ticket instagram.com/mega.pizza
vou no procon por causa de 500 seguidores instagram.com/mega.pizza → ticket instagram.com/mega.pizza
tinha 900, comprei 500, tô com 1010. instagram.com/mega.pizza → ticket instagram.com/mega.pizza
comprei e me arrependi, 500 seguidores instagram.com/mega.pizza → ticket instagram.com/mega.pizza
cadê os views do meu short? 2000 youtube.com/shorts/dQw4w9WgXcQ → ticket youtube.com/watch?v=dQw4w9WgXcQ
nada dos inscritos / 500 / youtube.com/@megacanal → ticket youtube.com/@megacanal
paguei e não veio / insta / @mega.pizza / 500 seguidores → ticket instagram.com/mega.pizza
tá errado meu pedido / pedi 1000 e lançaram 100 / instagram.com/mega.pizza → ticket instagram.com/mega.pizza
quero cancelar os 500 seguidores que comprei instagram.com/mega.pizza → ticket instagram.com/mega.pizza
rapaz, comprei 1000 seguidores e o número tá parado em 640, instagram.com/auto.center → ticket instagram.com/auto.center
2 mil pagos, 1.100 no contador, @auto.center insta → ticket instagram.com/auto.center
tem 1 semana que aguardo os 500 seguidores do @auto.center → ticket instagram.com/auto.center
cadê os outros 300? pedi 500 instagram.com/auto.center → ticket instagram.com/auto.center
vcs tão de sacanagem, 500 seguidores instagram.com/auto.center → ticket instagram.com/auto.center
infelizmente os 500 seguidores não permaneceram instagram.com/auto.center → ticket instagram.com/auto.center
meu saldo de seguidores só cai depois de vocês, eram 500, instagram.com/auto.center → ticket instagram.com/auto.center
me passaram a perna nos 500 seguidores instagram.com/auto.center → ticket instagram.com/auto.center
500 seguidores que não curtem nada, quero troca, instagram.com/auto.center → ticket instagram.com/auto.center
não veio nadinha dos 500 instagram.com/auto.center → ticket instagram.com/auto.center
pago há 2 dias: 500 seguidores, instagram.com/auto.center → ticket instagram.com/auto.center
olá, pedido de 500 seguidores de ontem ainda sem iniciar, instagram.com/auto.center → ticket instagram.com/auto.center
falaram que hoje caía os 500 do instagram.com/auto.center → ticket instagram.com/auto.center
tô no prejuízo, 500 seguidores instagram.com/auto.center → ticket instagram.com/auto.center
e os 500?? instagram.com/auto.center → ticket instagram.com/auto.center
vcs sumiram, paguei 500 curtidas instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
pedido 500, entregue 500, sobrou 210. instagram.com/auto.center → ticket instagram.com/auto.center
não entregaram / 500 / @auto.center → ticket instagram.com/auto.center
seguidor sumindo / eram 500 / instagram.com/auto.center → ticket instagram.com/auto.center
comprei 500 pra minha filha e não chegou, instagram.com/flor.lis → ticket instagram.com/flor.lis
alguma novidade dos 500 seguidores do instagram.com/flor.lis? → ticket instagram.com/flor.lis
faltam 250 dos 500 instagram.com/flor.lis → ticket instagram.com/flor.lis
tô de olho aqui e nada de subir, 500 seguidores instagram.com/flor.lis → ticket instagram.com/flor.lis
os 500 que vcs botaram já foram embora instagram.com/flor.lis → ticket instagram.com/flor.lis
pedi 500 veio 5 kkkkk instagram.com/flor.lis → ticket instagram.com/flor.lis
vcs não cumprem o que prometem, 500 seguidores instagram.com/flor.lis → ticket instagram.com/flor.lis
a entrega dos 500 travou instagram.com/flor.lis → ticket instagram.com/flor.lis
olha o print: 500 pagos, 20 entregues, instagram.com/flor.lis → ticket instagram.com/flor.lis
eu paguei por seguidor e não por enrolação, 500, instagram.com/flor.lis → ticket instagram.com/flor.lis
por favor me ajudem, 500 seguidores não entregues instagram.com/flor.lis → ticket instagram.com/flor.lis
preciso do reembolso, 500 seguidores instagram.com/flor.lis → ticket instagram.com/flor.lis
isso tá certo? 500 seguidores comprados e 37 recebidos, instagram.com/flor.lis → ticket instagram.com/flor.lis
menos da metade dos 1000 instagram.com/flor.lis → ticket instagram.com/flor.lis
cobraram e não entregaram, 500 likes instagram.com/p/CxYzAbC1234 → ticket instagram.com/p/CxYzAbC1234
a garantia não vale? perdi 200, instagram.com/flor.lis → ticket instagram.com/flor.lis
meus inscritos sumiram / youtube.com/@florlis → ticket youtube.com/@florlis
era pra ontem / 500 seguidores / instagram.com/flor.lis → ticket instagram.com/flor.lis
`)
