import type { Topic } from '../reader.ts'
import { readLines } from './read-lines.ts'

/** Ways to pay, the PIX code, discounts and invoices. */
export const questionsAboutPayment: Partial<Record<Topic, string[]>> = {
  'pay-first': readLines(`
pago antes ou depois de receber?
tem que pagar adiantado?
posso acertar e pagar só quando os seguidores chegarem?
pago depois que eu ver as curtidas, rola?
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
`),
  'pix-expired': readLines(`
quanto tempo tenho pra pagar o pix?
o pix expirou, e agora?
o código do pix vale por quanto tempo?
o pix tem validade?
deixei o pix vencer, o que eu faço?
`),
  'pix-approval': readLines(`
mandei o pix, cai na hora pra vocês?
preciso mandar comprovante?
o pix cai na hora pra vcs?
depois de pagar demora pra reconhecer?
paguei o pix como vcs ficam sabendo?
precisa enviar o comprovante do pix?
quanto tempo pra confirmar o pagamento
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
`),
  'how-it-works': readLines(`
me explica o pagamento
`),
}
