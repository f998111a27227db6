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
`)
