import { nextTurn } from '../../next-turn.ts'
import { eachRow } from '../../test-each-row.ts'
import { readUtterance } from '../read-utterance.ts'
import { makeUtterance } from './utterance.ts'

const maxTurnMs = 40
const fill = (token: string) => token.repeat(2_000).slice(0, 2_000)
const fills =
  `a ﷺ ㌀ ⑴ … ½ https:// @ @loja. @loja.x " “"” (( [ ? ! 1 12345678901234567890 1.000,00. é k 👍 ㎏ senha pix`.split(
    ' ',
  )
const spaced = fills.map((token) => `${token} `)

describe('the text that the assistant reads', () => {
  it('is NFKC, cut at 2,000 characters after normalizing', () => {
    expect(makeUtterance('５００ seguidores').text).toBe('500 seguidores')
    expect(makeUtterance('a'.repeat(2_500)).text).toHaveLength(2_000)
    expect(makeUtterance('ﷺ'.repeat(2_000)).text.length).toBeLessThanOrEqual(2_000)
  })

  it('has at most 300 words and 20 pages', () => {
    expect(makeUtterance('a b '.repeat(450)).words).toHaveLength(300)
    expect(makeUtterance('https://a.b/c '.repeat(40)).pages.length).toBeLessThanOrEqual(20)
    expect(makeUtterance('@loja.x '.repeat(40)).pages.length).toBeLessThanOrEqual(20)
  })

  it('splits no surrogate pair', () => {
    expect(makeUtterance(`a${'👍'.repeat(1_500)}`).text.isWellFormed()).toBe(true)
  })
})

it('reads the number of an order behind the sign that NFKC turns into an o', () => {
  expect(readUtterance('cadê o pedido nº 12345678?', { expecting: 'nothing', shownRows: 0 }).orderRef).toBe(
    '12345678',
  )
})

// Processor time, since other processes of the machine take turns with the test.
const cpuMs = (work: () => void) => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

eachRow([...fills, ...spaced])('a filled message is answered at once', (token) => {
  const message = fill(token)
  const turn = () => nextTurn({ state: null, message, offers: [], orders: [], now: new Date() })
  expect(Math.min(cpuMs(turn), cpuMs(turn), cpuMs(turn))).toBeLessThan(maxTurnMs)
})
