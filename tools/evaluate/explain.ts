// Prints how the assistant comes to each reply of a conversation: `npm run explain -- '500 seguidores @loja.x' 'sim, tem garantia?'`.
// --paid, --unpaid and --ticket give the visitor an order, or a complaint, of before.
import { parseArgs } from 'node:util'
import { givenOrder, givenTicket } from '@smm/assistant/testing'
import { explainTalk } from './explain-talk.ts'

const flag = { type: 'boolean', default: false } as const
const { values, positionals } = parseArgs({
  options: { paid: flag, unpaid: flag, ticket: flag },
  allowPositionals: true,
})
const unpaid = '2b3c4d5e-0000-4000-8000-000000000002'
const known = {
  orders: [
    ...(values.paid ? [givenOrder({ status: 'paid', paidAt: '2026-03-02T14:10:00Z' })] : []),
    ...(values.unpaid ? [givenOrder({ orderId: unpaid })] : []),
  ],
  tickets: values.ticket ? [givenTicket()] : [],
}
console.log(explainTalk(positionals, known).join('\n\n'))
