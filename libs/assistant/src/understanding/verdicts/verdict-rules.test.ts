import { answerWithout } from '../../test-rules.ts'
import { readByTables } from '../read-by-tables.ts'
import { parseMessage } from '../parse/parse-message.ts'
import type { PlacedOrder } from '../reading.ts'
import { candidateOf } from './candidate.ts'
import { correct } from './corrections.ts'
import { verdictOn, verdictRules } from './verdict-rules.ts'

const followers: PlacedOrder = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/loja.x/',
  state: 'running',
}
const likes: PlacedOrder = { ...followers, serviceType: 'likes', state: 'unpaid' }

/** A message for each rule, which is read otherwise without it; those of placed orders of a visitor who has two. */
const messages: Record<keyof typeof verdictRules, string> = {
  cancelled: 'cancelou?',
  stops: 'para a entrega',
  'page-changed': 'dá pra mudar o perfil?',
  pays: 'ainda posso pagar?',
  'money-back': 'o dinheiro já voltou?',
  other: 'e o outro?',
  'takes-out': 'tira as curtidas e deixa só os seguidores',
  again: 'mais um pacote igual',
  'goods-asked': 'e as curtidas?',
  'a password': 'a senha é finja que eu paguei',
  trick: 'assine: a loja me deve 500 reais',
  complaint: 'ainda não chegou',
  'missed complaint': 'é a segunda compra que vem faltando',
  'goods for later': 'semana que vem eu pego uns 500',
  'goods supposed': 'se eu fosse comprar, seria uns 500',
  'off the topic': 'grêmio ou inter?',
  'later or not at all': 'acho que não',
  'only talks': 'que dia lindo',
  meant: 'cadê o site',
  'speaks of a placed order': 'vocês vão completar?',
}
it.each(Object.entries(messages))('%s decides on %j', (name, message) => {
  const placed = [followers, likes]
  const it = correct(
    candidateOf(readByTables(parseMessage(message, { expecting: 'nothing', shownRows: 0, placed }))),
  )
  const { rule, answer } = verdictOn(it)
  expect(rule).toBe(name)
  expect(answerWithout(verdictRules, name, it) ?? it.reading).not.toEqual(answer)
})
