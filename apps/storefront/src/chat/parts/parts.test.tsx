/** @jest-environment jsdom */
import type { ChatAction, MessagePart, PackagesPart, RecapPart } from '@smm/contracts/message-parts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderChat } from '../order-chat.tsx'
import { givenTab } from '../testing.ts'

const choose = (quantity: number): ChatAction => ({ type: 'choose-quantity', offerId: 'm1', quantity })
const packages: PackagesPart = {
  type: 'packages',
  platform: 'instagram',
  serviceType: 'followers',
  title: 'Seguidores no Instagram',
  unit: 'seguidores',
  rows: [
    { quantity: 100, amount: 15, originalAmount: 25, action: choose(100) },
    { quantity: 500, amount: 45, originalAmount: 65, badge: 'MAIS POPULAR', action: choose(500) },
    { quantity: 1500, amount: 120, action: choose(1500) },
  ],
  otherQuantity: { offerId: 'm1', minimum: 100, maximum: 50_000 },
}
const place: ChatAction = { type: 'place-recap', recapId: 'm2' }
const recap: RecapPart = {
  type: 'recap',
  items: [
    { platform: 'instagram', title: '500 seguidores no Instagram', target: '@padaria.estrela', amount: 45 },
  ],
  total: 45,
  note: 'Começa em até 30 minutos, entrega de 1 a 7 dias.',
  actions: [
    { label: 'Gerar PIX', action: place },
    { label: 'Mudar', action: { type: 'change-recap', recapId: 'm2' } },
    { label: 'Cancelar', action: { type: 'cancel-recap', recapId: 'm2' } },
  ],
}

function givenChat(shared?: Storage) {
  const tab = givenTab(shared)
  render(<OrderChat chat={tab.chat} />)
  act(() => tab.connect())
  let count = 0
  const say = (content: string, parts?: unknown[], more: object = {}) =>
    act(() => {
      const id = `house-${(count += 1)}`
      tab
        .socket()
        .say({ id, type: 'chat_response', content, timestamp: 1_700_000_000_000 + count, parts, ...more })
    })
  return { ...tab, say }
}

const row = (name: RegExp | string) => screen.getByRole('button', { name })
const noButton = (name: RegExp | string) => expect(screen.queryByRole('button', { name })).toBeNull()

