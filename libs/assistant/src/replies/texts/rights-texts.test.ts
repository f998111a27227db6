import { lastDayOf, rightsTexts, withdrawalTooLate } from './rights-texts.ts'

const dueAt = new Date('2026-03-17T03:00:00Z')

it('counts the last day of a period in São Paulo', () => {
  expect(lastDayOf(dueAt)).toBe('16/03/2026')
  expect(withdrawalTooLate('pedido 1a2b3c4d', dueAt)).toContain('terminou em 16/03/2026')
})

it('tells the deadline of a request about data, and what a deletion leaves', () => {
  const copy = rightsTexts['data-request-opened']({ kind: 'data-copy', dueAt })
  const deletion = rightsTexts['data-request-opened']({ kind: 'data-deletion', dueAt })
  for (const text of [copy, deletion]) expect(text).toContain('até 17/03/2026')
  expect(deletion).toContain('registros de pagamento')
  expect(copy).not.toContain('registros de pagamento')
})
