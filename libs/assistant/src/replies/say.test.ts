import { askTexts } from './ask-texts.ts'
import { kindTexts } from './kind-texts.ts'
import { orderTexts } from './order-texts.ts'
import { priceTexts } from './price-texts.ts'
import { recapTexts } from './recap-texts.ts'
import { rightsTexts } from './rights-texts.ts'
import { talkTexts } from './talk-texts.ts'
import { ticketTexts } from './ticket-texts.ts'
import { unsoldTexts } from './unsold-texts.ts'

it('a situation stands in one file of texts, so that none is overwritten', () => {
  const files = [
    askTexts,
    kindTexts,
    orderTexts,
    priceTexts,
    recapTexts,
    rightsTexts,
    talkTexts,
    ticketTexts,
    unsoldTexts,
  ]
  const situations = files.flatMap((it) => Object.keys(it))
  expect(situations.filter((it, at) => situations.indexOf(it) !== at)).toEqual([])
})
