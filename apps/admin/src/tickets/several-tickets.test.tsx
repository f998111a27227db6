/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import { aTicket, choose, failure, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const ids = ['aaaa1111', 'bbbb2222', 'cccc3333', 'dddd4444'].map(
  (start) => `${start}-1111-4111-8111-111111111111`,
)
const tickets = ids.map((id) => aTicket({ id }))
const open = async (answers = {}, role = 'owner') => {
  panel = openPanel('/admin09?secao=tickets', {
    'GET /api/admin/check': { authenticated: true, role },
    'GET /api/tickets': tickets,
    ...answers,
  })
  await rowsOf('Tickets')
}
const box = (start: string) => screen.getByRole('checkbox', { name: `Selecionar ticket ${start}` })
const selected = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((it) => it.getAttribute('aria-label')!.slice(-8))
const bar = () => within(screen.getByRole('region', { name: 'Tickets selecionados' }))

describe('several tickets', () => {
  it('are selected with their boxes, with Shift all between two', async () => {
    await open()
    await panel.user.click(box('AAAA1111'))
    await panel.user.keyboard('{Shift>}')
    await panel.user.click(box('CCCC3333'))
    await panel.user.keyboard('{/Shift}')
    expect(selected()).toEqual(['AAAA1111', 'BBBB2222', 'CCCC3333'])
    expect(bar().getByText('3 tickets selecionados')).toBeVisible()
    await panel.user.click(box('BBBB2222'))
    expect(selected()).toEqual(['AAAA1111', 'CCCC3333'])
    await panel.user.click(bar().getByRole('button', { name: 'Limpar seleção' }))
    expect(screen.queryByRole('region', { name: 'Tickets selecionados' })).not.toBeInTheDocument()
    expect(location.search).toBe('?secao=tickets')
  })

  it('are selected with x, on the row that has the focus', async () => {
    await open()
    const rows = screen.getAllByRole('row').slice(1)
    act(() => rows[0]!.focus())
    await panel.user.keyboard('xjj{Shift>}x{/Shift}')
    expect(selected()).toEqual(['AAAA1111', 'BBBB2222', 'CCCC3333'])
  })

  it('change their status together, once it is confirmed; those that fail stay selected', async () => {
    await open({
      [`PATCH /api/tickets/${ids[0]}`]: aTicket({ id: ids[0], status: 'closed' }),
      [`PATCH /api/tickets/${ids[1]}`]: failure(),
    })
    await panel.user.click(box('AAAA1111'))
    await panel.user.click(box('BBBB2222'))
    await choose(panel.user, 'Mudar o status dos selecionados', 'Fechado')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Mudar 2 tickets para Fechado?' }))
    expect(panel.sent('PATCH')).toEqual([])
    await panel.user.click(dialog.getByRole('button', { name: 'Mudar' }))
    await waitFor(() => expect(panel.toasts).toMatchObject([{ tone: 'error' }]))
    expect(panel.toasts[0]!.text).toBe('1 ticket não mudou e segue selecionado.')
    expect(panel.sent('PATCH').map(({ body }) => body)).toEqual([{ status: 'closed' }, { status: 'closed' }])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(selected()).toEqual(['BBBB2222'])
  })

  it('are taken on together, or not at all when it is called off', async () => {
    await open({ [`POST /api/tickets/${ids[3]}/assignee`]: aTicket({ id: ids[3], assignee: 'admin' }) })
    await panel.user.click(box('DDDD4444'))
    await panel.user.click(bar().getByRole('button', { name: 'Assumir' }))
    await panel.user.click(await screen.findByRole('button', { name: 'Cancelar' }))
    expect(panel.sent('POST')).toEqual([])
    await waitFor(() => expect(bar().getByRole('button', { name: 'Assumir' })).toHaveFocus())
    await panel.user.click(bar().getByRole('button', { name: 'Assumir' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Assumir 1 ticket?' }))
    await panel.user.click(dialog.getByRole('button', { name: 'Assumir' }))
    await waitFor(() =>
      expect(panel.toasts).toEqual([{ title: 'Pronto', text: '1 ticket com você.', tone: 'success' }]),
    )
    expect(panel.sent('POST')).toMatchObject([{ body: { assignee: 'me' } }])
  })

  it('are not selected by a role that only reads', async () => {
    await open({}, 'viewer')
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('who has a ticket', () => {
  it('stands in the list beside the wait, and in the filter', async () => {
    await open({
      'GET /api/tickets': [
        aTicket({ id: ids[0], assignee: 'bia', status: 'in_progress' }),
        aTicket({ id: ids[1], waitingSince: new Date().toISOString() }),
      ],
      'GET /api/tickets?assignee=me': [],
    })
    expect((await rowsOf('Tickets')).map((row) => row[5])).toEqual(['bia', 'Ninguémacabou de chegar'])
    await choose(panel.user, 'Filtrar por atendente', 'Meus')
    expect(await screen.findByText('Nenhum ticket encontrado')).toBeVisible()
    expect(location.search).toBe('?secao=tickets&atendente=me')
  })

  it('changes with one button', async () => {
    const ticket = aTicket({ id: ids[0] })
    await open({
      [`GET /api/tickets/${ids[0]}`]: ticket,
      [`POST /api/tickets/${ids[0]}/assignee`]: { ...ticket, assignee: 'admin' },
    })
    await panel.user.click(screen.getByRole('button', { name: 'Ver ticket AAAA1111' }))
    const facts = within(await screen.findByRole('region', { name: 'Ticket' }))
    await panel.user.click(facts.getByRole('button', { name: 'Assumir' }))
    expect(await facts.findByText('admin')).toBeVisible()
    expect(facts.getByRole('button', { name: 'Devolver' })).toBeVisible()
  })
})
