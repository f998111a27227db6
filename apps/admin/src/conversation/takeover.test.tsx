/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { Takeover } from '@smm/contracts/conversations/takeover'
import { aTicket, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const ticket = aTicket()
const conversationId = 'c0ffee00-2222-4222-8222-222222222222'
const at = (path: string) => `/api/conversations/${conversationId}/${path}`
const heldBy = (username: string): Takeover => ({
  holder: { username, until: '2026-11-21T12:10:00.000Z' },
})
const open = async (takeover: Takeover, answers: object = {}, role = 'support') => {
  panel = openPanel(`/admin09?secao=tickets&ticket=${ticket.id}`, {
    'GET /api/admin/check': { authenticated: true, role },
    'GET /api/tickets': [ticket],
    [`GET /api/tickets/${ticket.id}`]: ticket,
    [`GET /api/transcripts/tickets/${ticket.id}`]: { messages: [], hasMore: false, conversationId },
    [`GET ${at('takeover')}`]: takeover,
    ...answers,
  })
  await screen.findByRole('region', { name: 'Ticket' })
}
const part = async () => within(await screen.findByRole('region', { name: 'Quem atende' }))

describe('a conversation', () => {
  it('is taken over from the assistant, answered and given back', async () => {
    await open(
      { holder: null },
      {
        [`POST ${at('takeover')}`]: heldBy('admin'),
        [`POST ${at('messages')}`]: heldBy('admin'),
        [`DELETE ${at('takeover')}`]: { holder: null },
      },
    )
    const region = await part()
    expect(region.getByText('O assistente responde nesta conversa.')).toBeVisible()
    await panel.user.click(region.getByRole('button', { name: 'Assumir a conversa' }))
    expect(await region.findByText(/^Você responde até 09:10/)).toBeVisible()
    const reply = screen.getByLabelText('Responder no chat do cliente')
    await waitFor(() => expect(reply).not.toBeVisible())
    const field = region.getByRole('textbox', { name: 'Mensagem para o cliente' })
    await panel.user.type(field, ' Oi!{Enter}')
    await waitFor(() => expect(field).toHaveValue(''))
    expect(panel.sent(`POST ${at('messages')}`)).toMatchObject([{ body: { text: 'Oi!' } }])
    await panel.user.click(region.getByRole('button', { name: 'Devolver ao assistente' }))
    expect(await region.findByText('O assistente responde nesta conversa.')).toBeVisible()
    expect(region.queryByRole('textbox')).not.toBeInTheDocument()
    expect(reply).toBeVisible()
  })

  it('that another member has is not written in before it is taken', async () => {
    await open(heldBy('bia'), { [`POST ${at('takeover')}`]: heldBy('admin') })
    const region = await part()
    expect(region.getByText('bia responde nesta conversa até 09:10.')).toBeVisible()
    expect(region.queryByRole('textbox')).not.toBeInTheDocument()
    await panel.user.click(region.getByRole('button', { name: 'Assumir no lugar' }))
    expect(await region.findByRole('textbox', { name: 'Mensagem para o cliente' })).toBeVisible()
  })

  it('keeps a message that was not sent, and sends it again under the same id', async () => {
    await open(heldBy('admin'), { [`POST ${at('messages')}`]: failure() })
    const region = await part()
    const field = await region.findByRole('textbox', { name: 'Mensagem para o cliente' })
    await panel.user.type(field, 'Oi!')
    for (let times = 1; times <= 2; times++) {
      await panel.user.click(region.getByRole('button', { name: 'Enviar' }))
      await waitFor(() => expect(panel.toasts).toHaveLength(times))
    }
    expect(field).toHaveValue('Oi!')
    const [first, second] = panel
      .sent(`POST ${at('messages')}`)
      .map(({ body }) => (body as { id: string }).id)
    expect(second).toBe(first)
  })

  it('that the assistant answers is read again too, while it is open', async () => {
    await open({ holder: null })
    const reads = () => panel.sent(`GET /api/transcripts/tickets/${ticket.id}`).length
    await part()
    const first = reads()
    await waitFor(() => expect(reads()).toBeGreaterThan(first), { timeout: 8_000 })
  }, 15_000)

  it('is not taken over by a role that only reads', async () => {
    await open({ holder: null }, {}, 'viewer')
    expect(panel.sent(`GET ${at('takeover')}`)).toEqual([])
    expect(screen.queryByRole('region', { name: 'Quem atende' })).not.toBeInTheDocument()
  })
})
