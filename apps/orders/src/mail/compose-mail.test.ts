import type { OrderView } from '@smm/contracts/orders/order-view'
import { composeMail, type News } from './compose-mail.ts'

const links = {
  confirm: 'https://loja.example/pedido#confirmar-c',
  end: 'https://loja.example/pedido#sair-e',
  order: 'https://loja.example/pedido#o',
  shop: 'https://loja.example',
}

const anOrder = (change: Partial<OrderView> = {}): OrderView => ({
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  version: 3,
  platform: 'instagram',
  serviceType: 'followers',
  title: '500 seguidores no Instagram',
  target: '@loja.x',
  quantity: 500,
  amount: 45,
  state: 'delivered',
  steps: [],
  actions: [],
  ...change,
})
const forecast = {
  startsBy: '2026-11-23T17:30:00.000Z',
  deliveredFrom: '2026-11-24T15:00:00.000Z',
  deliveredBy: '2026-11-26T02:00:00.000Z',
}

it.each<[News, subject: string, line: string]>([
  [
    { kind: 'paid', order: anOrder({ forecast }) },
    'Pagamento confirmado: 500 seguidores no Instagram',
    'A entrega começa até 14:30 de 23 de novembro. Você não precisa fazer mais nada.',
  ],
  [
    { kind: 'started', order: anOrder({ forecast }) },
    'A entrega começou: 500 seguidores no Instagram',
    'Deve terminar até 25 de novembro. Avisamos quando acabar.',
  ],
  [
    { kind: 'delivered', order: anOrder({ guaranteeUntil: '2026-12-23T12:00:00.000Z' }) },
    'Entregue: 500 seguidores no Instagram',
    'Se o número cair até 23 de dezembro, a reposição é grátis: peça na página do pedido.',
  ],
  [
    { kind: 'delivered', order: anOrder({ state: 'partial', delivered: 320 }) },
    'Entregue em parte: 500 seguidores no Instagram',
    'Chegaram 320 de 500 do seu pedido de 500 seguidores no Instagram para @loja.x.',
  ],
  [
    { kind: 'refunded', order: anOrder({ state: 'cancelled' }), refunded: 16.2 },
    'Devolvemos R$ 16,20 para você',
    'Devolvemos R$ 16,20 do seu pedido de 500 seguidores no Instagram para @loja.x.',
  ],
])('%# says what happened, the same in text and HTML', (news, subject, line) => {
  const mail = composeMail(news, links)
  expect(mail.subject).toBe(subject)
  for (const content of [mail.text, mail.html])
    for (const part of [line, '@loja.x', 'R$ 45,00', links.order, links.end]) expect(content).toContain(part)
})

it('that asks for a confirmation leads to no order', () => {
  const { text, html } = composeMail({ kind: 'confirmation' }, links)
  for (const content of [text, html]) {
    for (const part of [links.confirm, links.end]) expect(content).toContain(part)
    expect(content).not.toContain(links.order)
  }
})

it('shows hostile input as text', () => {
  const target = '<img src=x onerror="alert(1)">&\'"'
  const { html, text } = composeMail({ kind: 'paid', order: anOrder({ target }) }, links)
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;&#39;&#34;')
  expect(text).toContain(target)
})
