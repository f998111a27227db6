/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { RoutedService, StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier, SupplierCheck, SupplierRecord } from '@smm/contracts/suppliers/staff-suppliers'
import { anAccount, type Answers, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const aSupplier = (change: Partial<StaffSupplier> = {}): StaffSupplier => ({
  id: 'smm-api',
  name: 'Principal',
  isFromSettings: true,
  host: 'painel.example',
  currency: 'BRL',
  rateToBrl: '1',
  isOn: true,
  version: 3,
  balance: '120.50',
  syncedAt: '2026-11-21T12:00:00.000Z',
  trouble: null,
  ...change,
})
const second = (change: Partial<StaffSupplier> = {}) =>
  aSupplier({ id: 'second', name: 'Reserva', host: 'reserva.example', isFromSettings: false, ...change })
const aRecord = (change: Partial<SupplierRecord> = {}): SupplierRecord => ({
  supplierId: 'smm-api',
  count: 80,
  successShare: 0.975,
  medianStartSeconds: 720,
  dropShare: 0.04,
  costCents: 123_450,
  pausedUntil: null,
  ...change,
})
const aRoute = (
  supplierId: string,
  id: number,
  price: string,
  change: Partial<StaffRoute> = {},
): StaffRoute => ({
  supplierId,
  upstreamServiceId: id,
  isOn: true,
  listed: {
    upstreamServiceId: id,
    name: `Instagram Followers ${id}`,
    pricePerThousand: price,
    minQuantity: 10,
    maxQuantity: 100_000,
    refill: true,
  },
  ...change,
})
const aService = (change: Partial<RoutedService> = {}): RoutedService => ({
  id: '5e5e5e5e-1111-4111-8111-111111111111',
  platform: 'instagram',
  serviceType: 'followers',
  isActive: true,
  costPerThousand: '5',
  marginPercent: '50',
  mode: 'priority',
  revision: '0123456789abcdef',
  routes: [aRoute('smm-api', 101, '5')],
  ...change,
})
const both = { routes: [aRoute('smm-api', 101, '5'), aRoute('second', 71, '7')] }

function open(services = [aService()], suppliers = [aSupplier(), second()], answers: Answers = {}) {
  panel = openPanel('/admin09?secao=fornecedores', {
    'GET /api/suppliers': suppliers,
    'GET /api/suppliers/routes': services,
    'GET /api/orders/suppliers': [aRecord()],
    ...answers,
  })
  return panel
}
const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('li') as HTMLElement
const serviceRow = async () =>
  (await screen.findByRole('heading', { name: 'Seguidores no Instagram' })).closest('li') as HTMLElement
const press = async (name: string | RegExp) => panel.user.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await panel.user.clear(field)
  await panel.user.type(field, text)
}
const refused = (status: number, error: string, message: string) =>
  failure(status, JSON.stringify({ error, message }))

