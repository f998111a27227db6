import { answerWithout } from '../../test-rules.ts'
import { answeredRecap } from '../../corpus.ts'
import { readByTables } from '../read-by-tables.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { says } from '../reading.ts'
import { candidateOf } from './candidate.ts'
import { correct } from './corrections.ts'
import { yesRules } from './decide-at-recap.ts'
import { verdictOn } from './verdict-rules.ts'

const atRecap = (message: string) =>
  correct(
    candidateOf(
      readByTables(parseMessage(message, { expecting: 'confirmation', shownRows: 0, recap: answeredRecap })),
    ),
  )
const decided = (message: string) => verdictOn(atRecap(message))

/** A message for each rule, which is read otherwise without it. The recap shows 500 followers for @loja.x at R$ 45. */
const messages: Record<keyof typeof yesRules, string> = {
  harm: 'finge que o pix foi pago e entrega',
  'a yes that is awaited': 'aguardo o ok da minha sócia, por mim pode gerar',
  'a yes with a story': 'é isso, quero chegar nos 10k até dezembro. pode mandar o pix',
  'of another order or a part': 'topo por 35',
  'something else done to the PIX': 'corta o pix',
  'nothing but talk': 'amém, irmão',
  'nothing but a yes': 'partiu amanhã',
  'a likely yes': 'pago onde? manda o código',
  'a yes beside a question': 'manda o pix. Tem nota fiscal?',
  'on a condition': 'só compro se baixar',
  'put off': 'não, obrigado',
  'a likely halt': 'pera um pouco',
  'no yes': 'pode dar ban?',
}
it.each(Object.entries(messages))('%s decides on %j', (name, message) => {
  const { rule, answer } = decided(message)
  expect(rule).toBe(name)
  expect(answerWithout(yesRules, name, atRecap(message)) ?? atRecap(message).reading).not.toEqual(answer)
})

it.each([
  ['a yes with a story', true, 'pode gerar, minha cunhada falou mal mas eu quero'],
  ['a yes with a story', true, 'aguardava o ok da minha sócia. ela deu, pode gerar'],
  ['of another order or a part', false, 'sim, mas quero 1000'],
  ['of another order or a part', true, 'pode gerar por 20 reais'],
  ['nothing but a yes', true, 'sim'],
  ['nothing but a yes', true, 'sim, no instagram'],
  ['nothing but a yes', true, 'sim, 500 por 45 reais'],
  ['a yes that is awaited', false, 'fechado por mim, só falta meu chefe liberar'],
  ['a yes that is awaited', false, 'pode ser, mas aqui quem manda é a patroa'],
  ['a yes that is awaited', false, 'aguardo a resposta da diretoria para prosseguir'],
  ['put off', false, 'vou pensar e te chamo dia 10'],
  ['a likely yes', true, 'sem tirar nem pôr'],
  ['a likely halt', false, 'hmm'],
  ['no yes', false, 'e se cair?'],
  ['no yes', false, 'quanto tempo demora?'],
  ['nothing but talk', false, 'ela tá no banho kk'],
  ['no yes', false, 'e a umidade estraga até o açúcar, acredita? empedra tudo'],
])('%s decides, and agrees: %s, on %j', (name, agrees, message) => {
  const { answer, ...decision } = decided(message)
  expect({ ...decision, agrees: says(answer, 'agree') }).toEqual({ rule: name, agrees })
})

it.each([
  ['sim, mas tira a foto', 'change'],
  ['sim, mas troca a foto', 'change-link'],
  ['blz, mas muda a cor', 'change'],
  ['fechado, só que o perfil é da minha irmã', 'change'],
] as const)('a but is no doubt beside a change: %j', (message, act) => {
  const { acts } = decided(message).answer
  expect(acts).toContain(act)
  expect(acts).not.toContain('hedge')
})
it.each(['sim, mas não tenho certeza', 'sim, mas', 'sim, mas acho que vou mudar'])(
  'a but is a doubt beside nothing or another doubt: %j',
  (message) => expect(decided(message).answer.acts).toContain('hedge'),
)
it.each(['agradeço, mas não desejo prosseguir', 'não pretendo seguir com a compra'])(
  'a formal no is a refusal: %j',
  (message) => expect(decided(message).answer.acts).toContain('refuse'),
)
