import { readConversations } from './read-conversations.ts'

/** What was bought, asked after, claimed back or wondered at: a ticket, and nothing is sold. */
export const purchasesAskedAfter = readConversations(`
oi td bem? entao eu fiz a compra de 1000 seguidores pro insta @emporio.da.ju terça feira e ate hj nao vi nada acontecer → ticket instagram.com/emporio.da.ju
bom dia meu pix foi aprovado mas os 500 seguidores do tiktok @emporiodaju nao caiu → ticket tiktok.com/@emporiodaju
ow cade kkkk paguei 500 seguidor insta @emporio.da.ju → ticket instagram.com/emporio.da.ju
me ajuda aqui, comprei 300 curtida nessa foto instagram.com/p/DaWx12QwErT e so subiu 40 → ticket instagram.com/p/DaWx12QwErT
sobre o pedido de 2000 views youtu.be/zXcVbNmAsDf: parou em 1200 → ticket youtube.com/watch?v=zXcVbNmAsDf
recebi uma parte, ficou faltando 350 dos 1000 seguidores @emporio.da.ju → ticket instagram.com/emporio.da.ju
nao to entendendo, paguei 1500 seguidores e diminuiu @emporio.da.ju insta → ticket instagram.com/emporio.da.ju
to achando estranho, ja fazem 12 horas e 0 inscritos dos 500, youtube.com/@canaldaju → ticket youtube.com/@canaldaju
cade a entrega dos 500 inscritos youtube.com/@canaldaju → ticket youtube.com/@canaldaju
em nome da minha empresa adquirimos 5.000 seguidores (@emporio.da.ju, instagram) e a entrega estagnou em 3.100 → ticket instagram.com/emporio.da.ju
gente como assim os 500 seguidores evaporaram @emporio.da.ju → ticket instagram.com/emporio.da.ju
o insta fez limpa e levou os 500 que eu tinha comprado @emporio.da.ju → ticket instagram.com/emporio.da.ju
eu tava com 1.200 seguidores depois da compra, agora são 890 @emporio.da.ju → ticket instagram.com/emporio.da.ju
ontem tinha 800 curtidas hoje tem 500 instagram.com/p/DaWx12QwErT → ticket instagram.com/p/DaWx12QwErT
queda de 300 seguidores no @emporio.da.ju em 2 dias → ticket instagram.com/emporio.da.ju
tive uma queda de 300 seguidores @emporio.da.ju insta → ticket instagram.com/emporio.da.ju
ta caindo meus seguidores, ja foram 150 @emporio.da.ju insta → ticket instagram.com/emporio.da.ju
todo dia perco uns 20 seguidores dos 500 @emporio.da.ju → ticket instagram.com/emporio.da.ju
os 500 q entrou ta saindo td @emporio.da.ju → ticket instagram.com/emporio.da.ju
voltou pra 300 seguidores, eu tinha ido pra 800 com o pacote @emporio.da.ju → ticket instagram.com/emporio.da.ju
voltei pros mesmos 300 seguidores @emporio.da.ju insta comprei 500 → ticket instagram.com/emporio.da.ju
vcs entregaram e depois tiraram os 500 seguidores @emporio.da.ju? → ticket instagram.com/emporio.da.ju
nao entregaram os 500 seguidores e ja debitou 45 do meu cartao @emporio.da.ju → ticket instagram.com/emporio.da.ju
quero saber se vao entregar meus 500 seguidores @emporio.da.ju → ticket instagram.com/emporio.da.ju
queria entender pq so recebi 200 dos 500 seguidores @emporio.da.ju → ticket instagram.com/emporio.da.ju
gostaria de uma resposta sobre a compra de 1000 seguidores @emporio.da.ju → ticket instagram.com/emporio.da.ju
gostaria de reclamar que comprei 500 seguidores e vieram 50 @emporio.da.ju → ticket instagram.com/emporio.da.ju
preciso de ajuda com meu pedido de 500 seguidores @emporio.da.ju que nao chegou → ticket instagram.com/emporio.da.ju
preciso que alguem veja meu pedido de 500 seguidores @emporio.da.ju → ticket instagram.com/emporio.da.ju
alguem pode ver meu pedido? 500 seguidores @emporio.da.ju insta → ticket instagram.com/emporio.da.ju
consegue ver se saiu meu pedido de 500 seguidores @emporio.da.ju? → ticket instagram.com/emporio.da.ju
da uma olhada no meu pedido por favor 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
verifica pra mim o pedido 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
vê aí o que houve com os 500 seguidores do instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
oq aconteceu com os 500 seguidores do instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
tem alguma previsao pros 500 seguidores instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
qual a previsao dos 500 seguidores que comprei instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
falta mto pra chegar os 500 seguidores instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
acabou a entrega? pq comprei 500 e chegaram 430 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
foi entregue certo? contei 430 e eram 500 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
me venderam gato por lebre, 500 seguidores fantasma instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
500 seguidores tudo sem foto q vcs mandaram instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
esses 500 seguidores sao robo instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
os seguidores q vieram sao de fora, pedi 500 do brasil instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
comprei pra aumentar engajamento e os 500 nao curtem nada instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
nao gostei dos 500 seguidores quero devolver instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
quero trocar os 500 seguidores que comprei por curtidas instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
da pra trocar o link? ja paguei os 500 seguidores, era instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
paguei e esqueci de mandar o link, 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
paguei com o perfil fechado, agora abri, manda os 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
meu perfil tava fechado, agora ta aberto, pode continuar os 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
ja deixei publico, pode mandar os 500 que comprei instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
fiz 2 pedidos de 500 seguidores e so chegou 1 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
pedi duas vezes sem querer 500 seguidores instagram.com/emporio.da.ju, cancela uma → ticket instagram.com/emporio.da.ju
comprei duplicado, 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
cliquei errado e comprei 5000 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
meu irmao usou meu celular e comprou 1000 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
nao fui eu que comprei 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
nao autorizei essa compra de 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
nao reconheço essa cobrança de 45 reais 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
me cobraram 45 e nao recebi instagram.com/emporio.da.ju 500 seguidores → ticket instagram.com/emporio.da.ju
paguei 45 achando q era 1000 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
falaram 1000 por 45 e mandaram 500 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
prometido 500 seguidores, entregue 0 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
entrega: 0 de 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
status do pedido 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
andamento 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
e aquele pedido de 500 seguidores instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
e ai, caiu os 500 do instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
ja entregaram os 500 seguidores do instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
ja mandou os 500 seguidores instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
foi os 500 seguidores instagram.com/emporio.da.ju? → ticket instagram.com/emporio.da.ju
os 500 ja foram? instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
quantos ja foram dos 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
por favor meus 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
pelo amor de deus cade meus 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
vou chorar kkk perdi 500 seguidores do nada instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
perdi todos os 500 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
quero de volta os 500 que sumiram instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
recoloca os 200 que cairam instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
coloca de novo os 200 que cairam instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
manda de novo os 200 seguidores que sumiram instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
preciso dos 200 que faltaram instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
completa os 500 seguidores pf instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
termina de entregar os 500 instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
continua a entrega dos 500 seguidores instagram.com/emporio.da.ju → ticket instagram.com/emporio.da.ju
as 2000 visualizações do meu vídeo youtu.be/zXcVbNmAsDf foram removidas pelo youtube → ticket youtube.com/watch?v=zXcVbNmAsDf
youtube descontou 1500 views do youtu.be/zXcVbNmAsDf → ticket youtube.com/watch?v=zXcVbNmAsDf
meu video youtu.be/zXcVbNmAsDf caiu de 3000 pra 1800 views → ticket youtube.com/watch?v=zXcVbNmAsDf
2000 views compradas faz uma semana youtu.be/zXcVbNmAsDf cade → ticket youtube.com/watch?v=zXcVbNmAsDf
o youtu.be/zXcVbNmAsDf ta no mesmo numero desde que paguei 2000 views → ticket youtube.com/watch?v=zXcVbNmAsDf
os 100 inscritos do youtube.com/@canaldaju cairam pra 30 → ticket youtube.com/@canaldaju
tiktok @emporiodaju nao recebeu os 500 seguidores → ticket tiktok.com/@emporiodaju
o tiktok @emporiodaju ganhou só 90 dos 500 seguidores → ticket tiktok.com/@emporiodaju
deposito de 45 feito ontem, 500 seguidores tiktok @emporiodaju, sem retorno → ticket tiktok.com/@emporiodaju
to sem resposta ha 2 dias dos 500 seguidores tiktok @emporiodaju → ticket tiktok.com/@emporiodaju
boa tarde minha filha eu fiz o pagamento de quarenta e cinco reais pra vir quinhentos seguidores no instagram da minha lojinha @vovo.croche e não veio foi nada → ticket instagram.com/vovo.croche
oxe meu rei paguei 500 seguidor e até agora necas @barraca.do.ze insta → ticket instagram.com/barraca.do.ze
rapaz os 500 seguidor do insta @barraca.do.ze tudo vazou → ticket instagram.com/barraca.do.ze
uai sô cadê os trem que eu comprei 500 seguidores @barraca.do.ze → ticket instagram.com/barraca.do.ze
bah tche comprei 1000 seguidores e nada ainda insta @barraca.do.ze → ticket instagram.com/barraca.do.ze
mano na moral 500 seguidor pago e nada insta @barraca.do.ze → ticket instagram.com/barraca.do.ze
slk comprei 500 e caiu 480 kkkkk insta @barraca.do.ze → ticket instagram.com/barraca.do.ze
oi / comprei 500 seguidores / @barraca.do.ze / insta → ticket instagram.com/barraca.do.ze
oi / meu pedido n chegou / 500 seguidores / instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
boa noite / quero reclamar / paguei 500 seguidores e nada / instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
ola / tem alguem ai? / to com problema / 1000 seguidores instagram.com/barraca.do.ze nao chegaram → ticket instagram.com/barraca.do.ze
eu comprei / 500 seguidores insta / @barraca.do.ze / e nao chegou → ticket link?
paguei / 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
nao chegou / 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
caiu tudo / 500 seguidores insta @barraca.do.ze → ticket instagram.com/barraca.do.ze
sumiu meus seguidores / 500 / insta @barraca.do.ze → ticket instagram.com/barraca.do.ze
entao moça é o seguinte eu paguei aqueles 500 seguidores semana passada lembra pro instagram.com/barraca.do.ze só que num entrou → ticket instagram.com/barraca.do.ze
o negocio dos 500 seguidores do instagram.com/barraca.do.ze deu ruim viu → ticket instagram.com/barraca.do.ze
deu pau nos 500 seguidores instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
deu b.o. na minha compra de 500 seguidores instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
ta bugado, 500 seguidores nao entra instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
nao ta indo os 500 seguidores instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
nao vai os 500 seguidores instagram.com/barraca.do.ze → ticket instagram.com/barraca.do.ze
num chegou as curtida instagram.com/p/DbCdEfGhIjK 300 → ticket instagram.com/p/DbCdEfGhIjK
nem chegou 300 curtidas nem nada instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
300 curtidas que nunca chegaram instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
as 300 curtidas ta demorando instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
demora pra chegar viu, 300 curtidas desde cedo instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
cedo paguei 300 curtidas instagram.com/p/DbCdEfGhIjK e ja é noite → ticket instagram.com/p/DbCdEfGhIjK
paguei de manha 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
hj cedo comprei 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
agora a pouco fiz um pix pra vcs de 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
fiz a transferencia das 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
comprovante das 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
segue comprovante de 25 reais 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
pix enviado 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
pago! 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
pronto ja fiz, 300 curtidas instagram.com/p/DbCdEfGhIjK → ticket instagram.com/p/DbCdEfGhIjK
dinheiro ja saiu da conta, 300 curtidas instagram.com/p/DbCdEfGhIjK, confere ai → ticket instagram.com/p/DbCdEfGhIjK
o banco confirmou o pix das 2000 views youtu.be/qWeRtYuIoPa e nada → ticket youtube.com/watch?v=qWeRtYuIoPa
youtu.be/qWeRtYuIoPa era pra ter 2000 views a mais → ticket youtube.com/watch?v=qWeRtYuIoPa
youtu.be/qWeRtYuIoPa tinha q ta com 2500 views e ta com 600 → ticket youtube.com/watch?v=qWeRtYuIoPa
youtu.be/qWeRtYuIoPa comprei 2 mil, entregou mil e pouco → ticket youtube.com/watch?v=qWeRtYuIoPa
de 2000 views vieram 900 youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
das 2000 views q paguei so 900 youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
paguei 2000 views so tem 900 youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
900 de 2000 views youtu.be/qWeRtYuIoPa e parou → ticket youtube.com/watch?v=qWeRtYuIoPa
so 900 views das 2000 youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
cadê as outras 1100 views youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
faltando 1100 views youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
e o restante das views? 1100 youtu.be/qWeRtYuIoPa → ticket youtube.com/watch?v=qWeRtYuIoPa
youtube.com/@cantinhodalu perdi 60 dos 100 inscritos → ticket youtube.com/@cantinhodalu
youtube.com/@cantinhodalu ficou com menos inscritos do que antes de comprar os 100 → ticket youtube.com/@cantinhodalu
meu canal youtube.com/@cantinhodalu nao ganhou nenhum dos 500 inscritos → ticket youtube.com/@cantinhodalu
inscritos comprados sumindo youtube.com/@cantinhodalu 500 → ticket youtube.com/@cantinhodalu
o youtube avisou q removeu 500 inscritos youtube.com/@cantinhodalu → ticket youtube.com/@cantinhodalu
vcs vao resolver os 500 inscritos do youtube.com/@cantinhodalu ou vou ter q ir no procon → ticket youtube.com/@cantinhodalu
estou aguardando contato sobre os 500 inscritos youtube.com/@cantinhodalu → ticket youtube.com/@cantinhodalu
moça, os seguidores da minha pizzaria nao entraram, foram 1000, @pizza.do.gil → ticket instagram.com/pizza.do.gil
paguei faz 40 minutos e o insta @pizza.do.gil continua nos 312 → ticket instagram.com/pizza.do.gil
sera q esqueceram de mim? 500 seguidores @pizza.do.gil → ticket instagram.com/pizza.do.gil
e o meu pacote growth do insta @pizza.do.gil que comprei? → ticket instagram.com/pizza.do.gil
o pacote starter nao veio, @pizza.do.gil → ticket instagram.com/pizza.do.gil
o plano pro de 1500 nao completou no insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
fiz o plano business semana passada e o insta @pizza.do.gil ta com 5000 a menos do prometido → ticket instagram.com/pizza.do.gil
to vendo aqui q so aumentou 37 no insta @pizza.do.gil e eu paguei 500 → ticket instagram.com/pizza.do.gil
aumentou 37 e estacionou, eram 500, insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
minha conta @pizza.do.gil subiu pra 800 e voltou pra 320 insta → ticket instagram.com/pizza.do.gil
os numeros do insta @pizza.do.gil voltaram tudo, gastei 45 a toa → ticket instagram.com/pizza.do.gil
foi dinheiro jogado fora 500 seguidores insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
me arrependi de comprar 500 seguidores insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
quero meu pix de volta dos 500 seguidores insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
faz o estorno dos 500 seguidores insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
como faço pra pedir reembolso dos 500 seguidores insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
como peço a reposição dos 200 que perdi insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
como eu reclamo dos 500 seguidores insta @pizza.do.gil → ticket instagram.com/pizza.do.gil
com quem eu falo sobre os 500 seguidores insta @pizza.do.gil q n chegaram → ticket instagram.com/pizza.do.gil
tem algum problema nas entregas? meus 300 likes instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
o sistema de vcs caiu? meus 300 likes n vieram instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
atualiza ai pra mim a entrega das 300 curtidas instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
qual o status das 300 curtidas instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
como ta o andamento das 300 curtidas instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
acompanhar 300 curtidas instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
rastrear pedido 300 curtidas instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
ja era hora das 300 curtidas ter chegado instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
falaram 15 minutos, 300 curtidas, ja vai 3 horas instagram.com/p/DcQwErTyUiO → ticket instagram.com/p/DcQwErTyUiO
15 minutos né? sei. 300 curtidas instagram.com/p/DcQwErTyUiO e nada → ticket instagram.com/p/DcQwErTyUiO
pra cobrar vcs sao rapido mas as 300 curtidas instagram.com/p/DcQwErTyUiO nada → ticket instagram.com/p/DcQwErTyUiO
recebi curtida de perfil pornô, 300, instagram.com/p/DcQwErTyUiO tira isso → ticket instagram.com/p/DcQwErTyUiO
tira essas 300 curtidas instagram.com/p/DcQwErTyUiO foi engano → ticket instagram.com/p/DcQwErTyUiO
apaga os 500 seguidores q vcs mandaram @pizza.do.gil → ticket instagram.com/pizza.do.gil
remove os seguidores fakes do @pizza.do.gil foram 500 → ticket instagram.com/pizza.do.gil
para de mandar seguidor pro @pizza.do.gil ja passou dos 500 → ticket instagram.com/pizza.do.gil
veio a mais! pedi 500 e vieram 900 @pizza.do.gil → ticket instagram.com/pizza.do.gil
mandaram pro insta errado, 500 seguidores, o meu é @pizza.do.gil → ticket instagram.com/pizza.do.gil
o @ tava com uma letra errada, 500 seguidores é @pizza.do.gil já paguei → ticket instagram.com/pizza.do.gil
digitei o @ errado no pedido de 500 seguidores o certo é @pizza.do.gil → ticket instagram.com/pizza.do.gil
eu ia por @pizza.do.gil mas pus outro, paguei 500 seguidores → ticket instagram.com/pizza.do.gil
meu video foi pro privado e as 2000 views pararam youtu.be/aSdFgHjKlZx → ticket youtube.com/watch?v=aSdFgHjKlZx
apaguei o video das 2000 views, pode mudar pro youtu.be/aSdFgHjKlZx ? → ticket youtube.com/watch?v=aSdFgHjKlZx
da pra passar as 2000 views que comprei pro youtu.be/aSdFgHjKlZx ? → ticket youtube.com/watch?v=aSdFgHjKlZx
transfere minhas 2000 views pro youtu.be/aSdFgHjKlZx → ticket youtube.com/watch?v=aSdFgHjKlZx
quase 1 semana pra 2000 views é sacanagem youtu.be/aSdFgHjKlZx → ticket youtube.com/watch?v=aSdFgHjKlZx
nossa 2000 views e ta em 1100 ha dias youtu.be/aSdFgHjKlZx → ticket youtube.com/watch?v=aSdFgHjKlZx
olha o print: 500 inscritos pagos, 0 no canal youtube.com/@trilhasdorafa → ticket youtube.com/@trilhasdorafa
paguei pra monetizar e perdi os 500 inscritos youtube.com/@trilhasdorafa → ticket youtube.com/@trilhasdorafa
youtube.com/@trilhasdorafa subiu 500 inscritos e desceu 480 → ticket youtube.com/@trilhasdorafa
youtube.com/@trilhasdorafa 500 inscritos evaporou → ticket youtube.com/@trilhasdorafa
os tiktokers que vcs mandaram, 500, ja vazaram @trilhasdorafa → ticket tiktok.com/@trilhasdorafa
tiktok @trilhasdorafa comprado 500, recebido 300 → ticket tiktok.com/@trilhasdorafa
tiktok @trilhasdorafa pedido 500 chegou 300 → ticket tiktok.com/@trilhasdorafa
so pra avisar q os 500 do tiktok @trilhasdorafa nao cairam → ticket tiktok.com/@trilhasdorafa
oi sou a compradora dos 500 seguidores do tiktok @trilhasdorafa → ticket tiktok.com/@trilhasdorafa
gente cês me mandaram 300 a menos no insta @bar.do.tonho → ticket instagram.com/bar.do.tonho
fiz o pix anteontem e o @bar.do.tonho segue com 90 seguidores, eram 500 → ticket instagram.com/bar.do.tonho
tô na espera dos 500 seguidores do insta @bar.do.tonho → ticket instagram.com/bar.do.tonho
os 500 seguidores do insta @bar.do.tonho minguaram pra 200 → ticket instagram.com/bar.do.tonho
fui ver o insta @bar.do.tonho e os 500 seguidores já eram → ticket instagram.com/bar.do.tonho
deram sumiço nos 500 seguidores do insta @bar.do.tonho → ticket instagram.com/bar.do.tonho
500 seguidores do insta @bar.do.tonho: comprados e não entregues → ticket instagram.com/bar.do.tonho
insta @bar.do.tonho 500 seguidores, pedido de sexta, nada → ticket instagram.com/bar.do.tonho
boa noite vim cobrar meus 500 seguidores insta @bar.do.tonho → ticket instagram.com/bar.do.tonho
ainda tô esperando os 1000 do insta @bar.do.tonho viu → ticket instagram.com/bar.do.tonho
e ai galera vai ou não vai esses 500 seguidores do insta @bar.do.tonho → ticket instagram.com/bar.do.tonho
prometeu 1h e tá com 2 dias, 500 seguidores insta @bar.do.tonho → ticket instagram.com/bar.do.tonho
meu sobrinho que fez, pagou 45 por 500 seguidores insta @bar.do.tonho e não caiu → ticket instagram.com/bar.do.tonho
acho que passei o arroba errado na compra de 500 seguidores, é @bar.do.tonho → ticket instagram.com/bar.do.tonho
comprei 500 pro insta @bar.do.tonho mas ele tava trancado → ticket instagram.com/bar.do.tonho
o insta @bar.do.tonho ganhou 500 e perdeu 650 → ticket instagram.com/bar.do.tonho
tava 1500 curtidas e agora ta 1100 instagram.com/p/DdAsWqErTyU → ticket instagram.com/p/DdAsWqErTyU
minhas curtidas tao indo embora instagram.com/p/DdAsWqErTyU eram 300 → ticket instagram.com/p/DdAsWqErTyU
300 curtidas que só vieram 80 instagram.com/p/DdAsWqErTyU → ticket instagram.com/p/DdAsWqErTyU
cobraram 25 e não botaram as 300 curtidas instagram.com/p/DdAsWqErTyU → ticket instagram.com/p/DdAsWqErTyU
já mandei 3 mensagens das 300 curtidas instagram.com/p/DdAsWqErTyU → ticket instagram.com/p/DdAsWqErTyU
2000 views em 1 dia vocês falaram, tá em 300 youtu.be/mNbVcXzLkJh → ticket youtube.com/watch?v=mNbVcXzLkJh
youtu.be/mNbVcXzLkJh não saiu dos 120, paguei 2000 views → ticket youtube.com/watch?v=mNbVcXzLkJh
recebi 1400 das 2000 views youtu.be/mNbVcXzLkJh → ticket youtube.com/watch?v=mNbVcXzLkJh
inscritos do youtube.com/@hortadolu zeraram, eram 100 → ticket youtube.com/@hortadolu
youtube.com/@hortadolu 100 inscritos pendentes → ticket youtube.com/@hortadolu
quero entender o que houve com 100 inscritos youtube.com/@hortadolu → ticket youtube.com/@hortadolu
pode verificar se foi enviado 500 seguidores tiktok @hortadolu → ticket tiktok.com/@hortadolu
`)
