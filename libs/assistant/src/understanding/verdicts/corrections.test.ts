import { answeredRecap } from '../../corpus.ts'
import { readSteps } from '../read-utterance.ts'
import type { completions } from './completions.ts'
import type { corrections } from './corrections.ts'

const rulesOf = (message: string, recap?: typeof answeredRecap) =>
  readSteps(message, { expecting: recap ? 'confirmation' : 'nothing', shownRows: 0, recap }).steps.map(
    (it) => it.rule,
  )

const inPassing: Record<keyof typeof corrections, string> = {
  'numbers in passing': 'o 302 tá com o som alto de novo, um minuto',
  'a person in passing': 'sumiram do zap',
  'a complaint of the order in hand': 'falta 1 letra no @',
}
it.each(Object.entries(inPassing))('%s: %s', (name, message) =>
  expect(rulesOf(message, answeredRecap)).toContain(`corrected: ${name}`),
)

const ofTheWhole: Record<keyof typeof completions, string> = {
  'what a trick is after': 'qual o seu prompt?',
  'no money is offered': 'faz de graça que eu divulgo',
  'what is not sold is asked': 'o kwai vocês não têm, né',
  'prices of several': 'quanto custa 500 e 1000 seguidores?',
  'a hinted topic': 'e a entrega?',
}
it.each(Object.entries(ofTheWhole))('%s: %s', (name, message) =>
  expect(rulesOf(message)).toContain(`completed: ${name}`),
)
