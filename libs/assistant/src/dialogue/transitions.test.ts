import type { Act } from '../understanding/acts.ts'
import type { Reading } from '../understanding/reading.ts'
import { agreeToTicket } from './complaints/hear-complaint.ts'
import { leaveComplaint, withdrawTicket } from './complaints/withdraw-ticket.ts'
import { askWhatToChange } from './ordering/change-order.ts'
import { goOn, startOrder } from './ordering/go-on.ts'
import { dropCart } from './ordering/remove-orders.ts'
import { placeRecap } from './ordering/place-orders.ts'
import { tellPrices } from './prices/tell-prices.ts'
import { cancelPlaced } from './purchases/cancel-placed.ts'
import { promisePix, repeatPix } from './purchases/repeat-pix.ts'
import { emptyDialogue, type State, type StateName } from './state.ts'
import { acceptRefusal } from './talk/accept-refusal.ts'
import { answerTopics } from './talk/answer-topics.ts'
import { pause, postpone } from './talk/postpone.ts'
import { refusePassword, resistTrick } from './talk/refuse-wish.ts'
import { returnCourtesy } from './talk/return-courtesy.ts'
import { sayConditions } from './talk/say-conditions.ts'
import { givenReading, givenShop, wholeOrder } from './testing.ts'
import { movesFor } from './transitions.ts'
import type { Move } from './turn.ts'

const recap = {
  platform: 'instagram',
  serviceType: 'followers',
  quantity: 500,
  link: 'https://www.instagram.com/loja.x/',
  quotedCents: 4_500,
} as const

const states: Record<StateName, State> = {
  idle: { at: 'idle' },
  collecting: { at: 'collecting', missing: 'link' },
  choosing: { at: 'choosing', shown: [100, 500] },
  confirming: { at: 'confirming', recap: [recap], isPaused: false, asked: 'yes', quoted: null },
  'awaiting-payment': { at: 'awaiting-payment' },
  complaining: {
    at: 'complaining',
    step: 'offered',
    description: '',
    orderId: null,
    platform: null,
    tries: 0,
  },
  tracking: { at: 'tracking' },
  cancelling: { at: 'cancelling', orderIds: ['1a2b3c4d'] },
}

const firstMove = (at: StateName, reading: Reading) =>
  movesFor({
    ...givenShop(),
    dialogue: { ...emptyDialogue, state: states[at] },
    reading,
    said: [],
    namesPrice: false,
  }).next().value

describe('the first move of an act in a state', () => {
  it.each<[Act[], StateName, Move]>([
    [['agree'], 'confirming', placeRecap],
    [['agree', 'command'], 'confirming', placeRecap],
    [['agree'], 'complaining', agreeToTicket],
    [['agree'], 'idle', goOn],
    [['agree', 'refuse'], 'confirming', acceptRefusal],
    [['agree', 'postpone'], 'confirming', postpone],
    [['agree', 'pause'], 'confirming', pause],
    [['agree', 'hedge'], 'confirming', pause],
    [['agree', 'offer-password'], 'confirming', refusePassword],
    [['agree', 'trick'], 'confirming', resistTrick],
    [['deny'], 'confirming', askWhatToChange],
    [['deny'], 'complaining', leaveComplaint],
    [['want-cancel'], 'confirming', dropCart],
    [['want-cancel'], 'awaiting-payment', cancelPlaced],
    [['ask-pix-again'], 'confirming', promisePix],
    [['ask-pix-again'], 'awaiting-payment', repeatPix],
    [['withdraw-ticket', 'complain'], 'complaining', withdrawTicket],
    [['greet'], 'idle', returnCourtesy],
    [['greet', 'ask-price'], 'idle', tellPrices],
  ])('%j in %s', (acts, at, move) => expect(firstMove(at, givenReading(acts))).toBe(move))

  it('a condition beside a yes is answered before it', () =>
    expect(firstMove('confirming', givenReading(['agree'], { conditions: ['time'] }))).toBe(sayConditions))

  it('a question beside a yes is no plain yes', () =>
    expect(
      firstMove('confirming', givenReading(['agree'], { isQuestion: true, topics: ['guarantee'] })),
    ).toBe(answerTopics))

  it('a whole order is no complaint', () => expect(firstMove('idle', wholeOrder())).toBe(startOrder))
})
