import { readConversations } from './read-conversations.ts'

/** Orders with a reason, a past or a payment told beside them. */
export const ordersOfAllSorts = readConversations(`
oi comprei de um cara ai e ele sumiu com meu dinheiro, quero 500 seguidores com vcs insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
deu super certo os 500 que comprei mes passado entao agora quero logo 1000 seguidores pro insta @emporio.da.ju → recap instagram followers 1000 instagram.com/emporio.da.ju R$ 82,50
tinha comprado 500 e gostei demais, manda 1000 seguidores insta @emporio.da.ju → recap instagram followers 1000 instagram.com/emporio.da.ju R$ 82,50
comprei 500 pra loja e agora quero 500 seguidores pro pessoal insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
os 500 chegaram, agora quero +300 seguidores insta @emporio.da.ju → recap instagram followers 300 instagram.com/emporio.da.ju R$ 30,00
ja chegou os seguidores valeu! agora quero curtidas, 300 nessa instagram.com/p/DaWx12QwErT → recap instagram likes 300 instagram.com/p/DaWx12QwErT R$ 25,00
comprei 300 curtidas na outra foto e quero 500 curtidas nessa instagram.com/p/DaWx12QwErT → recap instagram likes 500 instagram.com/p/DaWx12QwErT R$ 35,00
comprei inscritos com vcs e veio tudo certo, agora vou querer 2000 views youtu.be/zXcVbNmAsDf → recap youtube views 2000 youtube.com/watch?v=zXcVbNmAsDf R$ 35,00
oi de novo! mais 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
aqui é a ju, ja comprei antes, me manda 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
sou eu de novo rs 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
minha vizinha perdeu a vergonha e comprou kk agora eu quero, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
meu marido ja comprou pra loja dele, quero 500 seguidores pra minha insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
perdi meu celular e meu insta, fiz outro @emporio.da.ju, quero 500 seguidores → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
meu insta foi derrubado e criei o @emporio.da.ju instagram, preciso de 500 seguidores → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
apagaram meu insta antigo, no novo quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
caiu o movimento da loja, preciso de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
as vendas cairam mto, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
baixou o preço? entao quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
saiu a promoção? quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
paguei caro em outro lugar, aqui quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
gastei com panfleto e nao deu em nada, vou de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
recebi o 13 agora, me ve 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
to aguardando meu pagamento mas ja quero deixar pronto, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
aguardando um cliente pagar, quanto fica 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
esperei a virada do mes pra comprar, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
era isso que eu precisava! 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
ainda nao decidi... vai, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
ainda nao sou cliente, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
nao chegou meu salario mas quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
nao apareceu a opcao no site, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
o site travou aqui, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
deu erro no outro chat, quero comprar 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
nao carregou o pix, queria 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
nao recebi resposta no zap entao vim aqui, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
faz tempo que nao compro, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
desde o ano passado que nao cresço, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
ha 2 anos parado em 300 seguidores, quero mais 500 insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
to parado nos 300, bora subir 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
to com 300 e quero 700 seguidores insta @emporio.da.ju → recap instagram followers 700 instagram.com/emporio.da.ju R$ 60,00
meu insta @emporio.da.ju tinha 2 mil e zerei pra recomeçar, quero 500 seguidores → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
antes eu tinha 5 mil agora tenho zero, quero 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
qro 500 seguidor pro insta @emporio.da.ju ja to com o pix aberto → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
bota 500 seguidores insta @emporio.da.ju q ja vou pagar → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
500 seguidores insta @emporio.da.ju pago agora → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
500 seguidores insta @emporio.da.ju pagamento no pix ne → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
500 seguidores insta @emporio.da.ju vou fazer o pix → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
500 seguidores insta @emporio.da.ju, ja posso pagar? → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
500 seguidores insta @emporio.da.ju por 45 como ta no site → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
aquele de 45 reais com 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
o combo de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
os 500 seguidores por favor insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
os 500 seguidores de 45 pro insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
pode ser os 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
to querendo os 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
vim pelos 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
me interessei pelos 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
gostei do de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
adorei o preço, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
achei barato, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
vcs me convenceram, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
blz me convenceu manda 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
vcs mandam 500 seguidores pro insta @emporio.da.ju? → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
vcs entregam 500 seguidores no insta @emporio.da.ju hj? → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
coloca 500 seguidores no insta @emporio.da.ju e depois te falo se gostei → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
fazendo um teste: 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
primeiro pedido: 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
segue meu pedido: 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
pedido novo: 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
novo pedido 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
meu outro pedido deu certo, faz mais um de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
meu pedido de hoje: 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
quero refazer meu pedido, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
quero fazer outra compra, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
nova compra: 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
compra de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
compra 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
encomenda de 500 seguidores pro insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
contratar 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
boa noite gostaria de contratar o serviço de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
tenho interesse no serviço de 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
meu cliente quer q eu compre 500 seguidores pro insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
to comprando pra minha mae, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
ganhei na rifa kkk vou botar 500 seguidores no insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
fechado entao, 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
ok decidido 500 seguidores insta @emporio.da.ju → recap instagram followers 500 instagram.com/emporio.da.ju R$ 45,00
ja comprei 500 agora quero 1000 seguidores quanto fica? → link? followers 1000
comprei seguidores e ninguem curte, quero 300 curtidas → link? instagram likes 300
vi q vcs entregaram certinho pra minha amiga quero 500 seguidores → link? followers 500
meu video travou em 2 mil views, quero comprar 10 mil → link? youtube views 10000
perdi monetizacao, quero 500 inscritos youtube.com/@canaldaju → recap youtube subscribers 500 youtube.com/@canaldaju R$ 80,00
so falta 100 inscritos pros mil, quero comprar youtube.com/@canaldaju → recap youtube subscribers 100 youtube.com/@canaldaju R$ 25,00
to com 900 inscritos, quero os 100 que faltam pra mil youtube.com/@canaldaju → recap youtube subscribers 100 youtube.com/@canaldaju R$ 25,00
tiktok @emporiodaju ta flopado, manda 500 seguidores → recap tiktok followers 500 tiktok.com/@emporiodaju R$ 45,00
o tiktok me tirou do ar, voltei agora com @emporiodaju, 500 seguidores tiktok → recap tiktok followers 500 tiktok.com/@emporiodaju R$ 45,00
postei hoje e ninguem curtiu, manda 100 curtidas instagram.com/p/DaWx12QwErT → recap instagram likes 100 instagram.com/p/DaWx12QwErT R$ 11,40
quero q essa foto chegue nas 300 curtidas instagram.com/p/DaWx12QwErT → recap instagram likes 300 instagram.com/p/DaWx12QwErT R$ 25,00
quero que meu video tenha 500 views youtu.be/zXcVbNmAsDf → recap youtube views 500 youtube.com/watch?v=zXcVbNmAsDf R$ 12,00
boa tarde minha filha eu queria botar quinhentos seguidores no instagram da minha lojinha @vovo.croche como faz → recap instagram followers 500 instagram.com/vovo.croche R$ 45,00
oxe meu rei bota 500 seguidor no insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
bah tche me vê 1000 seguidores no insta @barraca.do.ze → recap instagram followers 1000 instagram.com/barraca.do.ze R$ 82,50
mano na moral preciso de 500 seguidor no insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
oi / quero comprar / 500 seguidores insta / @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
oi / ja comprei uma vez / quero 500 seguidores insta / @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
e ai / 300 curtidas / instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
deu certo da outra vez / 500 seguidores insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
chegou tudo obrigado! / agora 500 seguidores insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
meu pedido chegou / quero outro de 500 seguidores insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
caiu alguns mas blz, quero mais 500 seguidores insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
perdi uns 50 seguidores normal ne, manda mais 500 seguidores insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
da outra vez demorou 2 dias mas chegou, quero 500 seguidores insta @barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
entao moça é o seguinte eu preciso de 500 seguidores pro instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
o negocio é o seguinte, 500 seguidores no instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
num tenho nada no insta, bota 500 seguidor instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
hj cedo eu perguntei e agora quero, 500 seguidores instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
de manha falei com vcs, é 500 seguidores instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
fiz um insta novo instagram.com/barraca.do.ze 500 seguidores → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
criei esse perfil ontem instagram.com/barraca.do.ze manda 500 seguidores → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
abri agora o perfil instagram.com/barraca.do.ze coloca 500 seguidores → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
deixei o perfil publico instagram.com/barraca.do.ze 500 seguidores → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
instagram.com/barraca.do.ze esse aqui 500 seguidores → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
pro instagram.com/barraca.do.ze eu vou querer 500 seguidores → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
instagram.com/barraca.do.ze 500 seguidores e ja mando o pix → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
instagram.com/barraca.do.ze 500 seguidores, pix → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
500 segs instagram.com/barraca.do.ze manda o pix q pago ja → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
quinhentos seguidores instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
quero dar 500 seguidores de presente pro instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
minha filha pediu 500 seguidores pro instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
prometi 500 seguidores pro meu filho, instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
apostei q chegava em 1000, me ve 500 seguidores instagram.com/barraca.do.ze → recap instagram followers 500 instagram.com/barraca.do.ze R$ 45,00
essa foto ficou linda, 300 curtidas instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
postei agora, 300 curtidas instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
acabei de postar, poe 300 curtidas instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
essa aqui teve poucas curtidas, 300 instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
ninguem curtiu minha foto, 300 curtidas instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
quero as 300 curtidas de 25 instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
as 300 curtidas, instagram.com/p/DbCdEfGhIjK → recap instagram likes 300 instagram.com/p/DbCdEfGhIjK R$ 25,00
meu video so tem 600 views, 2000 views youtu.be/qWeRtYuIoPa → recap youtube views 2000 youtube.com/watch?v=qWeRtYuIoPa R$ 35,00
lançamos um clipe, queremos 2000 visualizações youtu.be/qWeRtYuIoPa → recap youtube views 2000 youtube.com/watch?v=qWeRtYuIoPa R$ 35,00
subi um video hoje, 2000 views youtu.be/qWeRtYuIoPa → recap youtube views 2000 youtube.com/watch?v=qWeRtYuIoPa R$ 35,00
fizemos um video pra igreja e precisa de 2000 views youtu.be/qWeRtYuIoPa → recap youtube views 2000 youtube.com/watch?v=qWeRtYuIoPa R$ 35,00
ja tentei divulgar e nao deu certo, 2000 views youtu.be/qWeRtYuIoPa → recap youtube views 2000 youtube.com/watch?v=qWeRtYuIoPa R$ 35,00
comecei um canal youtube.com/@cantinhodalu quero 500 inscritos → recap youtube subscribers 500 youtube.com/@cantinhodalu R$ 80,00
voltei com o canal youtube.com/@cantinhodalu quero 500 inscritos → recap youtube subscribers 500 youtube.com/@cantinhodalu R$ 80,00
youtube.com/@cantinhodalu tem 12 inscritos, quero 100 → recap youtube subscribers 100 youtube.com/@cantinhodalu R$ 25,00
tenho 900 inscritos quero mais 100 youtube.com/@cantinhodalu → recap youtube subscribers 100 youtube.com/@cantinhodalu R$ 25,00
esse é meu tiktok https://www.tiktok.com/@cantinhodalu, 500 seguidores → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
o tiktok @cantinhodalu é meu trabalho, quero 500 seguidores → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
perdi a paciencia com o tiktok, compro logo 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
me deu a louca, 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
pedi dinheiro pro meu pai kk, 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
minha mae deixou comprar, 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
recebi meu primeiro salario! 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
paguei minhas dividas, agora 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
ja fiz meu cadastro, 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
li tudo no site e entendi, 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
aceitei o desafio, 500 seguidores tiktok @cantinhodalu → recap tiktok followers 500 tiktok.com/@cantinhodalu R$ 45,00
moça, bota mais gente no insta da minha pizzaria, 1000 seguidores, @pizza.do.gil → recap instagram followers 1000 instagram.com/pizza.do.gil R$ 82,50
quero o pacote growth no insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
vou de starter insta @pizza.do.gil → recap instagram followers 100 instagram.com/pizza.do.gil R$ 15,00
me ve o plano pro de 1500 seguidores insta @pizza.do.gil → recap instagram followers 1500 instagram.com/pizza.do.gil R$ 120,00
tenho 312 no insta @pizza.do.gil e quero mais 500 seguidores → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
voltei, semana passada aumentou certinho, quero mais 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
nunca comprei, me explica e ja anota 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
como faço pra pedir 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
com quem eu falo pra comprar 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
o sistema ta funcionando? quero 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
ja era hora de investir, 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
falaram bem de vcs, 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
nao quero seguidor pornô ok? 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
tirei uns fakes do insta @pizza.do.gil, quero 500 seguidores → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
perdi uma aposta e tenho q botar 500 seguidores no insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
meu concorrente passou de mim, bora 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
bati 1000, agora mais 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
cheguei em 1000 seguidores! quero mais 500 insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
gastei tudo na reforma mas 45 eu tenho, 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
troquei o nome da pizzaria, o insta agora é @pizza.do.gil, quero 500 seguidores → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
digita ai 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
anota meu pedido 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
pode anotar? 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
registra um pedido de 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
gera uma cobrança de 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
manda a cobrança dos 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
manda o pix dos 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
me passa o pix pra 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
qual o pix dos 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
quero pagar os 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
vou pagar os 500 seguidores insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
posso pagar os 500 seguidores no pix? insta @pizza.do.gil → recap instagram followers 500 instagram.com/pizza.do.gil R$ 45,00
to precisando de curtida, 300 instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
queria ver 300 curtidas nessa foto instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
quero passar das 300 curtidas, manda 300 instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
a foto anterior deu certo agora essa, 300 curtidas instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
da outra vez foi rapidinho, faz 300 curtidas aqui instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
recebi 50 naturais, completa com 300 curtidas instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
a foto do casamento merece, 300 curtidas instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
o cliente ja me pagou, pode ser 300 curtidas instagram.com/p/DcQwErTyUiO → recap instagram likes 300 instagram.com/p/DcQwErTyUiO R$ 25,00
meu video parou nas 900 views, quero 2000 youtu.be/aSdFgHjKlZx → recap youtube views 2000 youtube.com/watch?v=aSdFgHjKlZx R$ 35,00
subiu meu video novo, quero 2000 views youtu.be/aSdFgHjKlZx → recap youtube views 2000 youtube.com/watch?v=aSdFgHjKlZx R$ 35,00
o youtube nao entrega meu video, 2000 views youtu.be/aSdFgHjKlZx → recap youtube views 2000 youtube.com/watch?v=aSdFgHjKlZx R$ 35,00
apaguei o video velho, esse é o novo, 2000 views youtu.be/aSdFgHjKlZx → recap youtube views 2000 youtube.com/watch?v=aSdFgHjKlZx R$ 35,00
regravei o clipe, 2000 views youtu.be/aSdFgHjKlZx → recap youtube views 2000 youtube.com/watch?v=aSdFgHjKlZx R$ 35,00
2000 views pra hoje ainda, youtu.be/aSdFgHjKlZx → recap youtube views 2000 youtube.com/watch?v=aSdFgHjKlZx R$ 35,00
comecei ontem o canal youtube.com/@trilhasdorafa, 500 inscritos → recap youtube subscribers 500 youtube.com/@trilhasdorafa R$ 80,00
500 inscritos é bom pra começar? youtube.com/@trilhasdorafa → recap youtube subscribers 500 youtube.com/@trilhasdorafa R$ 80,00
falta pouco pra monetizar youtube.com/@trilhasdorafa 500 inscritos → recap youtube subscribers 500 youtube.com/@trilhasdorafa R$ 80,00
tava com vergonha mas vou pedir 500 inscritos youtube.com/@trilhasdorafa → recap youtube subscribers 500 youtube.com/@trilhasdorafa R$ 80,00
tiktok @trilhasdorafa chegou a hora de crescer, 500 seguidores → recap tiktok followers 500 tiktok.com/@trilhasdorafa R$ 45,00
tiktok @trilhasdorafa pedido: 500 seguidores → recap tiktok followers 500 tiktok.com/@trilhasdorafa R$ 45,00
so pra confirmar, 500 seguidores no tiktok @trilhasdorafa sai 45? → recap tiktok followers 500 tiktok.com/@trilhasdorafa R$ 45,00
oi sou a rafa, quero os 500 seguidores do tiktok @trilhasdorafa → recap tiktok followers 500 tiktok.com/@trilhasdorafa R$ 45,00
sou compradora antiga, 500 seguidores tiktok @trilhasdorafa → recap tiktok followers 500 tiktok.com/@trilhasdorafa R$ 45,00
comprei brasileiros da outra vez, quero seguidores brasileiros de novo → link? followers
minha cunhada pagou 45 nos 500 seguidores dela, quero igual → link? followers 500
meu filho quer 1000 inscritos de aniversario → link? youtube subscribers 1000
galera cês mandam 500 seguidores pro insta @bar.do.tonho? → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
anteontem vi o anuncio, hoje quero 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
o bar @bar.do.tonho ta vazio kk 500 seguidores insta → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
os fregueses sumiram, me vê 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
vim fechar 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
boa noite vim comprar 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
meu sobrinho que indicou, quero 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
destranquei o insta @bar.do.tonho, pode pôr 500 seguidores → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
ganhei 500 da outra vez, agora bota 1000 seguidores insta @bar.do.tonho → recap instagram followers 1000 instagram.com/bar.do.tonho R$ 82,50
o insta @bar.do.tonho tem só 90 seguidores, quero 500 → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
500 seguidores insta @bar.do.tonho se for 45 eu fecho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
da pra ser hoje? 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
pra sexta preciso de 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
sexta feira tem show, 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
queria ver se consigo 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
quero entender o preço e comprar 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
quero esses 500 seguidores do anuncio insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
fiquei sabendo de vcs hoje, 500 seguidores insta @bar.do.tonho → recap instagram followers 500 instagram.com/bar.do.tonho R$ 45,00
a foto ta com 20 curtidas, bota 300 instagram.com/p/DdAsWqErTyU → recap instagram likes 300 instagram.com/p/DdAsWqErTyU R$ 25,00
só 20 pessoas curtiram, quero 300 curtidas instagram.com/p/DdAsWqErTyU → recap instagram likes 300 instagram.com/p/DdAsWqErTyU R$ 25,00
meu video não sai dos 120, quero 2000 views youtu.be/mNbVcXzLkJh → recap youtube views 2000 youtube.com/watch?v=mNbVcXzLkJh R$ 35,00
o canal ta morto, 2000 views youtu.be/mNbVcXzLkJh → recap youtube views 2000 youtube.com/watch?v=mNbVcXzLkJh R$ 35,00
comprei views num site e sumiu tudo, com vcs quero 2000 views youtu.be/mNbVcXzLkJh → recap youtube views 2000 youtube.com/watch?v=mNbVcXzLkJh R$ 35,00
quero completar com 100 inscritos youtube.com/@hortadolu → recap youtube subscribers 100 youtube.com/@hortadolu R$ 25,00
faltavam 200, agora falta 100 inscritos pra mil, quero 100 youtube.com/@hortadolu → recap youtube subscribers 100 youtube.com/@hortadolu R$ 25,00
pode verificar o valor de 500 seguidores tiktok @hortadolu → recap tiktok followers 500 tiktok.com/@hortadolu R$ 45,00
já mandei msg no zap e ninguem viu, quero 500 seguidores tiktok @hortadolu → recap tiktok followers 500 tiktok.com/@hortadolu R$ 45,00
minha irmã recebeu certinho, agora eu, 500 seguidores tiktok @hortadolu → recap tiktok followers 500 tiktok.com/@hortadolu R$ 45,00
cobraram caro no outro, aqui quero 500 seguidores tiktok @hortadolu → recap tiktok followers 500 tiktok.com/@hortadolu R$ 45,00
boa noiteee, me ve 500 seguidores ai pro insta @ana.brows / simm → order instagram followers 500 instagram.com/ana.brows R$ 45,00
1,5k seguidores insta @ana.brows / ok pode gerar → order instagram followers 1500 instagram.com/ana.brows R$ 120,00
qual o menor pacote de seguidores do insta? / quero esse, @ana.brows → recap instagram followers 100 instagram.com/ana.brows R$ 15,00
quero o pro de seguidores, instagram.com/ana.brows → recap instagram followers 1500 instagram.com/ana.brows R$ 120,00
instagram.com/ana.brows / quero 500 → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
me passa mil e duzentos seguidores instagram.com/ana.brows → recap instagram followers 1200 instagram.com/ana.brows R$ 97,50
bora de 5 mil seguidores instagram.com/ana.brows → recap instagram followers 5000 instagram.com/ana.brows R$ 300,00
abri uma loja faz 2 meses, quero 2000 seguidores instagram.com/ana.brows → recap instagram followers 2000 instagram.com/ana.brows R$ 145,71
comecei faz uma semana, manda 500 seguidores instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
meu perfil caiu muito o alcance, quero 500 seguidores instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
já comprei e recebi tudo, manda 500 de novo instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
da ultima vez foi 500 e deu certo, agora 1000 instagram.com/ana.brows → recap instagram followers 1000 instagram.com/ana.brows R$ 82,50
comprei em outro site e não veio nada, quero testar aqui 500 instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
preciso chegar em 1000, tenho 500, instagram.com/ana.brows seguidores → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
500 seguidores pra amanhã dá? instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
500 seguidores, instagram.com/ana.brows, entrega em 24h né? → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
quero 500 seguidores entregues aos poucos instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
quantidade: 500, serviço: seguidores, link: instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
minha loja tem 3 anos e só 200 seguidores, quero 500 instagram.com/ana.brows → recap instagram followers 500 instagram.com/ana.brows R$ 45,00
`)
