// `npm run sends -- --answer-ms 200 --suppliers 1`: how long paid orders wait for a supplier that takes one at a time, for a
// shop of 1,000 orders a day and 10, 100 and 1,000 times that.
import { readNumbers } from '../read-numbers.ts'
import { simulateSends } from './simulate-sends.ts'

const { 'answer-ms': answerMs, suppliers } = readNumbers('npm run sends', { 'answer-ms': 200, suppliers: 1 })
console.table(
  [1, 10, 100, 1_000].map((times) => {
    const { longestQueue, medianWait, longestWait, keepsUp } = simulateSends({
      ordersADay: times * 1_000,
      answerMs,
      suppliers,
      seed: 7,
    })
    return {
      'orders a day': times * 1_000,
      'longest queue': longestQueue,
      'median wait, s': Number(medianWait.toFixed(1)),
      'longest wait, s': Number(longestWait.toFixed(1)),
      'sent by midnight': keepsUp,
    }
  }),
)
