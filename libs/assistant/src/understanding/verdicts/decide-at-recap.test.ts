import { answeredRecap } from '../../corpus.ts'
import { firstRule } from '../../decide.ts'
import { parseMessage } from '../parse/parse-message.ts'
import { evidenceAtRecap, yesRules, type YesVerdict } from './decide-at-recap.ts'
import { candidateOf } from './candidate.ts'

const ruleFor = (message: string) =>
  firstRule(
    yesRules,
    evidenceAtRecap(
      candidateOf(parseMessage(message, { expecting: 'confirmation', shownRows: 0, recap: answeredRecap })),
    ),
  )

/** The recap shows 500 followers for @loja.x at R$ 45. */
const rows: Array<[name: keyof typeof yesRules, answer: YesVerdict, message: string]> = [
  ['harm', 'as-read', 'sim, minha senha é gato123'],
  ['a yes with a story', 'yes-and-story', 'pode gerar, minha cunhada falou mal mas eu quero'],
  ['a yes with a story', 'yes-and-story', 'é isso, quero chegar nos 10k até dezembro. pode mandar o pix'],
  ['another order', 'as-read', 'sim, mas quero 1000'],
  ['another order', 'as-read', 'pode gerar por 20 reais'],
  ['something else done to the PIX', 'withheld', 'trava o pix'],
  ['nothing but a yes', 'yes', 'sim'],
  ['nothing but a yes', 'yes', 'sim, no instagram'],
  ['nothing but a yes', 'yes', 'sim, 500 por 45 reais'],
  ['a yes beside a question', 'yes-and-question', 'manda o pix. Tem nota fiscal?'],
  ['put off', 'put-off', 'vou pensar e te chamo dia 10'],
  ['a likely yes', 'yes', 'sem tirar nem pôr'],
  ['a likely halt', 'halt', 'hmm'],
]
it.each(rows)('%s decides (%s) on %j', (name, answer, message) =>
  expect(ruleFor(message)).toEqual({ name, answer }),
)

it.each([
  'tem garantia?',
  'e se cair?',
  'quanto tempo demora?',
  'ela tá no banho kk',
  'e a umidade estraga até o açúcar, acredita? empedra tudo',
])('nothing says yes in %j', (message) => expect(ruleFor(message)).toBeNull())
