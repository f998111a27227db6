import { givenTicket } from '../../../testing.ts'
import { givenTurn } from '../../testing.ts'
import { listedTickets, ticketAtStaff, ticketNamed } from './tickets.ts'

const open = givenTicket()
const closed = givenTicket({ ticketId: '8f9a0b1c-0000-4000-8000-000000000003', status: 'closed' })
const data = givenTicket({ ticketId: '9a0b1c2d-0000-4000-8000-000000000004', kind: 'data-copy' })

it('lists those that are open, else the newest', () => {
  expect(listedTickets([closed, open])).toEqual([open])
  expect(listedTickets([closed])).toEqual([closed])
  expect(listedTickets([closed], 0)).toEqual([])
})

it('the last complaint is at the staff while its ticket is open', () => {
  const complaint = 'comprei 500 seguidores pra @loja.x e não chegou nada'
  const at = (tickets: Array<typeof open>) => ticketAtStaff(givenTurn(complaint, 'oi', { tickets }))
  expect(at([data, open])).toBe(open)
  expect(at([closed])).toBeUndefined()
  expect(ticketAtStaff(givenTurn([], 'oi', { tickets: [open] }))).toBeUndefined()
})

it('is named by the first characters of its number', () => {
  const named = (message: string) => ticketNamed(givenTurn([], message, { tickets: [closed, open] }))
  expect(named('chamado 7e8f9a0b')).toBe(open)
  expect(named('cadê meu chamado?')).toBeUndefined()
})
