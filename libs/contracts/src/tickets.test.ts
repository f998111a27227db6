import { shownTicketId } from './tickets.ts'

it('shortens a ticket id for people', () => {
  expect(shownTicketId('a1b2c3d4-0000-4000-8000-000000000000')).toBe('A1B2C3D4')
})
