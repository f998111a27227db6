// Prints the acts of a message, and those that a rule or a verdict took away: `npm run explain:acts -- 'sim, tem garantia?' recap`.
import { answeredRecap } from '@smm/assistant/corpus'
import { explainActs } from '@smm/assistant/understanding/explain-acts'

const [message = '', at] = process.argv.slice(2)
const { acts, lost } = explainActs(
  message,
  at === 'recap'
    ? { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }
    : { expecting: 'nothing', shownRows: 0 },
)
console.log(`acts: ${acts.join(', ') || 'none'}`)
for (const { act, rule } of lost) console.log(`no ${act}: ${rule}`)
