import type { Topic } from '../reader.ts'
import { readLines } from './read-lines.ts'

/** Ways to pay, the PIX code, discounts and invoices. */
export const questionsAboutPayment: Partial<Record<Topic, string[]>> = {
  'pay-first': readLines(`
pago antes ou depois de receber?
tem que pagar adiantado?
posso acertar e pagar só quando os seguidores chegarem?
pago depois que eu ver as curtidas, rola?
pago metade antes e o resto qnd chegar?
só pago quando os 500 chegarem, pode?
posso pagar so quando ver os seguidores?
`),
  'pix-code': readLines(`
vcs mandam qr code?
é pix copia e cola?
dá pra pagar lendo o qr code ou só colando o código?
`),
  'payment-methods': readLines(`
pelo whatsapp vcs aceitam boleto?
dá pra dividir o pagamento?
em quantas vezes vocês fazem?
parcela no cartão?
só pix?
como pago?
aceita boleto
pode ser por mercado pago ou picpay?
qual a chave pix de vcs?
quais formas vc aceita
dá pra pagar com cartão de crédito?
posso parcelar?
aceita pix?
paga onde?
como faço o pagamento
só trabalha com pix?
posso pagar no débito
tem como pagar no boleto bancário?
o pagamento é por onde?
como é que paga isso
pago quando?
dá pra pagar pelo nubank?
aceita transferência
tem plano mensal?
meios de pagamento
como posso pagar?
vcs aceitam cartão de débito?
pagamento via pix?
posso pagar em duas vezes?
pode ser no crédito?
quais as opções de pagamento
recebem por transferência bancária?
onde aparece o código pix?
após pagar quando cai?
aceita picpay?
forma de pagamento qual é?
dá pra pagar com dinheiro?
paga no pix né?
tem boleto?
aceitam pix parcelado?
entrega parcelada ou tudo junto?
pode ser via pix?
cobram taxa no pix?
como faço pra pagar isso aí?
vcs mandam a chave?
da pra pagar 500 seguidores no débito?
se eu levar 2000 parcela em 3x?
só pix mesmo?
aceita boleto pra empresa?
consigo pagar pelo app do nubank?
em quantas vezes posso fazer 5000 inscritos?
credito aceita? to sem saldo na conta
da pra pagar com picpay ou mercado pago
a chave pix é cpf ou cnpj
onde aparece o pix pra eu pagar?
tem taxa no pix?
pago por semana ou é uma vez so?
aceita dólar?
passa cartao?
aceita cartao de credito em 2x
da pra dividir os 300 reais?
posso pagar no boleto?
tem q ser no pix?
quais jeitos de pagar?
como faço pra pagar os 500?
nao tenho pix, tem outro jeito?
posso pagar com cartao da minha esposa?
aceita pix parcelado?
500 seguidores no boleto da?
`),
  'pix-expired': readLines(`
quanto tempo tenho pra pagar o pix?
o pix expirou, e agora?
o código do pix vale por quanto tempo?
o pix tem validade?
deixei o pix vencer, o que eu faço?
o pix vale por qnto tempo?
se eu gerar o pix agora posso pagar so amanha cedo?
quanto tempo tenho pra pagar o pix depois de gerar?
o codigo do pix expira?
gero hj e pago so sexta, pode?
se eu nao pagar o pix agora ele cancela?
quantos minutos tenho pra pagar?
`),
  'pix-approval': readLines(`
mandei o pix, cai na hora pra vocês?
preciso mandar comprovante?
o pix cai na hora pra vcs?
depois de pagar demora pra reconhecer?
paguei o pix como vcs ficam sabendo?
precisa enviar o comprovante do pix?
quanto tempo pra confirmar o pagamento
depois q pago tenho q mandar o comprovante?
mando print do pix onde?
tem q avisar que pagou?
vcs veem na hora que eu pago?
como vou saber q o pix caiu?
paguei no pix, demora a aprovar?
`),
  discounts: readLines(`
tem desconto se comprar muito?
faz desconto pra 50 mil seguidores?
tem cupom de desconto?
sai mais barato se comprar mais?
`),
  invoice: readLines(`
emite nota fiscal?
tem nota fiscal?
tem como emitir NF?
vcs emitem nota pra 1000 seguidores?
preciso de comprovante fiscal pra empresa, rola?
recebo recibo no email?
dao nota fiscal?
consigo recibo da compra de 1000 seguidores?
preciso de nf pra minha empresa
`),
  'how-it-works': readLines(`
me explica o pagamento
`),
}
