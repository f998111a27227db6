import { emptyDraft } from './cart/draft.ts'
import { eachRow } from '../test-each-row.ts'
import { emptyDialogue, type State } from './state.ts'
import { readDialogue, storeDialogue } from './stored-dialogue.ts'
import { answerAll, givenItem, givenReading, wholeOrder } from './testing.ts'
import { allWaits } from './waits-for.ts'

const recapped = answerAll([wholeOrder()]).dialogue
const secondOrder = givenReading(['add-item'], {
  items: [givenItem({ platform: 'tiktok', serviceType: 'followers', quantity: 100 })],
})
const complaint = givenReading(['want-ticket'])
const tableOfPrices = givenReading(['order'], {
  items: [givenItem({ platform: 'instagram', serviceType: 'followers' })],
})

describe('what is stored', () => {
  it.each([
    ['a new conversation', emptyDialogue],
    ['a recap', recapped],
    ['two orders', answerAll([wholeOrder(), secondOrder]).dialogue],
    ['a list of packages', answerAll([tableOfPrices]).dialogue],
    ['a placed order', answerAll([wholeOrder(), givenReading(['agree'])]).dialogue],
    ['a ticket without its page', answerAll([complaint]).dialogue],
  ])('opens as it was: %s', (_, dialogue) => {
    const stored = JSON.parse(JSON.stringify(storeDialogue(dialogue)))
    expect(readDialogue(stored)).toEqual(dialogue)
    expect(stored.said).toEqual(dialogue.lastReplies)
  })

  it('keeps the words of the first release', () => {
    const dialogue = {
      ...emptyDialogue,
      lastReplies: ['oi'],
      cartMessages: ['500'],
      declinedCart: [emptyDraft],
    }
    const stored = { said: ['oi'], thought: ['500'], refused: [emptyDraft] }
    expect(storeDialogue(dialogue)).toMatchObject({ said: ['oi'], dialogue: stored })
    expect(Object.keys(storeDialogue(dialogue).dialogue)).not.toContain('lastReplies')
  })

  eachRow(allWaits)('tells in them what a recap waits for: %s', (waitsFor) => {
    const dialogue = { ...recapped, state: { ...recapped.state, waitsFor } as State }
    const stored = storeDialogue(dialogue)
    expect(stored.dialogue.state).toMatchObject({ isPaused: expect.any(Boolean), asked: expect.any(String) })
    expect(Object.keys(stored.dialogue.state)).not.toContain('waitsFor')
    expect(readDialogue(stored)).toEqual(dialogue)
  })

  eachRow([
    [
      { placedBy: 'command', isPaused: true, quoted: 1_000 },
      { waitsFor: 'command', quoted: 1_000 },
    ],
    [{ quoted: 100 }, { waitsFor: 'command', quoted: 100 }],
    [{ asked: 'again', placedBy: 'yes' }, { waitsFor: 'second-yes' }],
    [{ asked: 'change', isPaused: true }, { waitsFor: 'change' }],
  ])('reads those that the previous release stores together', (words, expected) => {
    const stored = storeDialogue(recapped)
    const { state } = readDialogue({
      ...stored,
      dialogue: { ...stored.dialogue, state: { ...stored.dialogue.state, ...words } },
    })
    expect(state).toMatchObject(expected)
  })

  it.each([null, 'x', {}, { version: 2 }, { said: [], dialogue: {} }])('%j is a new conversation', (stored) =>
    expect(readDialogue(stored)).toEqual(emptyDialogue),
  )
})
