import { type AlertSubject, alertSubjects } from '@smm/contracts/orders/alerts'
import { type AlertNews, composeAlerts, maxLines, plainTextOf, takeNews } from './compose-alerts.ts'

const news = (change: Partial<AlertNews> = {}): AlertNews => ({
  alertId: 'a1',
  told: 'opened',
  subject: 'review',
  details: { reason: 'AMOUNT_MISMATCH', orderId: 'o1' },
  ...change,
})
const origin = 'https://loja.example'
const compose = (...all: AlertNews[]) => composeAlerts(all, origin)

it('leads to the order of a case', () => {
  expect(compose(news())).toEqual({
    subject: 'SMM Brasil: Um pagamento não bate e espera a sua decisão.',
    lines: [
      {
        text: 'Um pagamento não bate e espera a sua decisão.',
        url: 'https://loja.example/admin09?secao=pedidos&pedido=o1',
        told: 'opened',
        subject: 'review',
        cases: ['a1'],
      },
    ],
  })
})

it('tells cases with the same text in one line, with the way to all of them', () => {
  const { subject, lines } = compose(
    news(),
    news({ alertId: 'a2', details: { reason: 'ORPHAN_PAYMENT' } }),
    news({ alertId: 'a3', told: 'closed' }),
  )
  expect(subject).toBe('SMM Brasil: 2 avisos da loja')
  expect(lines).toMatchObject([
    {
      text: 'Um pagamento não bate e espera a sua decisão. (2 casos)',
      url: 'https://loja.example/admin09?secao=pedidos&casos=MONEY_TO_REVIEW',
      cases: ['a1', 'a2'],
    },
    { text: 'Resolvido: um pagamento não bate e espera a sua decisão.', cases: ['a3'] },
  ])
})

it('takes as many news as a message has lines for, and no more', () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    news({ alertId: `a${n}`, subject: 'orders-waiting', details: { count: n + 1 } }),
  )
  expect(takeNews(many)).toEqual(many.slice(0, maxLines))
  expect(takeNews(many.slice(0, 3))).toHaveLength(3)
  const same = Array.from({ length: 40 }, () => news())
  expect(takeNews(same)).toHaveLength(40)
})

it('fits Telegram with the longest lines', () => {
  const longest = news({
    subject: 'supplier-balance',
    details: { name: 'x'.repeat(60), amount: '12345.67', currency: 'BRL' },
  })
  const [line] = compose(longest).lines
  expect(plainTextOf(Array.from({ length: maxLines }, () => line!)).length).toBeLessThan(4_096)
})

it.each([
  [
    { subject: 'supplier-balance', details: { name: 'Painel', amount: '12.50', currency: 'BRL' } },
    'R$ 12,50',
  ],
  [
    { subject: 'supplier-balance', details: { name: 'Painel', amount: '12.50', currency: 'USD' } },
    'USD 12,50',
  ],
  [{ subject: 'orders-waiting', details: { count: 1 } }, '1 pedido pago espera'],
  [{ subject: 'orders-waiting', details: { count: 1_200 } }, '1.200 pedidos pagos esperam'],
] as Array<[Partial<AlertNews>, string]>)('%j says %s', (change, text) => {
  expect(compose(news(change)).lines[0]!.text).toContain(text)
})

it('has a way into the panel for every subject', () => {
  for (const subject of alertSubjects satisfies readonly AlertSubject[])
    expect(compose(news({ subject, details: {} })).lines[0]!.url).toMatch(/\/admin09\?secao=\w+/)
})