describe('the packages', () => {
  it('are rows with price, struck price and badge, instead of the words', () => {
    const { say } = givenChat()
    say('1. Starter: 100 seguidores', [{ type: 'text', text: 'Quantos para @padaria.estrela?' }, packages])
    expect(screen.queryByText(/Starter/)).toBeNull()
    expect(screen.getByText('Quantos para @padaria.estrela?')).toBeVisible()
    const list = screen.getByRole('group', { name: 'Pacotes de Seguidores no Instagram' })
    expect(
      within(list)
        .getAllByRole('button')
        .map((it) => it.textContent.replace(/\s+/g, ' ')),
    ).toEqual([
      '100 seguidores de R$ 25,00 por R$ 15,00',
      '500 seguidores MAIS POPULAR de R$ 65,00 por R$ 45,00',
      '1.500 seguidores R$ 120,00',
      'Outra quantidade',
    ])
  })

  describe('of several tiers', () => {
    const tier = 'Premium com reposição'
    const inTier = (quantity: number): ChatAction => ({
      type: 'choose-quantity',
      offerId: 'm1',
      quantity,
      tier,
    })
    const premium = {
      name: tier,
      sentence: 'Com reposição por um ano.',
      rows: [{ quantity: 500, amount: 90, action: inTier(500) }],
      otherQuantity: { offerId: 'm1', minimum: 500, maximum: 20_000 },
    }
    const both: PackagesPart = {
      ...packages,
      tier: { name: 'Padrão', sentence: '' },
      otherTiers: [premium],
    }
    const listOf = (name: string) => within(screen.getByRole('list', { name }))

    it('are lists under their names, and a tap on one carries its tier', async () => {
      const { say, socket } = givenChat()
      say('Temos pacotes', [both])
      expect(screen.getByText('Com reposição por um ano.', { exact: false })).toHaveTextContent(
        `${tier} Com reposição por um ano.`,
      )
      expect(listOf('Padrão').getByText('R$ 45,00')).toBeVisible()
      await userEvent.click(listOf(tier).getByRole('button', { name: /^500/ }))
      expect(socket().sent.at(-1)).toMatchObject({ content: `500 seguidores (${tier})`, action: inTier(500) })
    })

    it('offer any other quantity of each at its own price', async () => {
      const { say, socket } = givenChat()
      say('Temos pacotes', [both])
      await userEvent.click(listOf(tier).getByRole('button', { name: 'Outra quantidade' }))
      const form = within(listOf(tier).getByRole('form', { name: 'Outra quantidade' }))
      expect(form.getByRole('status')).toHaveTextContent('R$ 180,00')
      await userEvent.click(form.getByRole('button', { name: 'Quero 1.000 seguidores' }))
      expect(socket().sent.at(-1)).toMatchObject({
        content: `1.000 seguidores (${tier})`,
        action: inTier(1_000),
      })
    })
  })

  it('send the words and the action of the tapped row, and are calm afterwards', async () => {
    const { say, socket, items } = givenChat()
    say('Temos pacotes', [packages])
    await userEvent.click(row(/^500 seguidores/))
    expect(socket().sent.at(-1)).toMatchObject({ content: '500 seguidores', action: choose(500) })
    expect(items().at(-1)).toMatchObject({ isFromUser: true, content: '500 seguidores' })
    noButton(/seguidores/)
    noButton('Outra quantidade')
    expect(screen.getByRole('group', { name: /Pacotes/ })).toHaveTextContent('1.500 seguidores')
  })

  it('hand the focus on to what was said with the tap, and then to the answer', async () => {
    const { say } = givenChat()
    say('Temos pacotes', [packages])
    await userEvent.click(row(/^500 seguidores/))
    expect(document.activeElement).toHaveTextContent('Você:500 seguidores')
    say('Confira o pedido', [{ type: 'text', text: 'Confira o pedido:' }, recap])
    expect(document.activeElement).toHaveTextContent('Confira o pedido:')
    await userEvent.tab()
    expect(row('Gerar PIX')).toHaveFocus()
    say('O preço mudou', [recap])
    expect(document.activeElement).not.toHaveTextContent('O preço mudou')
  })

  it('leave the focus where the visitor has put it', async () => {
    const { say } = givenChat()
    say('Temos pacotes', [packages])
    await userEvent.click(row(/^500 seguidores/))
    await userEvent.click(screen.getByRole('textbox', { name: 'Sua mensagem' }))
    say('Confira o pedido', [recap])
    expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toHaveFocus()
  })

  it('offer any other quantity with its price as it is stepped and typed', async () => {
    const { say, socket } = givenChat()
    say('Temos pacotes', [packages])
    await userEvent.click(row('Outra quantidade'))
    const form = within(screen.getByRole('form', { name: 'Outra quantidade' }))
    const field = form.getByRole('textbox', { name: 'Quantidade de seguidores' })
    expect(field).toHaveValue('1.000')
    expect(form.getByRole('status')).toHaveTextContent('R$ 82,50')
    await userEvent.click(form.getByRole('button', { name: 'Mais' }))
    expect(field).toHaveValue('1.100')
    expect(form.getByRole('status')).toHaveTextContent('R$ 90,00')
    await userEvent.clear(field)
    await userEvent.type(field, '60')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('De 100 a 50.000')
    expect(form.getByRole('button', { name: /Quero/ })).toBeDisabled()
    await userEvent.type(field, '0{Enter}')
    expect(socket().sent.at(-1)).toMatchObject({ content: '600 seguidores', action: choose(600) })
  })
})

it('another quantity that no route takes has no price, and its neighbours are named', async () => {
  const { say } = givenChat()
  const gaps = [{ minimum: 1_001, maximum: 1_999 }]
  say('Temos pacotes', [{ ...packages, otherQuantity: { ...packages.otherQuantity, gaps } }])
  await userEvent.click(row('Outra quantidade'))
  const form = within(screen.getByRole('form', { name: 'Outra quantidade' }))
  const field = form.getByRole('textbox', { name: 'Quantidade de seguidores' })
  await userEvent.click(form.getByRole('button', { name: 'Mais' }))
  expect(field).toHaveValue('2.000')
  await userEvent.click(form.getByRole('button', { name: 'Menos' }))
  expect(field).toHaveValue('1.000')
  await userEvent.clear(field)
  await userEvent.type(field, '1300')
  expect(field).toHaveAccessibleDescription('O mais perto: 1.000 ou 2.000')
  expect(form.getByRole('button', { name: /Quero/ })).toBeDisabled()
  await userEvent.clear(field)
  await userEvent.type(field, '1500')
  expect(form.getByRole('status')).toHaveTextContent('R$ 120,00')
})

