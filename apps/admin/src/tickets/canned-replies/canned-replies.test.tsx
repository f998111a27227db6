/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { CannedReply } from '@smm/contracts/conversations/canned-replies'
import { anOrder, type Answers, aTicket, choose, failure, openPanel, someDetails } from '../../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const aReply = (change: Partial<CannedReply> = {}): CannedReply => ({
  id: 'cccccccc-1111-4111-8111-111111111111',
  title: 'Perfil fechado',
  text: 'Oi! Abra o perfil do pedido {pedido}.',
  ...change,
})
const ticket = aTicket()
const order = anOrder()
const open = async (replies: CannedReply[], answers: Answers = {}, orderId?: string) => {
  panel = openPanel(`/admin09?secao=tickets&ticket=${ticket.id}`, {
    'GET /api/tickets': [ticket],
    [`GET /api/tickets/${ticket.id}`]: { ...ticket, ...(orderId && { orderId }) },
    [`GET /api/transcripts/tickets/${ticket.id}`]: { messages: [], hasMore: false },
    'GET /api/tickets/canned-replies': replies,
    [`GET /api/orders/${order.id}`]: someDetails({ order }),
    ...answers,
  })
  return screen.findByLabelText('Responder no chat do cliente')
}
const send = () => screen.getByRole('button', { name: 'Enviar resposta' })

describe('a canned reply', () => {
  it('is put into the answer, filled in from the order of the ticket', async () => {
    const field = await open([aReply()], {}, order.id)
    await waitFor(() => expect(panel.sent(`GET /api/orders/${order.id}`)).toHaveLength(1))
    await screen.findByRole('option', { name: 'Perfil fechado' })
    await panel.user.type(field, 'Bom dia.')
    await choose(panel.user, 'Respostas prontas', 'Perfil fechado')
    expect(field).toHaveValue('Bom dia.\n\nOi! Abra o perfil do pedido #a1b2c3d4.')
    expect(send()).toBeEnabled()
  })

  it('is not sent while something is left to fill in', async () => {
    const field = await open([aReply()])
    await screen.findByRole('option', { name: 'Perfil fechado' })
    await choose(panel.user, 'Respostas prontas', 'Perfil fechado')
    expect(field).toHaveValue('Oi! Abra o perfil do pedido {pedido}.')
    expect(screen.getByText('Troque {pedido} pelo que o cliente deve ler.')).toBeVisible()
    expect(send()).toBeDisabled()
  })

  it('is changed, added and deleted by the team', async () => {
    const call = `PUT /api/tickets/canned-replies/${aReply().id}`
    await open([aReply()], {
      [call]: [aReply({ title: 'Perfil privado' })],
      [`DELETE /api/tickets/canned-replies/${aReply().id}`]: [],
    })
    await panel.user.click(screen.getByRole('button', { name: 'Editar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Respostas prontas' }))
    await panel.user.click(dialog.getByText('Perfil fechado'))
    const form = within(dialog.getByRole('form', { name: 'Perfil fechado' }))
    await panel.user.clear(form.getByLabelText('Nome'))
    expect(form.getByRole('button', { name: 'Salvar' })).toBeDisabled()
    await panel.user.type(form.getByLabelText('Nome'), 'Perfil privado')
    await panel.user.click(form.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(panel.toasts).toMatchObject([{ title: 'Resposta salva' }]))
    expect(panel.sent('PUT')).toMatchObject([{ body: { title: 'Perfil privado', text: aReply().text } }])
    await panel.user.click(
      within(await dialog.findByRole('form', { name: 'Perfil privado' })).getByRole('button', {
        name: 'Apagar',
      }),
    )
    await waitFor(() => expect(dialog.queryByText('Perfil privado')).not.toBeInTheDocument())
  })

  it('is added on an insecure page too, where browsers make no UUIDs', async () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    await open([])
    await panel.user.click(screen.getByRole('button', { name: 'Editar' }))
    expect(await screen.findByText('Nova resposta')).toBeVisible()
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
  })

  it('that cannot be read is no hindrance to an answer', async () => {
    const field = await open([], { 'GET /api/tickets/canned-replies': failure() })
    await panel.user.type(field, 'Já vai')
    expect(send()).toBeEnabled()
  })
})
