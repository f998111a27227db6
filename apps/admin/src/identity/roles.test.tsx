/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { StaffRole } from '@smm/contracts/access'
import {
  aMargin,
  anOrder,
  type Answers,
  aTicket,
  choose,
  failure,
  openPanel,
  someDetails,
} from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const as = (role: StaffRole, address: string, answers: Answers = {}) =>
  (panel = openPanel(address, {
    'GET /api/admin/check': { authenticated: true, role, provenForSeconds: 600 },
    ...answers,
  }))
const proofNeeded = failure(403, '{"error":"PROOF_NEEDED","message":"Confirme que é você para continuar."}')

describe('a role', () => {
  it('sees the sections whose data it may read', async () => {
    as('viewer', '/admin09')
    const aside = within(await screen.findByRole('navigation', { name: 'Avisos e equipe' }))
    expect(aside.getAllByRole('link').map((link) => link.textContent)).toEqual(['Atenção', 'Minha conta'])
  })

  it('is told kindly whose a section is that a link led to', async () => {
    as('support', '/admin09?secao=equipe')
    expect(await screen.findByText('Acessos não faz parte da sua função')).toBeVisible()
    expect(screen.getByText(/para donos\. Se precisar dela, fale com um dono da loja/)).toBeVisible()
    expect(panel.sent('GET /api/admin/staff')).toEqual([])
  })

  it('that only reads is offered no change, and told who may', async () => {
    as('viewer', '/admin09?secao=margens', { 'GET /api/margins': [aMargin()] })
    expect(await screen.findByText('Só donos e financeiro mudam as margens.')).toBeVisible()
    expect(screen.getByLabelText('Percentual')).toHaveAttribute('readonly')
    expect(screen.queryByRole('button', { name: 'Salvar margens' })).not.toBeInTheDocument()
    panel.close()
    const ticket = aTicket()
    as('viewer', `/admin09?secao=tickets&ticket=${ticket.id}`, { [`GET /api/tickets/${ticket.id}`]: ticket })
    expect(
      await screen.findByText('Só donos, financeiro e atendimento respondem aos clientes.'),
    ).toBeVisible()
    expect(panel.sent('GET /api/transcripts')).toEqual([])
  })

  it('of support decides about sending, and sees whose the money is', async () => {
    const order = anOrder()
    as('support', `/admin09?secao=pedidos&pedido=${order.id}`, {
      [`GET /api/orders/${order.id}`]: someDetails({
        order,
        actions: [
          { name: 'send-again', subject: null },
          { name: 'cancel-and-refund', subject: null },
        ],
        moreActions: [{ name: 'refund-amount', subject: null, asksAmount: true, mostCents: 100 }],
      }),
      [`GET /api/transcripts/${order.id}`]: { messages: [], hasMore: false },
    })
    expect(await screen.findByRole('button', { name: 'Enviar de novo' })).toBeVisible()
    expect(screen.getByText('Cancelar e reembolsar: só donos e financeiro.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancelar e reembolsar' })).not.toBeInTheDocument()
    expect(screen.queryByText('Outras decisões')).not.toBeInTheDocument()
  })

  it('of support sees no totals, and exports nothing', async () => {
    as('support', '/admin09?secao=pagamentos')
    expect(await screen.findByText('Nenhum pagamento encontrado')).toBeVisible()
    expect(panel.sent('GET /api/payments/stats')).toEqual([])
    expect(panel.sent('GET /api/payments/revenue')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Exportar CSV' })).not.toBeInTheDocument()
  })
})

describe('a proof of identity', () => {
  const prove = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }))
    await panel.user.type(await dialog.findByLabelText('Sua senha'), 'minha senha')
    await panel.user.click(dialog.getByRole('button', { name: 'Confirmar' }))
  }

  it('is asked for once, and the change goes on by itself', async () => {
    let isProven = false
    const margin = aMargin()
    as('finance', '/admin09?secao=margens', {
      'GET /api/margins': [margin],
      [`PATCH /api/margins/${margin.id}`]: () =>
        isProven ? { ...margin, marginPercent: '60' } : proofNeeded,
      'POST /api/admin/account/proof': () => {
        isProven = true
        return { authenticated: true, role: 'finance', provenForSeconds: 600 }
      },
    })
    const field = await screen.findByLabelText('Percentual')
    await panel.user.clear(field)
    await panel.user.type(field, '60{Enter}')
    await prove()
    await waitFor(() => expect(panel.toasts).toMatchObject([{ title: 'Margens salvas' }]))
    expect(panel.sent('POST')).toMatchObject([{ body: { password: 'minha senha' } }])
    expect(panel.sent('PATCH')).toHaveLength(2)
  })

  it('that is declined leaves the change undone', async () => {
    const ticket = aTicket()
    as('owner', '/admin09?secao=tickets', {
      'GET /api/tickets': [ticket],
      [`PATCH /api/tickets/${ticket.id}`]: proofNeeded,
    })
    await screen.findByRole('table', { name: 'Tickets' })
    await choose(panel.user, /^Status do ticket/, 'Fechado')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }))
    await panel.user.click(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(panel.toasts).toMatchObject([{ tone: 'error' }]))
    expect(panel.sent('PATCH')).toHaveLength(1)
  })

  it('is asked for before a download, which the browser then makes', async () => {
    as('owner', '/admin09?secao=pedidos', {
      'GET /api/admin/check': { authenticated: true, role: 'owner', provenForSeconds: 0 },
      'GET /api/orders': [anOrder()],
      'POST /api/admin/account/proof': { authenticated: true, role: 'owner', provenForSeconds: 600 },
    })
    const link = await screen.findByRole('link', { name: 'Exportar CSV' })
    const followed: boolean[] = []
    const note = (event: MouseEvent) => {
      if (event.target !== link && !link.contains(event.target as Node)) return
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', note)
    await panel.user.click(link)
    await prove()
    await waitFor(() => expect(followed).toEqual([false, true]))
    document.removeEventListener('click', note)
  })
})
