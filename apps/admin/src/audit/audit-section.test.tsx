/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import type { AuditEntry } from '@smm/contracts/audit'
import { anOrder, aTicket, choose, failure, headersOf, openPanel, rowsOf, someDetails } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers = {}) => (panel = openPanel('/admin09?secao=auditoria', answers))

const anEntry = (change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 7,
  at: '2026-11-21T12:00:00.000Z',
  actor: 'maria',
  action: 'refund-amount',
  orderId: anOrder().id,
  reason: 'Chegou atrasado',
  details: { amountCents: '1250' },
  ...change,
})

describe('the audit', () => {
  it('shows changes made by the settings in Portuguese', async () => {
    open({ 'GET /api/audit': [anEntry({ actor: 'settings', action: 'access-renewed' })] })
    expect(await screen.findByText('Configuração do servidor')).toBeVisible()
    expect(screen.queryByText('settings')).not.toBeInTheDocument()
  })

  it('lists time, actor, action, order and details', async () => {
    open({
      'GET /api/audit': [
        anEntry(),
        anEntry({
          id: 6,
          action: 'signed-in',
          orderId: null,
          reason: null,
          details: { address: '10.0.0.1' },
        }),
        anEntry({
          id: 5,
          action: 'close-review',
          orderId: null,
          details: { about: 'ORPHAN_PAYMENT', id: 'x' },
        }),
        anEntry({ id: 4, action: 'of-tomorrow', reason: null, details: {} }),
        anEntry({
          id: 3,
          action: 'alert-settings-saved',
          orderId: null,
          reason: null,
          details: { silenced: 'new-device backup-old' },
        }),
      ],
    })
    expect(await rowsOf('Auditoria')).toEqual([
      ['21/11/2026 09:00', 'maria', 'Reembolsou um valor', 'a1b2c3d4', 'Chegou atrasadoValor: R$ 12,50'],
      ['21/11/2026 09:00', 'maria', 'Entrou no painel', '—', 'IP: 10.0.0.1'],
      [
        '21/11/2026 09:00',
        'maria',
        'Marcou um caso como visto',
        '—',
        'Chegou atrasadoSobre: Chegou um pagamento que não é de nenhum pedido.',
      ],
      ['21/11/2026 09:00', 'maria', 'of-tomorrow', 'a1b2c3d4', ''],
      [
        '21/11/2026 09:00',
        'maria',
        'Mudou os assuntos ou o horário dos avisos',
        '—',
        'Sem avisos de: Entrada por aparelho novo, Backup atrasado',
      ],
    ])
    expect(headersOf('Auditoria')).toEqual(['Quando', 'Quem', 'O que fez', 'Pedido', 'Detalhes'])
  })

  it('shows a failed sign-in, without an unknown username', async () => {
    const refused = { action: 'sign-in-refused', orderId: null, reason: null }
    const details = { address: '10.0.0.1', wrong: 'password', tries: '5' }
    open({
      'GET /api/audit': [
        anEntry({ ...refused, details }),
        anEntry({ ...refused, id: 6, actor: '?', details: { ...details, wrong: 'code', tries: '1' } }),
      ],
    })
    expect((await rowsOf('Auditoria')).map(([, ...cells]) => cells)).toEqual([
      ['maria', 'Não conseguiu entrar', '—', 'Errou: a senha · Tentativas: 5 · IP: 10.0.0.1'],
      ['Nome desconhecido', 'Não conseguiu entrar', '—', 'Errou: o código · Tentativas: 1 · IP: 10.0.0.1'],
    ])
  })

  it('names the ticket and its new status', async () => {
    const details = { ticket: aTicket().id, status: 'in_progress' }
    open({ 'GET /api/audit': [anEntry({ action: 'ticket-moved', orderId: null, reason: null, details })] })
    expect((await rowsOf('Auditoria'))[0]!.slice(2)).toEqual([
      'Mudou o status de um ticket',
      '—',
      'Ticket: ABCDEF12 · Status: Em Andamento',
    ])
  })

  it('names the filter of an export as the list does', async () => {
    const details = {
      status: 'paid',
      platform: 'tiktok',
      serviceType: 'likes',
      from: '2026-11-01',
      until: '2026-11-20',
      search: 'cafe',
    }
    open({ 'GET /api/audit': [anEntry({ action: 'exported-orders', orderId: null, reason: null, details })] })
    expect((await rowsOf('Auditoria'))[0]!.at(-1)).toBe(
      'Rede: TikTok · Serviço: Curtidas · De: 01/11/2026 · Até: 20/11/2026 · Status: Pago · Busca: cafe',
    )
  })

  it('shows the old value of a margin before the new one', async () => {
    const details = { after: '60%', margin: 'Global', before: '50%' }
    open({ 'GET /api/audit': [anEntry({ action: 'margin-saved', orderId: null, reason: null, details })] })
    expect((await rowsOf('Auditoria'))[0]!.at(-1)).toBe('Margem: Global · Antes: 50% · Depois: 60%')
  })

  it('is filtered by action and searched, in the URL too', async () => {
    open({ 'GET /api/audit': [anEntry()], 'GET /api/audit?action=signed-in&limit=100': [] })
    await screen.findByRole('table')
    await choose(panel.user, 'Filtrar por ação', 'Entrou no painel')
    expect(await screen.findByText('Nada registrado')).toBeVisible()
    expect(location.search).toBe('?secao=auditoria&acao=signed-in')
    await panel.user.type(screen.getByRole('searchbox'), 'maria{Enter}')
    await waitFor(() =>
      expect(panel.sent('GET /api/audit').at(-1)?.url).toBe(
        '/api/audit?action=signed-in&search=maria&limit=100',
      ),
    )
  })

  it('is loaded page by page', async () => {
    const page = Array.from({ length: 100 }, (_, index) => anEntry({ id: 200 - index }))
    open({ 'GET /api/audit': page, 'GET /api/audit?before=101&limit=100': [anEntry({ id: 1 })] })
    expect(await screen.findByText('Mostrando 100. Há mais antigos.')).toBeVisible()
    await panel.user.click(screen.getByRole('button', { name: 'Carregar mais antigos' }))
    await waitFor(() =>
      expect(screen.getByRole('table', { name: 'Auditoria' })).toHaveAttribute('aria-rowcount', '102'),
    )
    expect(screen.queryByRole('button', { name: 'Carregar mais antigos' })).not.toBeInTheDocument()
  })

  it('links to the order, and the order to it', async () => {
    open({
      'GET /api/audit': [anEntry()],
      [`GET /api/orders/${anOrder().id}`]: someDetails(),
    })
    await panel.user.click(await screen.findByRole('link', { name: 'a1b2c3d4' }))
    await panel.user.click(await screen.findByRole('link', { name: 'Ver na auditoria quem decidiu o quê' }))
    expect(location.search).toBe(`?secao=auditoria&busca=${anOrder().id}`)
    expect(screen.getByRole('searchbox')).toHaveValue(anOrder().id)
  })

  it('shows a failure when it cannot be read', async () => {
    open({ 'GET /api/audit': failure() })
    expect(await screen.findByText('Não foi possível carregar a auditoria.')).toBeVisible()
  })
})
