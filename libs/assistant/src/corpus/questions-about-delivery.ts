import type { Topic } from '../reader.ts'
import { readLines } from './read-lines.ts'

/** How fast it comes, how long it stays, and what brings it to an end. */
export const questionsAboutDelivery: Partial<Record<Topic, string[]>> = {
  'delivery-time': readLines(`
começa a entrar que horas?
chega em até 24h?
assim que eu fizer o pix já começa a subir?
pagando agora amanhã já tenho os seguidores?
as curtidas começam a que horas?
qual o tempo pra cair 500 curtidas
em quanto tempo chega as curtidas?
quanto tempo demora pra cair os inscritos no canal?
compro hoje e chega quando? seguidores insta
qual o prazo de entrega?
entrega é imediata?
se eu pagar agora ainda hoje começa?
Qual o prazo máximo para entregar 5000 inscritos?
tiktok começa a entregar em quanto tempo
paguei, chega em quanto tempo?
Quando vou começar a receber os seguidores do Instagram?
os segs caem na hora?
Qual o tempo de espera?
demora mt?
em qtos dias completa 5 mil seguidores no insta
a entrega dos inscritos é rápida?
começa hoje mesmo?
tempo medio de entrega das views
comprando agora chega até amanhã?
vai chegar tudo hoje?
é rápido?
leva quanto tempo pra ver resultado?
entrega em qnts hrs as curtidas
quando começa a aparecer as visualizações?
Vocês conseguem entregar ainda hoje?
Após o pagamento, em quanto tempo inicia?
qual a velocidade de entrega?
chega rapidinho?
Quanto tempo até receber tudo?
As curtidas são entregues imediatamente?
em média leva quantos dias
inicia quando?
tem previsão de entrega?
em até quantas horas vcs entregam?
vocês demoram pra entregar?
qnd começa a subir?
pra começar demora?
quantos dias úteis?
vcs entregam rápido mesmo?
os likes chegam quando
o prazo das views qual é
em 1 dia chega tudo?
tem como acelerar a entrega?
qual o prazo das curtidas?
quando os seguidores do tiktok entram?
é na hora que entrega?
pode demorar quanto no máximo?
se eu comprar 500 agora de noite amanhã cedo já tem algum?
to pensando em pegar 1000 seguidores, quantas horas até pintar o primeiro?
e as 300 curtidas, pingam já na primeira hora?
fechando 2 mil inscritos hj, qdo eu vejo o numero mexer?
meu video sai sexta, se eu pagar quinta da tempo?
preciso de 500 ate sabado, vcs conseguem?
qual o tempo total pra 10 mil views caírem?
5000 seguidor demora qts dias pra completar?
depois q eu pago fico esperando mto?
começa logo q cai o pix ou tem fila?
tem fila de espera?
no tiktok é mais rápido que no insta?
Caso eu faça o pagamento neste momento, quando se inicia a entrega dos inscritos?
vcs entrega em 24h?
as view entra tudo hj ainda?
tenho evento dia 20, se eu comprar 1000 seguidores chega antes?
pra subir 300 likes na foto leva uns minutos ou horas
se eu fechar hoje os 1.000 inscritos, até quando o canal recebe tudo?
paguei caiu na hora? digo, os seguidores do insta começam a entrar quando?
em qnto tempo os 2000 views aparecem no video
se comprar 100 chega mais ligeiro q 5000?
demora mais se eu pedir muito?
quanto dura a entrega de 500 inscritos?
pago agora e acordo com quantos?
até que dia chega tudo se eu comprar hj?
prazo das curtidas é igual o dos seguidores?
é coisa de minutos ou de dias?
se eu fizer o pix 23h começa de madrugada msm?
quando q os 1000 começa a entrar?
qual serviço entrega mais rápido?
se eu botar 1000 likes agora antes do jogo acabar ja ta la?
qnto tempo leva p ter os 500 completinho
to precisando pra amanha, da tempo de 500?
comprando 2000 views, em 2h ja sobe alguma coisa?
qual demora mais, inscrito ou seguidor?
pagando no domingo começa no domingo mesmo?
os 100 do starter chega em quanto?
faz 1000 inscritos em quantos dias?
hj é sexta, segunda ja vai ta com os 500?
qd eu pagar vcs começa na msm hora?
pra entregar 10 mil vcs leva a semana toda?
comprando agora 300 curtida, a noite ja ta tudo la?
e pra chegar os 5 mil todinho, uns quantos dias?
vcs demora qto pra por 1000 inscritos no canal
sera q ate meio dia de amanha entra os 500?
faço o pix e em qto tempo começa a mexer?
qual a media de espera pros seguidores do tiktok?
se eu pagar no cartão demora mais?
`),
  gradual: readLines(`
como funciona a entrega das curtidas?
vem picadinho ou tudo?
os seguidor vem rápido ou vai pingando?
Os seguidores entram todos no mesmo dia?
dá pra entregar mais devagar?
é entrega gradual ou instantânea?
seguidores caem no mesmo dia?
se eu comprar 5000 vem tudo de um dia pro outro? fica na cara né
os 1000 seguidores entram de supetão ou aos pouquinhos?
tenho 200 seguidores, se entrar 5 mil de repente não fica estranho?
da pra dividir a entrega em vários dias?
nao quero q chegue tudo no msm dia, tem como?
vcs soltam os 2000 de uma tacada?
quantos seguidores entram por dia?
se eu pegar 10 mil quantos por dia cai?
vai subindo natural?
chega tudo duma vez ou vai pingando
o pessoal vai notar q subiu do nada?
a entrega dos inscritos é parcelada em dias?
se eu comprar 1000 curtidas elas vem td junto?
cai um monte de uma vez só?
posso pedir pra entregar mais espaçado?
é tipo gota a gota?
os seguidores sobem de forma natural ou é tudo no mesmo minuto?
se entrar 5000 num dia só fica suspeito
tem opção de entrega lenta?
ritmo da entrega é qual?
e se eu pegar logo os 5000, vai tudo num tapa?
subindo mil seguidor da noite pro dia nao da na vista?
vem de pouquinho em pouquinho?
pode ser uns 50 por dia em vez de tudo?
quero 1000 mas entregando devagar, da?
5000 num canal de 30 inscritos nao fica feio de uma vez?
entram todos juntos os 300?
se eu comprar 10 mil o insta nao vai achar estranho entrar tudo junto?
é melhor receber aos poucos, vcs fazem assim?
sobe quantos por hora?
nao gosto de coisa q sobe do dia pra noite, como é o de vcs?
entra os 2000 num dia só?
qual a velocidade por dia?
`),
  undelivered: readLines(`
e se os seguidores não chegarem?
caso não entreguem eu faço o quê?
se os inscritos não vierem como fica?
se chegarem só a metade?
e se atrasar?
`),
  guarantee: readLines(`
tem garantia?
esses seguidor não some depois não?
e se eu perder seguidores depois de uma semana?
a reposição é paga?
os inscritos ficam pra sempre no canal?
por quantos dias vcs garantem?
caso caia a quantidade eu recebo de volta?
como peço reposição?
vcs dão garantia de quanto tempo?
se sumir seguidor vc coloca de novo?
os seguidores somem?
e se baixar o número?
eles deixam de seguir depois?
os seguidores são vitalícios?
tem reposição automática?
qual a segurança que eu tenho se cair
é garantido que não cai?
o youtube remove os inscritos depois?
seguidor comprado cai?
e a garantia, como funciona?
tem refil?
costuma ter queda?
dura quanto tempo os seguidores
se eu perder os inscritos vcs devolvem?
tem alguma garantia contra queda?
se despencar vcs cobrem?
e se eu perder metade?
vocês repõem seguidores perdidos?
a garantia vale por quanto tempo?
depois de um mês eles saem?
existe garantia de reposição?
quantos dias de garantia
qual garantia vocês dão de que não vão sumir?
e se depois os seguidores sumirem eu perco o dinheiro?
vcs garantem por quanto tempo?
tem garantia vitalícia?
se diminuir vocês completam?
quando cai vcs repoem de graça?
os inscritos não vão sair não né?
tem garantia se cair em 2 semanas?
vai cair quando os seguidor?
qual o período de garantia?
perdendo seguidor eu reclamo onde?
tem seguro contra queda?
comprei em outro site e caiu tudo em 1 semana. com vocês é diferente por quê?
se eu comprar 1000 e daqui 1 mês tiver 700 vcs completam?
e se cair 200 dos 500?
quantos costumam cair de 1000?
tem chance de perder os 500 depois?
depois de 30 dias se cair perdi?
se cair no dia 31 já era?
a garantia cobre queda de curtida tb?
os inscritos do canal ficam ou vao sumindo com o tempo?
os seguidores ficam no perfil ou vazam depois?
tem risco de desinscrever?
eles param de seguir depois de um tempo?
o outro site disse q repõe por 90 dias, vcs é qnto?
como aciono a garantia se precisar?
e se o insta fizer limpa e levar os meus 1000?
a reposição demora quanto?
repoem automatico ou tenho q pedir?
já levei prejuizo em outro lugar, sumiu tudo. aqui some?
os 5000 sao definitivos?
se eu mudar meu @ perco a garantia?
qual a taxa de queda de vcs
as views podem cair tbm?
a garantia de 30 dias conta de quando?
se caírem os likes vcs mandam outros?
se eu comprar 500 e o insta apagar 100, fico no prejuizo?
perdendo alguns vcs mandam mais?
vcs dão quantos dias de cobertura?
comprei 2000 numa loja ai e hoje nao tem nem 500, aqui tb é assim?
o seguidor fica pra sempre ou evapora?
e depois de 2 meses se cair?
se a quantidade diminuir o que vcs fazem?
eles n dao unfollow depois?
minha amiga comprou e caiu metade, acontece aqui?
o q acontece se sumirem depois de entregar
se em 3 semanas cair 100 eu faço o que?
compro 1000 mas se ficar 800 depois?
esses 500 seguidores vão durar?
é seguidor que some?
e se eles sairem do meu perfil?
voces repoem as curtidas que sumirem?
quanto tempo de garantia tem os inscritos?
depois que entrega vcs garantem q fica?
na outra loja perdi tudo, pq com vcs seria diferente
`),
  refund: readLines(`
se eu não gostar devolvem?
qual a política de reembolso?
devolvem o dinheiro se não entregar?
posso pedir reembolso?
e se eu não gostar, devolvem meu dinheiro?
Se a entrega não acontecer, tenho meu dinheiro de volta?
vocês fazem estorno?
qual o prazo pra pedir o dinheiro de volta?
se não chegar vcs devolvem?
tem devolução?
se o instagram limpar os seguidores vcs devolvem?
se desistir depois de pagar 1000 seguidores devolvem?
se só vier 300 dos 500 devolvem o resto?
quanto tempo pra devolver o dinheiro?
dinheiro volta se n gostar dos 500?
se eu nao gostar do resultado dos 1000, devolvem?
comprei errado consigo meu dinheiro de volta? pergunto antes de comprar
se nao chegar em 7 dias devolvem a grana?
paguei e desisti, tem estorno?
`),
  cancellation: readLines(`
até quanto tempo posso cancelar?
posso desistir da compra?
dá pra cancelar depois de pagar?
como faço pra cancelar um pedido?
qual o prazo de arrependimento?
me arrependi, posso cancelar?
pode cancelar a qualquer momento?
se eu desistir?
qual o prazo de cancelamento?
se eu pagar e me arrepender consigo cancelar?
até quando da pra cancelar o pedido?
posso cancelar depois de pagar?
`),
  'wrong-link': readLines(`
mandei o link errado no pedido, como faz?
coloquei o perfil errado e já paguei, e agora?
`),
  'track-order': readLines(`
queria acompanhar a minha entrega, como?
onde eu acompanho?
como faço pra acompanhar meu pedido
`),
}