describe('orders to choose from', () => {
  const cancel = (orderId: string): ChatAction => ({ type: 'cancel-order', orderId })
  const choices: MessagePart = {
    type: 'choices',
    title: 'Qual pedido você quer cancelar?',
    rows: [
      {
        ...{ platform: 'instagram', title: '300 curtidas no Instagram', target: 'instagram.com/p/Abc' },
        ...{ amount: 25, state: 'awaiting-payment', action: cancel('o1') },
      },
      {
        ...{ platform: 'instagram', title: '500 seguidores no Instagram', target: '@loja.x' },
        ...{ amount: 45, state: 'paid', action: cancel('o2') },
      },
    ],
  }

  it('are rows that say how each stands, with the quick replies below', async () => {
    const { say, socket } = givenChat()
    say('Qual pedido?', [{ type: 'text', text: choices.title }, choices], {
      suggestions: ['Cancelar todos', 'Não cancelar nada'],
    })
    const list = within(screen.getByRole('list', { name: choices.title }))
    expect(list.getAllByRole('button').map((it) => it.textContent)).toEqual([
      '300 curtidas no Instagram instagram.com/p/Abc · Aguardando PIX R$ 25,00',
      '500 seguidores no Instagram @loja.x · Pago R$ 45,00',
    ])
    expect(row('Cancelar todos')).toBeVisible()
    await userEvent.click(row(/@loja.x/))
    expect(socket().sent.at(-1)).toMatchObject({
      content: '500 seguidores no Instagram para @loja.x',
      action: cancel('o2'),
    })
    expect(row(/@loja.x/)).toBeDisabled()
    noButton('Cancelar todos')
  })
})

describe('the recap', () => {
  it('is a card whose button sends its words and its action', async () => {
    const { say, socket } = givenChat()
    say('Confira o pedido', [{ type: 'text', text: 'Confira o pedido:' }, recap], {
      suggestions: ['Sim, pode gerar o PIX'],
    })
    const card = screen.getByRole('group', { name: 'Resumo do pedido, R$ 45,00' })
    expect(card).toHaveTextContent('500 seguidores no Instagram @padaria.estrela')
    noButton('Sim, pode gerar o PIX')
    await userEvent.click(within(card).getByRole('button', { name: 'Gerar PIX' }))
    expect(socket().sent.at(-1)).toMatchObject({ content: 'Gerar PIX', action: place })
    noButton('Gerar PIX')
  })

  it('stays open beside news, and closes when a newer one comes', () => {
    const { say } = givenChat()
    say('Confira o pedido', [recap])
    say('Pagamento confirmado do outro pedido')
    expect(row('Gerar PIX')).toBeEnabled()
    say('Confira de novo', [{ ...recap, total: 90 }])
    expect(screen.getAllByRole('button', { name: 'Gerar PIX' })).toHaveLength(1)
    expect(screen.getByRole('group', { name: 'Resumo do pedido, R$ 45,00' })).toBeVisible()
  })

  it('is drawn again after a reload, from the storage of the browser', () => {
    const first = givenTab()
    first.connect()
    first.socket().say({ id: 'h', type: 'chat_response', content: 'Confira', timestamp: 1, parts: [recap] })
    givenChat(first.shared)
    expect(row('Gerar PIX')).toBeEnabled()
  })
})

it('a tap that was not delivered is sent with its action by the next page', () => {
  const first = givenTab()
  first.chat.start()
  first.chat.send('Gerar PIX', place)
  const next = givenTab(first.shared)
  next.connect()
  expect(next.socket().sent).toMatchObject([{ content: 'Gerar PIX', action: place }])
})

it('links have a label instead of their address, and lead only to the web', () => {
  const { say } = givenChat()
  const links = [
    { label: 'Chamar no WhatsApp', url: 'https://wa.me/5511999999999' },
    { label: 'Perigo', url: 'javascript:alert(1)' },
    { label: 'Outro site', url: '//example.com' },
  ]
  say('WhatsApp: https://wa.me/5511999999999', [{ type: 'links', links }])
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Chamar no WhatsApp' })])
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://wa.me/5511999999999')
})

it.each<[string, unknown[]]>([
  ['of a later release', [{ type: 'order', orderId: 'o' }]],
  ['without rows', [{ type: 'packages', title: 'x' } as unknown as MessagePart]],
  [
    'with a tier without rows',
    [{ ...packages, tier: {}, otherTiers: [{ name: 'x' }] } as unknown as MessagePart],
  ],
  ['that are no objects', [null, 7]],
])('parts %s leave the words', (_, parts) => {
  const { say } = givenChat()
  say('Confira o pedido: 500 seguidores', parts)
  expect(screen.getByText('Confira o pedido: 500 seguidores')).toBeVisible()
})

describe('a member of staff', () => {
  it('is named once above their messages, and stands apart from the assistant', () => {
    const { say } = givenChat()
    say('Posso ajudar?')
    const words = (text: string) => [{ type: 'staff', speaker: 'Ana, do atendimento', text }]
    say('Ana, do atendimento: Oi!', words('Oi!'))
    say('Ana, do atendimento: Já vi.', words('Já vi.'))
    expect(screen.getByText('Oi!')).toBeVisible()
    expect(screen.queryByText(/^Ana, do atendimento: /)).toBeNull()
    expect(screen.getAllByText('Ana, do atendimento')).toHaveLength(1)
    expect(screen.getByText('Ana, do atendimento:')).toBeInTheDocument()
  })
})
