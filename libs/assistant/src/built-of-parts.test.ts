import { outcome, talk } from './testing.ts'
import { eachRow } from './test-each-row.ts'

const parts = (text: string) => text.trim().split(/\s*[|\n]\s*/)

const page = 'insta @loja.x'
const order = 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'

/** Nothing is sold in answer to words about goods that were bought. */
describe('a complaint built of parts', () => {
  const subjects = parts(
    '500 seguidores|os 500 seguidores|meus 500 seguidores|meu pedido de 500 seguidores|comprei 500 seguidores e|paguei 500 seguidores,',
  )
  const predicates = parts(`
    não chegou|nao veio|n caiu|sumiram|atrasado|ta pendente|incompleto|desde ontem|até agora nada|ainda nada|q comprei|pagos e nada
    parou|travou|ta demorando|vieram errado|veio fake|cobrado 2x|em falta|faltando|pela metade|não entrou|não foi entregue|nao recebi
    quero reembolso|desisti|me arrependi|foi engano|caiu tudo|tão caindo|despencou|foi removido|cade eles|já era pra ter vindo
    nao funcionou|nao to vendo|não constam|ta zerado|continua igual|nem sinal|pagamento aprovado e nada|ja paguei|sem resposta
    ninguem responde|quero resolver|entregaram só 100|veio 100|só 100|entrou 100 só|perdi 100|foi pro perfil errado|tudo gringo
    nao é o que pedi|me enganaram|procon
  `)

  eachRow(predicates)('predicates', (predicate) => {
    for (const subject of subjects) {
      const { state, intents } = talk([`${subject} ${predicate} ${page}`, 'sim', 'sim'])
      expect(state.dialogue.cart).toEqual([])
      expect(intents.map((it) => it.type)).not.toContain('place-orders')
    }
  })
})

describe('an order built of parts', () => {
  const wishes = parts(`
    quero|queria|preciso de|manda|me manda|bota|coloca|me vê|vê|me arruma|vende|vou querer|vou de|levo|quero comprar|posso comprar
    tem como comprar|como compro|vamos de|bora|fecha|pode mandar|pode ser|fico com|escolho|decidi por|to afim de|me interessei em
    pensei em|tava querendo|eu ia querer|solicito|contratar|quero fazer um pedido de|novo pedido de|meu pedido é|mais|manda mais|outro de
    de novo|quero repetir|aumenta|quero ter|quanto custa|vcs tem|vcs entregam|aceito|partiu|sim|fechado|oi|bom dia|por favor|agora|só
  `)
  const goods = parts(
    '500 seguidores|os 500 seguidores|o pacote de 500 seguidores|500 seguidores de 45 reais',
  )

  eachRow(wishes)('wishes', (wish) => {
    for (const it of goods)
      for (const tail of ['', 'no pix', 'que nao caia', 'e pago agora'])
        expect(outcome(`${wish} ${it} ${tail} ${page}`)).toBe(order)
  })

  const reasons = parts(`
    comprei um celular novo|paguei a luz|paguei meu cartão|recebi meu salario|recebi o link de vcs|perdi meu emprego|perdi minha conta antiga
    caiu a internet|caiu o alcance|sumiram os clientes|saiu meu pagamento|chegou o fim do mes|entrou um dinheiro|vi no tiktok|meu primo indicou
    meu amigo comprou e gostou|meu chefe pediu|faz tempo que procuro|demorei mas achei|tava esperando a promoção|ainda não comprei|nada funciona
    ninguem curte|parou de crescer|meu insta ta parado|zerei minha conta|mudei meu nome|fui hackeado|deu erro no site|cliquei errado|voltei
    ja sou cliente|ja comprei aqui|ja comprei e deu certo|chegou tudo certo|espero que não caia|era isso que eu queria|resolvi|gravei um video
  `)

  eachRow(reasons)('reasons', (reason) => {
    for (const wish of ['quero ', 'bota ', 'me vê ', ''])
      expect(outcome(`${reason}, ${wish}500 seguidores ${page}`)).toBe(order)
  })
})
