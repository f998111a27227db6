import Compile from 'typebox/compile'
import { ListAuditQuery } from './audit.ts'
import { ListOrdersQuery } from './orders/orders.ts'

const queries = { orders: Compile(ListOrdersQuery), audit: Compile(ListAuditQuery) }

describe.each(Object.entries(queries))('the query of %s', (_name, query) => {
  it.each(['', 'ação', '%_\\', '\u202e', 'x\n'])('accepts the search %j', (search) =>
    expect(query.Check({ search })).toBe(true),
  )
  it.each(['\u0000', 'a\u0000b', 'x'.repeat(301)])('refuses the search %j', (search) =>
    expect(query.Check({ search })).toBe(false),
  )
  it.each([0, 501, 1.5])('refuses a limit of %j', (limit) => expect(query.Check({ limit })).toBe(false))
  it('refuses unknown parameters', () => expect(query.Check({ page: 1 })).toBe(false))
})
