import { readSteps } from '../read-utterance.ts'
import type { ReadingContext } from '../reading.ts'
import { eachRow } from '../../test-each-row.ts'
import { wishRules } from './wish-rules.ts'

const read = (message: string, expecting: ReadingContext['expecting'] = 'nothing') =>
  readSteps(message, { expecting, shownRows: 0 })

eachRow([
  ['goods for later', 'mês que vem eu compro 300 inscritos no youtube.com/@canal.x'],
  ['goods supposed', 'se meu sócio topar, 500 seguidores no tiktok @loja.x'],
  ['goods supposed', 'talvez eu faça 1000 curtidas em instagram.com/p/DHq4VtKc8Na'],
  ['off the topic', 'flamengo ou palmeiras?'],
  ['later or not at all', 'vou falar com a terapeuta dele antes, tá?'],
  ['later or not at all', 'agradeço, mas não desejo prosseguir'],
  ['only talks', 'era só essa a dúvida mesmo'],
  ['only talks', '100 mil, certo, anotei no caderno. obrigado'],
])('a message without an open wish', (rule, message) => {
  expect(rule in wishRules).toBe(true)
  expect(read(message).verdict).toBe(rule)
})

eachRow([
  'se possível, 500 seguidores no tiktok @loja.x',
  'meu sócio topou, 500 seguidores no tiktok @loja.x',
  '1000, obrigada',
  'só queria tirar uma dúvida: demora muito?',
  'ainda não chegou tudo, obrigada',
])('a message with one', (message) => expect(read(message).verdict in wishRules).toBe(false))

eachRow(['isso mesmo, tô com o app do banco aberto', 'tá joia, gera aí pra mim'])(
  'a yes to a question is no talk',
  (message) => expect(read(message, 'confirmation').reading.acts).toContain('agree'),
)
