import { readLines } from './read-lines.ts'

/** What agrees to a recap. */
export const agreements = readLines(`
pode mandar ver
siiim
tá
tá bom
blz
pd mandar o pix
pode gerar, por favor
gera logo
uhum, gera
tudo certo, pode gerar
tudo ok
é esse mesmo
positivo operante
pode emitir
manda a chave
quero pagar
vamos nessa
isso msm
sim por favor
perfeito!
ok, confirmo a compra
confere
correto, confirmar
ss
pode seguir com o pedido
fechou, tamo junto
aceito
pode vir
pode pô
demorô
já é
tmj manda
manda o código
cadê o pix?
bora pagar
sim, tudo certo com o pedido
exatamente isso
show de bola
okk
👍🏽
sí
yes
isso aê
pode ser sim
vou querer
quero
concordo com o valor
fechamos
finaliza
gerar pix
Sim, está tudo correto. Pode prosseguir.
tá certinho moça
pode confirmar
de boa, manda
faz o pix aí
simbora
top, gera
está ok
ta correto sim
isso, vou pagar agora
pode botar pra rodar
tá joia, gera aí
sim, é isso
confirmo o pedido
tudo certinho
pode gerar meu pix
quero sim
isso aí mesmo
manda o qr code
ok, pode enviar o código
gera o pix pra mim fazendo um favor
positivo
sim pfv
perfeito, aguardo o pix
fechado, manda
pode dar andamento
vamos fechar
ok obrigada
aprovado
autorizo
sim, autorizado
isso, meu perfil é esse
é esse mesmo o perfil
certíssimo
tá tudo certo com os dados
sim sim pode fazer o pix
ok pode gerar o pagamento que já vou pagar
blz gera ai
tô com o app do banco aberto, manda
pode finalizar o pedido
com certeza
confirmadíssimo
sim, 500 mesmo
isso, R$ 45,00
45 reais, ok, pode gerar
manda ver aí
sim, pode emitir
bele, pode mandar
tá ok
tudo certo, gera
fechou, pode mandar o qr
gera por favor
isso, tá correto
ok, vou pagar
perfeito, vamos lá
certo, pode seguir
issoo pode
confirma aí
tá valendo
tô dentro
toca ficha
bora que bora
vou fechar com vocês
aprovadíssimo
tudo nos conformes
gostei do preço, manda
poode gerar
comfirmado
belezinha, gera pra mim
tranks, manda
firmeza, gera aí
é nóis, manda
joinha
certeza, manda
mete marcha
ta feito
pode concluir o pedido
gostaria de finalizar a compra
desejo prosseguir
segue o baile
pode seguir em frente
pode gerar que eu tô esperando
to esperando o pix
é isso que eu quero
fico com esse
vou levar
joga o pix na tela
os dados estão corretos
hunrum
não tem erro, é esse mesmo
não quero mudar nada, pode gerar
sem problemas
por mim tudo bem
pode começar a entrega
sim, 500 seguidores para loja.x
confirmo que está tudo certo
quero meus seguidores, manda o pix
minha filha, pode fazer
e o pix?
pode gerar o pix agora?
cadê?
agora mesmo
mas é claro
com toda certeza
sem dúvida
dá-lhe
é no insta mesmo
500 mesmo
quarenta e cinco reais, ok
nenhuma alteração
só isso mesmo
assim mesmo
do jeito que tá
não, tá certo, pode gerar
mestre, pode gerar
quero muito
🤙
pix
gera o pix que pago na hora
tô com o app aberto, pode gerar
hum tá, pode gerar
serve sim, gera
pode subir
verdade, pode gerar
sério, manda
fico com os 500
vai que vai
pode mandar o pix que o contador paga
pode emitir, a chefia assinou
beleza, pode soltar o pix, tô com o celular aqui
o conselho topou, gera aí
sim, pode fazer, tchê
arriegua, pode gerar
pode gerar que eu levo pro meu gerente assinar
isso, pode preparar o pix que a secretaria paga
oxente, manda o pix, criatura
sim minha fia pode mandar pra mim paga
`)
