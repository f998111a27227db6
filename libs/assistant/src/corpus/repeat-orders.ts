import { readConversations } from './read-conversations.ts'

/** Who bought before and says how many, or how many he has: what he wants now is what counts. */
export const repeatOrders = readConversations(`
da ultima vez peguei 1000 e deu certo, agora bota 2000 no insta @rafa.treino → recap instagram followers 2000 instagram.com/rafa.treino R$ 145,71
na minha ultima compra levei 500 seguidores, hoje quero 1500 → link? followers 1500
mês passado levei 300 curtidas, dessa vez quero 1000 → link? instagram likes 1000
antes eu pegava 100 agora quero 500 → link? 500
tô com 150 seguidores no insta @a.b, queria ter 1000 → recap instagram followers 850 instagram.com/a.b R$ 71,25
da outra vez comprei 500 seguidores, agora quero o dobro no insta @x.y → recap instagram followers 1000 instagram.com/x.y R$ 82,50
comprei 300 seguidores semana passada e amei, agora quero 1000 no insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
ano passado comprei 500 com vocês, esse ano quero 2000 seguidores no insta @bia.z → recap instagram followers 2000 instagram.com/bia.z R$ 145,71
na primeira vez foram 200 seguidores, agora vou de 800 no insta @bia.z → recap instagram followers 800 instagram.com/bia.z R$ 67,50
costumo pegar 500 mas hoje quero 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
sempre compro 500, hoje vou querer 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
peguei 1000 seguidores com vocês em janeiro, hoje bora de 3000 no insta @bia.z → recap instagram followers 3000 instagram.com/bia.z R$ 197,14
já levei 200, 300 e agora quero 500 seguidores insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
semana passada foram 100 curtidas, essa semana manda 300 no post instagram.com/p/AbC12345 → recap instagram likes 300 instagram.com/p/AbC12345 R$ 25,00
a última foi 1000, desta vez 2000 seguidores no insta @bia.z → recap instagram followers 2000 instagram.com/bia.z R$ 145,71
antes eu comprava 300 por vez, vou aumentar pra 700 seguidores insta @bia.z → recap instagram followers 700 instagram.com/bia.z R$ 60,00
outro dia eu fiz 500 aqui, show, faz 1000 seguidores agora no insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
quero 1000 seguidores no insta @bia.z, da última vez peguei 500 → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
manda 1000 seguidores pro insta @bia.z, antes tinha comprado 300 → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
hoje eu quero 1000 seguidores, mês passado foram 500, insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
levei 200 seguidores ontem, chegou tudo, agora mais 400 no insta @bia.z → recap instagram followers 400 instagram.com/bia.z R$ 37,50
tinha pego 250 no tiktok, chegou certinho, agora quero 1000 seguidores tiktok @bia.z → recap tiktok followers 1000 tiktok.com/@bia.z R$ 78,75
pedi 500 uma vez e foi top, pode ser 2000 seguidores agora, insta @bia.z → recap instagram followers 2000 instagram.com/bia.z R$ 145,71
eu usava o pacote de 500, hoje vou no de 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
meu amigo comprou 500 com vocês, eu quero 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
minha prima pegou 300 seguidores aí e gostou, quero 1000 pro insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
fechei 500 com vocês em maio e deu super certo, agora fecha 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
na outra compra coloquei 200, nessa quero 600 seguidores insta @bia.z → recap instagram followers 600 instagram.com/bia.z R$ 52,50
já comprei 1000 seguidores e agora quero mais 500 insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
vocês me entregaram 1000 rapidinho, quero mais 500 seguidores insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
ganhei 1000 da última vez com vocês, agora quero 5000 seguidores no insta @bia.z → recap instagram followers 5000 instagram.com/bia.z R$ 300,00
paguei 45 em 500 seguidores, agora quero 1000 insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
tenho 300 seguidores e quero mais 1000 no insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
tenho 800 seguidores, quero chegar em 1000 no insta @bia.z → recap instagram followers 200 instagram.com/bia.z R$ 22,50
tô com 800 seguidores, quero chegar a 1000 no insta @bia.z → recap instagram followers 200 instagram.com/bia.z R$ 22,50
meu insta @bia.z tá com 150, quero ficar com 1000 seguidores → recap instagram followers 850 instagram.com/bia.z R$ 71,25
estou com 300 seguidores e queria bater 1000 no insta @bia.z → recap instagram followers 700 instagram.com/bia.z R$ 60,00
tenho 500 seguidores e quero ter 1000 no insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
meu insta tem 600 seguidores, quero completar 1000 @bia.z → recap instagram followers 400 instagram.com/bia.z R$ 37,50
tou com 800 no insta @bia.z quero chegar nos 1000 seguidores → recap instagram followers 200 instagram.com/bia.z R$ 22,50
meu canal tem 700 inscritos, preciso chegar em 1000, youtube.com/@bia.z → recap youtube subscribers 300 youtube.com/@bia.z R$ 52,50
saí de 0 e tô com 100 seguidores, quero ir pra 1000 no insta @bia.z → recap instagram followers 900 instagram.com/bia.z R$ 75,00
estou com 750 seguidores no insta @bia.z, falta pouco pra 1000, quero chegar lá → recap instagram followers 250 instagram.com/bia.z R$ 26,25
tô com 150 seguidores no insta @bia.z, quero comprar 1000 → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
estou com 150, manda 1000 seguidores pro insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
meu insta @bia.z só tem 80 seguidores, bota 500 → recap instagram followers 500 instagram.com/bia.z R$ 45,00
possuo 1200 seguidores, quero 500 a mais no insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
já tô com 2 mil e quero mais 500 seguidores insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
comprei 500 seguidores mês passado, agora quero o dobro insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
da última vez peguei 500 seguidores insta, quero o triplo agora @bia.z → recap instagram followers 1500 instagram.com/bia.z R$ 120,00
peguei 500 seguidores antes e gostei, agora quero a metade insta @bia.z → recap instagram followers 250 instagram.com/bia.z R$ 26,25
da última vez peguei 500 seguidores, quero a mesma quantidade no insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
comprei 500 seguidores e gostei, quero igual pro insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
quero repetir o pedido de 500 seguidores no insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
da ultima vez peguei 1000 seguidores no insta @bia.z → platform? @bia.z
na black friday comprei 200 curtidas; agora quero 1000 seguidores no insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
eu tinha 5000 seguidores e perdi a conta, quero 1000 pra nova insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
comecei com 200, hoje quero 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
vim de uma compra de 300 que deu certo, quero 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
depois dos 500 que comprei, quero 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
além dos 500 que já peguei, quero mais 1000 seguidores insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
gostei dos 500 seguidores, agora manda 1000 no insta @bia.z → recap instagram followers 1000 instagram.com/bia.z R$ 82,50
quero 500 seguidores agora e não 1000 como da outra vez, insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
comprei de vocês antes e amei, quero 500 seguidores insta @bia.z → recap instagram followers 500 instagram.com/bia.z R$ 45,00
dá outra vez foram 300 seguidores e chegou tudo, dessa vez vou de 1000 insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
fiz uma compra de 500 em março, faz agora uma de 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
oi, comprei 500 aí no natal e curti demais! bota agora 2000 seguidores no insta @k.l → recap instagram followers 2000 instagram.com/k.l R$ 145,71
antes pegava o de 500, agora me manda o de 1500 seguidores insta @k.l → recap instagram followers 1500 instagram.com/k.l R$ 120,00
mês retrasado peguei 100 seguidores, quero 300 agora no insta @k.l → recap instagram followers 300 instagram.com/k.l R$ 30,00
peguei 300 e em seguida 400, agora quero 600 seguidores no insta @k.l → recap instagram followers 600 instagram.com/k.l R$ 52,50
no tiktok eu já tinha comprado 200 seguidores, hoje quero 1000 tiktok @k.l → recap tiktok followers 1000 tiktok.com/@k.l R$ 78,75
no último post botei 100 curtidas, nesse quero 500 instagram.com/p/AbCdEf123 → recap instagram likes 500 instagram.com/p/AbCdEf123 R$ 35,00
naquela foto coloquei 200 curtidas, nessa aqui quero 500 instagram.com/p/AbCdEf123 → recap instagram likes 500 instagram.com/p/AbCdEf123 R$ 35,00
no vídeo passado comprei 1000 views, nesse quero 5000 youtu.be/abcABC12345 → recap youtube views 5000 youtube.com/watch?v=abcABC12345 R$ 66,88
vcs me venderam 300 seguidores uma vez, vendem 1000 agora? insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
minha irmã pediu 200 seguidores com vocês, pra mim manda 1000 insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
meu sócio fechou 500 seguidores ontem, eu quero 1000 pro insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
semana passada chegaram os 500 seguidores, quero mais 1000 insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
entrega dos 300 foi perfeita, quero 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
curti os 200, bora pra 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
comprei primeiro 100 pra testar, aprovado. quero 2000 seguidores insta @k.l → recap instagram followers 2000 instagram.com/k.l R$ 145,71
testei com 100 e aprovei, agora quero 2000 seguidores insta @k.l → recap instagram followers 2000 instagram.com/k.l R$ 145,71
comecei com 100 seguidores de teste, agora vou querer 2000 insta @k.l → recap instagram followers 2000 instagram.com/k.l R$ 145,71
quero 2000 seguidores pq os 500 da outra vez ajudaram muito, insta @k.l → recap instagram followers 2000 instagram.com/k.l R$ 145,71
manda 2000 seguidores, os 500 da última deram super certo, insta @k.l → recap instagram followers 2000 instagram.com/k.l R$ 145,71
já pedi 250 com vocês, agora vai 750 seguidores no insta @k.l → recap instagram followers 750 instagram.com/k.l R$ 63,75
normalmente compro 500 mas esse mês preciso de 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
todo mês compro 500, esse mês quero 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
costumava comprar 1000, agora só 500 seguidores insta @k.l → recap instagram followers 500 instagram.com/k.l R$ 45,00
eu ia comprar 1000 mas só quero 500 seguidores insta @k.l → recap instagram followers 500 instagram.com/k.l R$ 45,00
gastei 45 nos 500 seguidores, valeu a pena, agora 1000 no insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
da outra vez peguei 500 seguidores, dessa vez manda o dobro insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
já comprei 200 seguidores e adorei, agora bota o triplo insta @k.l → recap instagram followers 600 instagram.com/k.l R$ 52,50
minha última foi 500 seguidores, vou querer o dobro dessa vez insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
comprei 500 seguidores, chegou certinho, quero dobrar insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
comprei 500 seguidores e foi ótimo, manda a mesma quantidade no insta @k.l → recap instagram followers 500 instagram.com/k.l R$ 45,00
tô com 180 seguidores e queria chegar a 1000 insta @k.l → recap instagram followers 820 instagram.com/k.l R$ 69,00
tenho só 180 seguidores no insta @k.l, quero ter 1000 → recap instagram followers 820 instagram.com/k.l R$ 69,00
estamos com 400 seguidores, a meta é bater 1000 insta @k.l → recap instagram followers 600 instagram.com/k.l R$ 52,50
meu perfil tem 2500 seguidores, quero ficar com 5000 insta @k.l → recap instagram followers 2500 instagram.com/k.l R$ 171,43
tenho 700 seguidores e falta pra 1000, quero completar, insta @k.l → recap instagram followers 300 instagram.com/k.l R$ 30,00
tenho 180 seguidores, quero ganhar 1000 insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
tenho 180 seguidores e quero ter mais 1000 insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
tô com 3 filhos e sem tempo kk quero 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
meu perfil tem 2 anos e 150 seguidores, quero 1000 insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
já tenho 500 que comprei aí, quero 1000 seguidores insta @k.l → recap instagram followers 1000 instagram.com/k.l R$ 82,50
da última vez comprei 500 seguidores e só vieram 200, insta @k.l → ticket instagram.com/k.l
comprei 1000 seguidores ontem e agora só tenho 400 insta @k.l → ticket instagram.com/k.l
paguei 500 seguidores semana passada e hoje sumiram 300 insta @k.l → ticket instagram.com/k.l
comprei 500 seguidores, agora quero meu dinheiro de volta insta @k.l → ticket instagram.com/k.l
peguei 1000 seguidores com vocês e hoje tá com 600, insta @k.l → ticket instagram.com/k.l
comprei 500 antes e vieram 300, agora quero os 200 que faltam insta @k.l → ticket instagram.com/k.l
comprei 500 seguidores e quero o dobro do dinheiro de volta, insta @k.l → ticket instagram.com/k.l
me cobraram o dobro pelos 500 seguidores insta @k.l → ticket instagram.com/k.l
comprei 500 seguidores e quero a outra metade insta @k.l → ticket instagram.com/k.l
antes eu pegava 500 seguidores no insta @k.l → platform? @k.l
mês passado levei 300 seguidores no insta @k.l → platform? @k.l
quando comprei 500 seguidores com vocês deu certo insta @k.l → platform? @k.l
quero 500 seguidores igual da última vez insta @k.l → recap instagram followers 500 instagram.com/k.l R$ 45,00
da última vez foram 500 seguidores, quero de novo insta @k.l → recap instagram followers 500 instagram.com/k.l R$ 45,00
hoje quero só 500 seguidores, antes eu pegava 1000, insta @k.l → recap instagram followers 500 instagram.com/k.l R$ 45,00
`)
