import type { Topic } from '../reader.ts'
import { readLines } from './read-lines.ts'

/** How fast it comes, how long it stays, and what brings it to an end. */
export const questionsAboutDelivery: Partial<Record<Topic, string[]>> = {
  'delivery-time': readLines(`
começa a entrar que horas?
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
`),
  gradual: readLines(`
como funciona a entrega das curtidas?
vem picadinho ou tudo?
os seguidor vem rápido ou vai pingando?
Os seguidores entram todos no mesmo dia?
dá pra entregar mais devagar?
é entrega gradual ou instantânea?
seguidores caem no mesmo dia?
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
