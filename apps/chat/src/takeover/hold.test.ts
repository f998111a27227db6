import { currentHold, decideStaffMessage, isAssistantSilent } from './hold.ts'

const until = new Date('2026-11-21T12:10:00Z')
const hold = { by: 'ana', until }
const before = new Date(until.getTime() - 1)

it('holds until its time, and not at it', () => {
  expect([currentHold(hold, before), currentHold(hold, until), currentHold(null, before)]).toEqual([
    hold,
    null,
    null,
  ])
})

it('silences the assistant for words, and not for actions', () => {
  const tapped = { action: { type: 'cancel-order', orderId: '1' } } as never
  expect(isAssistantSilent(hold, {}, before)).toBe(true)
  expect(isAssistantSilent(hold, tapped, before)).toBe(false)
  expect(isAssistantSilent(hold, {}, until)).toBe(false)
})

it('lets one member write at a time', () => {
  expect(decideStaffMessage(null, 'ana', before)).toBe('begin')
  expect(decideStaffMessage(hold, 'ana', before)).toBe('go-on')
  expect(decideStaffMessage(hold, 'bia', before)).toBe('refuse')
  expect(decideStaffMessage(hold, 'bia', until)).toBe('begin')
})
