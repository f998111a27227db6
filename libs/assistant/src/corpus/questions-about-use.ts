import type { Topic } from '../reader.ts'
import { readLines } from './read-lines.ts'

/** What it is good for, for whom, and what is needed to order. */
export const questionsAboutUse: Partial<Record<Topic, string[]>> = {
  monetisation: readLines(`
com 1000 inscritos já ganho dinheiro?
quantos inscritos preciso pra ganhar dinheiro no youtube?
comprando inscritos eu monetizo?
as visualizações contam pra monetização?
quais os requisitos do programa de parcerias
quantas horas precisa pra monetizar?
de quantas horas assistidas e inscritos eu preciso pra ganhar com o canal?
com mil inscritos já monetiza?
consigo monetizar o canal comprando aqui?
o que o youtube exige pra pagar?
vcs garantem a monetização?
requisitos pra monetizar
pra monetizar precisa de quanto?
quantos inscritos e horas precisa?
os inscritos contam pra monetização do youtube?
se eu comprar 1000 inscritos libera a monetização?
meu canal monetiza se eu bater mil inscritos?
o que falta pra eu monetizar?
meu canal tá com 720 inscritos, quanto falta pra monetizar?
se eu comprar 1000 inscritos monetiza?
tenho 400 inscritos, comprando 600 posso monetizar?
as horas contam pra monetização?
essas view servem pra monetizar?
to com 950 inscrito qnto falta p bater a meta do youtube?
o youtube paga por esses inscritos?
precisa de quantos inscritos pra começar a ganhar?
meu canal tem 300 inscritos quanto falta pra ganhar do youtube
comprando aqui eu entro no programa de parceiros?
quais os requisitos pra monetizar
conta como hora assistida se eu comprar 5000 views?
falta 200 inscritos pro meu canal monetizar, comprar ajuda?
tenho 850 inscritos, quanto falta pra monetizar?
se eu colocar mais 300 inscritos ja libera a monetização?
esses inscritos valem pro youtube partner?
quantas horas precisa alem dos 1000 inscritos?
com 4000 views eu monetizo?
falta mt pra eu monetizar com 600?
meu canal tem 300, quanto falta pros 1000 do youtube pagar?
tenho 990 inscritos, com mais 10 ja monetizo?
so inscrito basta pra monetizar?
`),
  shorts: readLines(`
serve pra live?
funciona com shorts?
`),
  'split-likes': readLines(`
dá pra dividir mil curtidas em 5 fotos?
`),
  'for-someone': readLines(`
posso comprar pra minha cliente?
posso comprar pro perfil de um amigo?
posso comprar para um cliente?
`),
  'new-profile': readLines(`
serve pra perfil novo?
`),
  'no-account': readLines(`
precisa instalar alguma coisa?
precisa baixar app?
precisa fazer cadastro?
preciso me cadastrar?
`),
  'order-again': readLines(`
posso comprar mais de uma vez?
`),
  'which-link': readLines(`
qual link eu mando?
como copio o link do perfil?
`),
}
