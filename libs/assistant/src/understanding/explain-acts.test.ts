import { answeredRecap } from '../corpus.ts'
import { explainActs } from './explain-acts.ts'

it.each([
  ['quero a reposição', 'order', 'a refill is no order', false],
  ['sim, mas tem garantia?', 'nod', 'verdict: no yes', true],
  ['chegou tudo certinho, ia reclamar', 'complain', 'verdict: complaint', false],
] as const)('%j has no %s: %s', (message, act, rule, isAtRecap) => {
  const { acts, lost } = explainActs(message, {
    expecting: isAtRecap ? 'confirmation' : 'nothing',
    shownRows: 0,
    ...(isAtRecap && { recap: answeredRecap }),
  })
  expect(acts).not.toContain(act)
  expect(lost).toContainEqual({ act, rule })
})
