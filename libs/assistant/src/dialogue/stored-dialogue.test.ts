import { emptyDraft } from './cart/draft.ts'
import { emptyDialogue } from './state.ts'
import { readDialogue, storeDialogue } from './stored-dialogue.ts'
import { answerAll, givenItem, givenReading, wholeOrder } from './testing.ts'

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
    ['a recap', answerAll([wholeOrder()]).dialogue],
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

  it.each([null, 'x', {}, { version: 2 }, { said: [], dialogue: {} }])('%j is a new conversation', (stored) =>
    expect(readDialogue(stored)).toEqual(emptyDialogue),
  )
})
