/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { ListedConversation } from '@smm/contracts/conversations/conversations'
import { failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const id = 'c0ffee00-2222-4222-8222-222222222222'
const aConversation = (change: Partial<ListedConversation> = {}): ListedConversation => ({
  id,
  lastSeenAt: '2026-11-21T12:10:00.000Z',
  excerpt: 'Olá!',
  words: 'cadê meu pedido?',
  ...change,
})
const open = (listed: ListedConversation[], answers: object = {}, role = 'support') => {
  panel = openPanel('/admin09?secao=conversas', {
    'GET /api/admin/check': { authenticated: true, role },
    'GET /api/conversations': listed,
    [`GET /api/transcripts/conversations/${id}`]: { messages: [], hasMore: false, conversationId: id },
    [`GET /api/conversations/${id}/takeover`]: { holder: null },
    ...answers,
  })
}
const rows = async () => within(await screen.findByRole('table', { name: 'Conversas' })).getAllByRole('row')

describe('the conversations', () => {
  it('tell what the visitor said last, who answers, and since when a person is waited for', async () => {
    const waitingSince = new Date(Date.now() - 5 * 60_000).toISOString()
    open([aConversation({ holder: 'bia', waitingSince }), aConversation({ id: 'd0', words: undefined })])
    const [, first, second] = await rows()
    expect(first).toHaveTextContent('c0ffee00cadê meu pedido?espera há 5 minbia21/11/2026')
    expect(second).toHaveTextContent('O cliente apagou a conversaAssistente')
  })

  it('open one to be read and taken over, and are read again then', async () => {
    const holder = { username: 'admin', until: '2026-11-21T12:10:00.000Z' }
    open([aConversation()], { [`POST /api/conversations/${id}/takeover`]: { holder } })
    const [, row] = await rows()
    await panel.user.click(within(row!).getByText('cadê meu pedido?'))
    const sheet = within(await screen.findByRole('dialog', { name: 'Conversa c0ffee00' }))
    await panel.user.click(await sheet.findByRole('button', { name: 'Assumir a conversa' }))
    expect(await sheet.findByRole('textbox', { name: 'Mensagem para o cliente' })).toBeVisible()
    await waitFor(() => expect(panel.sent('GET /api/conversations?')).toHaveLength(2))
  })

  it('are filtered by the server, and come in pages', async () => {
    const page = Array.from({ length: 50 }, (_, at) => aConversation({ id: `${at}`, words: `oi ${at}` }))
    open(page)
    await rows()
    await panel.user.click(screen.getByRole('button', { name: /Carregar mais/ }))
    await waitFor(() => expect(panel.calls.at(-1)?.url).toContain('beforeId=49'))
    panel.close()
    panel = openPanel('/admin09?secao=conversas&situacao=waiting&busca=c0ffee', {})
    await screen.findByText('Nenhuma conversa encontrada')
    expect(panel.calls.find(({ url }) => url.includes('state=waiting&search=c0ffee'))).toBeDefined()
  })

  it('that cannot be read say so, and are not for a role that only reads orders', async () => {
    open([], { 'GET /api/conversations': failure() })
    expect(await screen.findByText('Não foi possível carregar as conversas.')).toBeVisible()
    panel.close()
    open([], {}, 'viewer')
    expect(await screen.findByText('Conversas não faz parte da sua função')).toBeVisible()
    expect(panel.sent('GET /api/conversations?')).toEqual([])
  })
})
