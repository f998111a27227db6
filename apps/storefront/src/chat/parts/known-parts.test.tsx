/** @jest-environment jsdom */
import type { MessagePart } from '@smm/contracts/message-parts'
import { act, render, screen } from '@testing-library/react'
import { OrderChat } from '../order-chat.tsx'
import { givenTab } from '../testing.ts'

const row = { platform: 'instagram', title: '500 curtidas', target: '@loja', amount: 45 } as const
const packages = {
  rows: [
    {
      ...{ quantity: 500, amount: 45, originalAmount: 60, badge: 'MAIS POPULAR' },
      action: { type: 'choose-quantity', offerId: 'm1', quantity: 500, tier: 'premium' },
    },
  ],
  otherQuantity: {
    offerId: 'm1',
    minimum: 100,
    maximum: 50_000,
    gaps: [{ minimum: 601, maximum: 899 }],
    floorMicrosPerThousand: 1,
  },
} satisfies Partial<Parts['packages']>

/** A part of the contract that has no example here fails to compile. */
type Parts = { [T in MessagePart['type']]: Extract<MessagePart, { type: T }> }
const examples: Parts = {
  text: { type: 'text', text: 'Qual é a página?' },
  staff: { type: 'staff', speaker: 'Ana, do atendimento', text: 'Oi!' },
  packages: {
    ...{ type: 'packages', platform: 'instagram', serviceType: 'likes', title: 'Curtidas', unit: 'curtidas' },
    ...packages,
    tier: { name: 'Padrão', sentence: '' },
    otherTiers: [{ name: 'Premium', sentence: 'Com reposição', ...packages }],
  },
  choices: {
    ...{ type: 'choices', title: 'Qual pedido?' },
    rows: [{ ...row, state: 'paid', action: { type: 'cancel-order', orderId: 'o1' } }],
  },
  recap: {
    ...{ type: 'recap', items: [row], total: 40, coupon: { code: 'BEMVINDO', discount: 5 } },
    ...{ note: 'Começa em até 30 minutos.', hint: 'Quer mais?' },
    actions: [{ label: 'Gerar PIX', action: { type: 'place-recap', recapId: 'm2' } }],
  },
  order: {
    type: 'order',
    order: {
      ...{ ...row, id: 'o1', version: 1, serviceType: 'likes', quantity: 500, state: 'paid' },
      ...{ steps: [{ state: 'paid' }], actions: [{ name: 'receipt' }] },
    },
    isNews: true,
  },
  links: { type: 'links', links: [{ label: 'Chamar no WhatsApp', url: 'https://wa.me/5511999999999' }] },
}

const seen: Record<MessagePart['type'], string | RegExp> = {
  ...{ text: 'Qual é a página?', staff: 'Oi!', packages: /Com reposição/, choices: '500 curtidas' },
  ...{ recap: /BEMVINDO/, order: '500 curtidas', links: 'Chamar no WhatsApp' },
}

it.each(Object.values(examples))('a part of type $type is drawn instead of the words', (part) => {
  const tab = givenTab()
  render(<OrderChat chat={tab.chat} />)
  act(() => tab.connect())
  const frame = { id: 'm1', type: 'chat_response', content: 'o mesmo em palavras', timestamp: 1 }
  act(() => tab.socket().say({ ...frame, parts: [part] }))
  expect(screen.queryByText('o mesmo em palavras')).toBeNull()
  expect(screen.getByText(seen[part.type])).toBeVisible()
})