describe('the suppliers', () => {
  it('are shown with their balance and how they delivered', async () => {
    open()
    const row = await rowOf('Principal')
    await waitFor(() => expect(row).toHaveTextContent('R$ 1.234,50'))
    for (const text of ['painel.example', 'R$ 120,50', '97,5%', '12 min', '4%', 'Normais', 'Ligado'])
      expect(row).toHaveTextContent(text)
  })

  it('are shown without their records while orders is away', async () => {
    open([aService()], [aSupplier()], { 'GET /api/orders/suppliers': failure() })
    expect(await rowOf('Principal')).toHaveTextContent('R$ 120,50')
    expect(await serviceRow()).toBeVisible()
  })

  it.each([
    [{ trouble: 'KEY_REFUSED' }, 'Não aceita mais a chave'],
    [{ trouble: 'NO_ANSWER' }, 'Não respondeu à última consulta'],
    [{ currency: 'USD', balance: '20' }, 'US$ 20,00'],
    [{ balance: null }, '—'],
    [{ isOn: false }, 'Desligado'],
  ] as const)('with %j say %s', async (change, text) => {
    open([], [aSupplier(change)])
    expect(await rowOf('Principal')).toHaveTextContent(text)
  })

  it('tell that sending is paused', async () => {
    open([], [aSupplier()], {
      'GET /api/orders/suppliers': [aRecord({ pausedUntil: '2026-11-21T17:32:00.000Z' })],
    })
    const row = await rowOf('Principal')
    await waitFor(() => expect(row).toHaveTextContent('Em pausa até 14:32'))
  })

  it('show a hostile name as text', async () => {
    open([], [aSupplier({ name: '<img src=x onerror=alert(1)>' })])
    expect(await rowOf('<img src=x onerror=alert(1)>')).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('are only read by those who do not own the shop', async () => {
    open([aService()], [aSupplier()], {
      'GET /api/admin/check': { authenticated: true, role: 'support' },
      'GET /api/admin/account': anAccount({ role: 'support' }),
    })
    await serviceRow()
    expect(await screen.findByText('Só donos cuidam dos fornecedores.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Adicionar|Editar/ })).toBeNull()
    expect(screen.getByRole('switch', { name: 'Principal recebe pedidos' })).toBeDisabled()
  })
})

describe('the switch of a supplier', () => {
  const patch = 'PATCH /api/suppliers/smm-api'
  const turn = async () =>
    panel.user.click(await screen.findByRole('switch', { name: 'Principal recebe pedidos' }))

  it('turns it off in the version that was displayed', async () => {
    open([aService(both)], undefined, { [patch]: aSupplier({ isOn: false, version: 4 }) })
    await serviceRow()
    await turn()
    await waitFor(() => expect(panel.sent(patch)[0]?.body).toEqual({ version: 3, isOn: false }))
    await waitFor(() => expect(panel.toasts.at(-1)?.title).toBe('Principal desligado'))
  })

  it('asks before something goes off sale', async () => {
    open([aService()], undefined, { [patch]: aSupplier({ isOn: false, version: 4 }) })
    await serviceRow()
    await turn()
    expect(await screen.findByText(/ninguém entrega Seguidores no Instagram: sai de venda/)).toBeVisible()
    await press('Manter ligado')
    expect(panel.sent(patch)).toEqual([])
    await turn()
    await press('Desligar mesmo assim')
    await waitFor(() => expect(panel.sent(patch)).toHaveLength(1))
  })

  it('stays where somebody else changed it', async () => {
    open([aService(both)], undefined, {
      [patch]: refused(409, 'CONFLICT', 'Alguém alterou isto antes de você.'),
    })
    await serviceRow()
    await turn()
    await waitFor(() => expect(panel.toasts.at(-1)).toMatchObject({ title: 'Nada mudou' }))
    expect(screen.getByRole('switch', { name: 'Principal recebe pedidos' })).toBeChecked()
  })
})

describe('a new supplier', () => {
  const check: SupplierCheck = {
    balance: '88.1',
    currency: 'BRL',
    count: 1_204,
    products: [{ platform: 'instagram', serviceType: 'followers', count: 12, pricePerThousand: '4.2' }],
  }
  const checking = 'POST /api/suppliers/check'
  const adding = 'POST /api/suppliers'
  const added = () => panel.calls.filter(({ method, url }) => `${method} ${url}` === adding)
  async function fill(answers: Answers) {
    open([], undefined, answers)
    await press('Adicionar fornecedor')
    await type('Nome', ' Reserva ')
    await type('Endereço da API', 'https://reserva.example/api/v2')
    await type('Chave da API', 'a secret key')
    await press('Consultar')
  }
  const access = { url: 'https://reserva.example/api/v2', key: 'a secret key' }

  it('shows its balance and services before it is stored', async () => {
    await fill({ [checking]: check, [adding]: second() })
    const found = await screen.findByRole('region', { name: 'O que ele respondeu' })
    for (const text of [
      'R$ 88,10',
      '1.204 serviços',
      'Seguidores no Instagram',
      'desde R$ 4,20 por mil, entre 12',
    ])
      expect(found).toHaveTextContent(text)
    expect(panel.sent(checking)[0]?.body).toEqual(access)
    expect(added()).toEqual([])
    await press('Guardar fornecedor')
    await waitFor(() => expect(added()[0]?.body).toEqual({ name: 'Reserva', ...access }))
    await waitFor(() => expect(panel.toasts.at(-1)?.title).toBe('Reserva foi adicionado'))
  })

  it('is asked again with another key', async () => {
    await fill({ [checking]: check, [adding]: second() })
    await screen.findByRole('button', { name: 'Guardar fornecedor' })
    await type('Chave da API', 'another')
    expect(screen.getByRole('button', { name: 'Consultar' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'O que ele respondeu' })).toBeNull()
  })

  it('needs the exchange rate of its currency', async () => {
    await fill({ [checking]: { ...check, currency: 'USD' }, [adding]: second({ currency: 'USD' }) })
    await press('Guardar fornecedor')
    expect(await screen.findByText('Informe o câmbio em reais, como 5,42.')).toBeVisible()
    await type('Quantos reais vale 1 USD', '5,42')
    await press('Guardar fornecedor')
    await waitFor(() => expect(added()[0]?.body).toMatchObject({ rateToBrl: '5.42' }))
  })

  it.each([
    ['SUPPLIER_KEY_REFUSED', 409, 'O fornecedor não aceitou esta chave. Copie-a de novo do painel dele.'],
    ['SUPPLIER_ADDRESS_NOT_ALLOWED', 400, 'Este endereço não serve'],
    ['SUPPLIER_UNAVAILABLE', 502, 'O fornecedor não respondeu. Tente novamente.'],
  ])('tells %s', async (error, status, message) => {
    await fill({ [checking]: refused(status, error, message) })
    expect(await screen.findByText(message)).toBeVisible()
    expect(added()).toEqual([])
  })

  it('is not asked without an address or a key', async () => {
    open()
    await press('Adicionar fornecedor')
    await press('Consultar')
    expect(await screen.findByText('Dê um nome ao fornecedor.')).toBeVisible()
    await type('Nome', 'Reserva')
    await type('Endereço da API', 'reserva')
    await press('Consultar')
    expect(await screen.findByText(/Informe o endereço completo/)).toBeVisible()
    await type('Endereço da API', access.url)
    await press('Consultar')
    expect(await screen.findByText('Informe a chave da API.')).toBeVisible()
    expect(panel.sent(checking)).toEqual([])
  })
})

describe('the editor of a supplier', () => {
  it('changes its name and its key', async () => {
    const patch = 'PATCH /api/suppliers/second'
    open([], undefined, { [patch]: second({ version: 4 }) })
    await press('Editar Reserva')
    expect(await screen.findByLabelText('Chave nova')).toHaveValue('')
    await type('Nome', 'Plano B')
    await type('Chave nova', 'k2')
    await press('Salvar')
    await waitFor(() =>
      expect(panel.sent(patch)[0]?.body).toEqual({ version: 3, name: 'Plano B', key: 'k2' }),
    )
  })

  it('has no key of the one in the settings', async () => {
    open()
    await press('Editar Principal')
    expect(await screen.findByText(/ficam nas configurações da instalação/)).toBeVisible()
    expect(screen.queryByLabelText('Chave nova')).toBeNull()
  })
})

describe('a service', () => {
  it('shows its routes in their order, and the floor by the dearest', async () => {
    open([aService({ ...both, costPerThousand: '7' })])
    const row = await serviceRow()
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((it) => it.textContent),
    ).toEqual([expect.stringMatching(/^Principal101R\$ 5,00/), expect.stringMatching(/^Reserva71R\$ 7,00/)])
    expect(row).toHaveTextContent('R$ 10,50 por mil, no mínimo')
    expect(row).toHaveTextContent('Nesta ordem')
    expect(screen.queryByText(/na próxima sincronização/)).toBeNull()
  })

  it('tells that its floor waits for a sync', async () => {
    open([aService(both)])
    const row = await serviceRow()
    expect(row).toHaveTextContent('R$ 7,50 por mil, no mínimo')
    expect(row).toHaveTextContent('Passa a R$ 10,50')
    expect(screen.getByText('Um piso muda na próxima sincronização.')).toBeVisible()
    expect(screen.getByRole('button', { name: /Sincronizar/ })).toBeVisible()
  })

  it('tells that nobody delivers it', async () => {
    open([aService(both)], [aSupplier({ isOn: false }), second({ isOn: false })])
    expect(await serviceRow()).toHaveTextContent('Ninguém entrega: fora de venda')
  })

  it('lets a held price be accepted', async () => {
    const accept = 'POST /api/suppliers/second/services/71/accept-price'
    const route = aRoute('second', 71, '7')
    const held = { ...route, listed: { ...route.listed!, heldPrice: '14' } }
    open([aService({ routes: [held] })], undefined, { [accept]: route.listed! })
    expect(await serviceRow()).toHaveTextContent('Reserva passou de R$ 7,00 para R$ 14,00 por mil')
    await press('Aceitar R$ 14,00')
    await waitFor(() => expect(panel.sent(accept)[0]?.body).toEqual({ heldPrice: '14' }))
  })
})

describe('the routes of a service', () => {
  const put = `PUT /api/suppliers/routes/${aService().id}`
  const edit = () => press('Editar quem entrega Seguidores no Instagram')
  const placed = () =>
    within(screen.getByRole('list', { name: /na ordem em que são consultados/ }))
      .getAllByRole('listitem')
      .map((it) => it.querySelector('strong')?.textContent)

  it('are ordered by the keyboard alone', async () => {
    open([aService(both)], undefined, { [put]: aService(both) })
    await edit()
    const up = await screen.findByRole('button', { name: 'Subir Reserva' })
    up.focus()
    await panel.user.keyboard('{Enter}')
    expect(placed()).toEqual(['1. Reserva', '2. Principal'])
    expect(screen.getByRole('button', { name: 'Subir Reserva' })).toHaveFocus()
    expect(screen.getByText('Reserva agora é o 1º de 2.')).toBeInTheDocument()
    await panel.user.keyboard('{Enter}')
    expect(placed()).toEqual(['1. Reserva', '2. Principal'])
    await press('Salvar')
    await waitFor(() =>
      expect(panel.sent(put)[0]?.body).toEqual({
        revision: '0123456789abcdef',
        mode: 'priority',
        routes: [
          { supplierId: 'second', upstreamServiceId: 71, isOn: true },
          { supplierId: 'smm-api', upstreamServiceId: 101, isOn: true },
        ],
      }),
    )
  })

  it('are chosen by what is best, and one of them is not used', async () => {
    open([aService(both)], undefined, { [put]: aService(both) })
    await edit()
    await panel.user.click(await screen.findByRole('radio', { name: /O melhor no momento/ }))
    await panel.user.click(screen.getByRole('checkbox', { name: 'Usar Reserva' }))
    expect(screen.getByText(/O mais caro cobra R\$ 5,00 por mil: o piso é R\$ 7,50/)).toBeVisible()
    await press('Salvar')
    await waitFor(() =>
      expect(panel.sent(put)[0]?.body).toMatchObject({
        mode: 'best',
        routes: [{ isOn: true }, { isOn: false }],
      }),
    )
  })

  it('get another one, the cheapest of its supplier unless another is chosen', async () => {
    const services = [71, 72].map((id) => aRoute('second', id, String(id - 65)).listed!)
    open([aService()], undefined, { [put]: aService(both), 'GET /api/suppliers/second/services': services })
    await edit()
    await panel.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Serviço dele' }),
      await screen.findByRole('option', { name: /R\$ 7,00 por mil/ }),
    )
    await press('Acrescentar')
    expect(placed()).toEqual(['1. Principal', '2. Reserva'])
    await press('Salvar')
    await waitFor(() =>
      expect(panel.sent(put)[0]?.body).toMatchObject({
        routes: [{}, { supplierId: 'second', upstreamServiceId: 72 }],
      }),
    )
  })

  it('get one by its id, which must be a number', async () => {
    open([aService()], undefined, { [put]: aService(both), 'GET /api/suppliers/second/services': [] })
    await edit()
    await press('Acrescentar')
    expect(await screen.findByText('Informe o ID, um número.')).toBeVisible()
    await type('ID do serviço no fornecedor', '900')
    await press('Acrescentar')
    await press('Salvar')
    await waitFor(() =>
      expect(panel.sent(put)[0]?.body).toMatchObject({ routes: [{}, { upstreamServiceId: 900 }] }),
    )
  })

  it('can be taken away, but for the one that the catalogue links', async () => {
    open([aService(both)])
    await edit()
    expect(await screen.findByRole('button', { name: 'Tirar Reserva' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tirar Principal' })).toBeNull()
    await press('Tirar Reserva')
    expect(placed()).toEqual(['1. Principal'])
  })

  it('tell why they were not saved', async () => {
    const message = 'Este ID não está na lista do fornecedor.'
    open([aService(both)], undefined, { [put]: refused(409, 'ID_NOT_LISTED', message) })
    await edit()
    await press('Salvar')
    expect(await screen.findByText(message)).toBeVisible()
  })
})
