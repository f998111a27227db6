/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { merits, type Service } from '@smm/contracts/services'
import { aService, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (services: Service[], answers = {}) =>
  (panel = openPanel('/admin09?secao=catalogo', { 'GET /api/services': services, ...answers }))
const patched = (change: Partial<Service> = {}) => ({
  [`PATCH /api/services/${aService().id}`]: aService(change),
})

describe('the catalogue', () => {
  it('has one card per platform, with category, price, switch and id', async () => {
    open([
      aService(),
      aService({
        id: '2',
        platform: 'tiktok',
        category: 'followers',
        pricePerThousand: '1234.5678',
        isActive: false,
        smmServiceId: undefined,
      }),
    ])
    const youtube = await screen.findByRole('region', { name: 'YouTube' })
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(names).toEqual(['YouTube', 'Instagram', 'TikTok'])
    expect(within(youtube).getByText('Visualizações')).toBeVisible()
    expect(within(youtube).getByText('R$ 3,95')).toBeVisible()
    expect(within(youtube).getByText('Conectado')).toBeVisible()
    expect(within(youtube).getByText('203')).toBeVisible()
    expect(within(youtube).getByRole('switch')).toBeChecked()
    const tiktok = screen.getByRole('region', { name: 'TikTok' })
    expect(within(tiktok).getByText('R$ 1.234,57')).toBeVisible()
    expect(within(tiktok).getByText('Não configurado')).toBeVisible()
    expect(within(tiktok).getByRole('switch')).not.toBeChecked()
  })

  it('counts deliverable services as on sale, and shows only listed ids as connected', async () => {
    open([
      aService(),
      aService({ id: '2', category: 'likes', notices: [{ code: 'UNKNOWN_ID' }] }),
      aService({ id: '3', category: 'shares', notices: [{ code: 'VANISHED' }] }),
      aService({ id: '4', category: 'comments', smmServiceId: undefined }),
      aService({ id: '5', category: 'subscribers', pricePerThousand: '0.00' }),
      aService({ id: '6', category: 'followers', isActive: false }),
    ])
    expect(await screen.findByText('1 de 6 à venda')).toBeVisible()
    const badges = screen.getAllByText(/^(Conectado|Fora da lista|Não configurado)$/)
    expect(badges).toHaveLength(6)
    expect(screen.getAllByText('Fora da lista')).toHaveLength(2)
    expect(screen.getAllByText('Conectado')).toHaveLength(3)
  })

  it('suggests a sync when it is empty', async () => {
    open([])
    expect(await screen.findByText('Sincronize com o Painel SMM para trazer os serviços.')).toBeVisible()
  })

  it('is synced by the button with the name of the supplier', async () => {
    open([], {
      'POST /api/services/sync': { fetched: 1042, changed: 3, held: 0, startedAt: '', finishedAt: '' },
    })
    await screen.findByText('Nenhum serviço encontrado')
    panel.answers['GET /api/services'] = [aService()]
    await panel.user.click(screen.getByRole('button', { name: 'Sincronizar Painel SMM' }))
    expect(await screen.findByText('Conectado')).toBeVisible()
    expect(panel.toasts).toEqual([
      {
        title: 'Sincronização concluída',
        text: 'Catálogo sincronizado com o Painel SMM: 1.042 serviços lidos.',
        tone: 'success',
      },
    ])
    expect(panel.sent('POST')).toMatchObject([{ url: '/api/services/sync', body: undefined }])
  })

  it('shows a toast when the sync fails', async () => {
    open([], { 'POST /api/services/sync': failure(502) })
    await panel.user.click(await screen.findByRole('button', { name: 'Sincronizar Painel SMM' }))
    await waitFor(() =>
      expect(panel.toasts).toEqual([
        {
          title: 'Erro na sincronização',
          text: 'Falha ao sincronizar com o Painel SMM. Tente novamente.',
          tone: 'error',
        },
      ]),
    )
    expect(screen.getByRole('button', { name: 'Sincronizar Painel SMM' })).toBeEnabled()
  })

  it('shows the notices of each service', async () => {
    open([
      aService({
        notices: [
          { code: 'PACKAGE_UNDER_FLOOR', quantity: 1500, price: '120.00', floor: '150.25' },
          { code: 'PACKAGE_UNDER_FLOOR', tier: 'Premium', quantity: 500, price: '90.00', floor: '99.00' },
          {
            ...{ code: 'PACKAGE_OUTSIDE_LIMITS', tier: 'Premium', quantity: 300 },
            taken: [
              { minimum: 10, maximum: 200 },
              { minimum: 500, maximum: 1000 },
            ],
          },
          {
            ...{ code: 'PACKAGE_OUTSIDE_LIMITS', quantity: 100, quantities: [100, 250] },
            taken: [{ minimum: 1, maximum: 1 }],
          },
          { code: 'PRICE_HELD', pricePerThousand: '9.9' },
          { code: 'VANISHED' },
          { code: 'UNKNOWN_ID' },
          { code: 'OTHER_PRODUCT' },
          { code: 'NO_REFILL' },
        ],
      }),
    ])
    for (const words of [
      /O pacote de 1.500 sai por R\$ 120,00, abaixo do custo com a margem \(R\$ 150,25\)/,
      /O pacote de 500 \(Premium\) sai por R\$ 90,00/,
      /Nenhum fornecedor deste serviço aceita 300 num pedido \(só de 10 a 200 e de 500 a 1.000\).*dessa quantidade \(Premium\)/,
      /aceita 100 e 250 num pedido \(só 1\), e há pacotes dessas quantidades à venda: pagos, eles/,
      /passou a cobrar R\$ 9,90 por mil/,
      /sumiu da lista/,
      /ainda não apareceu na lista/,
      /parece ser de outro produto/,
      /prometem reposição por 30 dias, e o fornecedor não repõe/,
    ]) {
      expect(await screen.findByText(words)).toBeVisible()
    }
  })
})

describe('a service', () => {
  const followers = aService({
    platform: 'instagram',
    category: 'followers',
    pricePerThousand: '40.00',
    marginPercent: '50',
    minQuantity: 10,
    maxQuantity: 100_000,
  })
  const figures = async () =>
    (await screen.findAllByText(/por mil$/)).map(
      (it) => `${it.textContent} ${it.nextElementSibling?.textContent}`,
    )

  it('shows what 1,000 cost, sell for and leave', async () => {
    open([followers])
    expect(await figures()).toEqual([
      'Custo por mil R$ 40,00',
      'Venda por mil R$ 82,50',
      'Lucro por mil R$ 42,50',
    ])
  })

  it('shows a loss when it costs more than its published price', async () => {
    open([aService({ ...followers, pricePerThousand: '90.00', marginPercent: '0', maxQuantity: 500 })])
    expect(await figures()).toEqual([
      'Custo por mil R$ 90,00',
      'Venda por mil R$ 90,00',
      'Lucro por mil R$ 0,00',
    ])
  })

  it('shows an unknown cost as unknown, never as zero', async () => {
    open([aService({ pricePerThousand: '0.00', smmServiceId: undefined })])
    expect(await screen.findByText('Custo ainda não conhecido')).toBeVisible()
    expect(screen.queryByText(/R\$ 0,00/)).not.toBeInTheDocument()
  })

  it('shows the reason for the selected supplier service', async () => {
    open([
      aService({
        picked: { by: 'catalogue', of: 12, merits: ['takes the smallest package', 'Brazilian', 'refills'] },
      }),
      aService({ id: '2', category: 'likes', picked: { by: 'staff', username: 'ana' } }),
      aService({ id: '3', category: 'shares', picked: { by: 'catalogue', of: 1, merits: [] } }),
      aService({
        id: '4',
        platform: 'tiktok',
        category: 'shares',
        picked: { by: 'catalogue', of: 3, merits: merits.slice(0, 6) },
      }),
      aService({
        id: '5',
        category: 'subscribers',
        picked: { by: 'catalogue', of: 7, merits: merits.slice(0, 7) },
      }),
    ])
    expect(
      await screen.findByText(
        'Escolhido entre 12 opções: aceita o menor pacote, público brasileiro, tem reposição.',
      ),
    ).toBeVisible()
    expect(screen.getByText('Escolhido por ana.')).toBeVisible()
    expect(screen.getByText('Única opção encontrada.')).toBeVisible()
    expect(screen.getByText('Escolhido entre 3 opções: a mais barata.')).toBeVisible()
    expect(
      screen.getByText('Escolhido entre 7 opções: atende todos os pacotes com a margem, tem reposição.'),
    ).toBeVisible()
  })
})

describe('a held price', () => {
  const held = aService({ notices: [{ code: 'PRICE_HELD', pricePerThousand: '9.9' }] })
  const patch = `PATCH /api/services/${held.id}`
  const accept = async () =>
    panel.user.click(await screen.findByRole('button', { name: 'Aceitar R$ 9,90 por mil' }))

  it('is accepted with the price that was shown', async () => {
    open([held], { [patch]: aService({ pricePerThousand: '9.90' }) })
    expect(await screen.findByText(/\(antes R\$ 3,95, \+151%\)/)).toBeVisible()
    await accept()
    expect(await screen.findByText('R$ 9,90')).toBeVisible()
    expect(panel.sent('PATCH')).toMatchObject([{ body: { acceptPrice: '9.9' } }])
    expect(screen.queryByRole('button', { name: /Aceitar/ })).not.toBeInTheDocument()
  })

  it('is refetched when it changed meanwhile', async () => {
    const words = 'Alguém alterou isto antes de você. Atualize e tente de novo.'
    open([held], { [patch]: failure(409, JSON.stringify({ error: 'CONFLICT', message: words })) })
    await accept()
    await waitFor(() => expect(panel.toasts).toEqual([{ title: 'Erro', text: words, tone: 'error' }]))
    await waitFor(() => expect(panel.sent('GET /api/services')).not.toHaveLength(1))
  })

  it.each([
    ['3.95', /preço zero, que não pode ser aceito. O preço anterior continua/],
    ['0.00', /Sem custo conhecido, o serviço não é vendido/],
  ])('of zero after %s cannot be accepted', async (pricePerThousand, words) => {
    open([aService({ pricePerThousand, notices: [{ code: 'PRICE_HELD', pricePerThousand: '0.00' }] })])
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Aceitar/ })).not.toBeInTheDocument()
  })
})

describe('the switch of a service', () => {
  it('deactivates it', async () => {
    open([aService()], patched({ isActive: false }))
    const toggle = await screen.findByRole('switch', { name: 'Visualizações no YouTube ativo' })
    await panel.user.click(toggle)
    await waitFor(() => expect(toggle).not.toBeChecked())
    expect(panel.sent('PATCH')).toMatchObject([{ body: { isActive: false } }])
    expect(panel.toasts).toEqual([])
  })

  it('is rolled back with a toast when that fails', async () => {
    open([aService()], { [`PATCH /api/services/${aService().id}`]: failure() })
    const toggle = await screen.findByRole('switch')
    await panel.user.click(toggle)
    await waitFor(() =>
      expect(panel.toasts).toEqual([{ title: 'Erro', text: 'Falha ao atualizar serviço.', tone: 'error' }]),
    )
    expect(toggle).toBeChecked()
  })
})

describe('the id of a service at the supplier', () => {
  const edit = async (typed: string) => {
    await panel.user.click(
      await screen.findByRole('button', { name: 'Editar ID de Visualizações no YouTube' }),
    )
    const input = screen.getByRole('textbox', { name: 'ID do Painel SMM' })
    await panel.user.clear(input)
    if (typed) await panel.user.type(input, typed)
  }
  const save = () => panel.user.click(screen.getByRole('button', { name: 'Salvar' }))

  it('is trimmed and saved as a number', async () => {
    open([aService()], patched({ smmServiceId: 777 }))
    await edit(' 777 ')
    await save()
    expect(await screen.findByText('777')).toBeVisible()
    expect(panel.sent('PATCH')).toMatchObject([{ body: { smmServiceId: 777 } }])
    expect(panel.toasts).toEqual([
      { title: 'Sucesso', text: 'ID do Painel SMM atualizado com sucesso.', tone: 'success' },
    ])
  })

  it.each([
    ['', 'ID do Painel SMM não pode estar vazio.'],
    ['   ', 'ID do Painel SMM não pode estar vazio.'],
    ['abc', 'ID do Painel SMM deve ser um número válido.'],
    ['12abc', 'ID do Painel SMM deve ser um número válido.'],
    ['1.5', 'ID do Painel SMM deve ser um número válido.'],
    ['0', 'ID do Painel SMM deve ser um número válido.'],
    ['99999999999', 'ID do Painel SMM deve ser um número válido.'],
  ])('is not saved as %j', async (typed, error) => {
    open([aService()])
    await edit(typed)
    await save()
    expect(screen.getByText(error)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'ID do Painel SMM' })).toBeInvalid()
    expect(panel.sent('PATCH')).toEqual([])
  })

  it('is unchanged when editing is cancelled', async () => {
    open([aService()])
    await edit('5')
    await panel.user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(screen.getByText('203')).toBeVisible()
    await edit('6')
    await panel.user.keyboard('{Escape}')
    expect(screen.getByText('203')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Editar ID de Visualizações no YouTube' })).toHaveFocus()
    expect(panel.sent('PATCH')).toEqual([])
  })

  const unlisted = failure(409, JSON.stringify({ error: 'ID_NOT_LISTED', message: '' }))
  const question = /O ID 5 não está na lista do fornecedor. Com ele, o serviço sai da venda/

  it('needs a confirmation when it would take the service off sale', async () => {
    open([aService()], { [`PATCH /api/services/${aService().id}`]: unlisted })
    await edit('5')
    await save()
    expect(await screen.findByText(question)).toBeVisible()
    expect(panel.toasts).toEqual([])
    panel.answers[`PATCH /api/services/${aService().id}`] = aService({
      smmServiceId: 5,
      notices: [{ code: 'UNKNOWN_ID' }],
    })
    await panel.user.click(screen.getByRole('button', { name: 'Salvar mesmo assim' }))
    expect(await screen.findByText('Fora da lista')).toBeVisible()
    const address = `/api/services/${aService().id}`
    expect(panel.sent('PATCH')).toMatchObject([
      { url: `${address}?onlyIfListed=true`, body: { smmServiceId: 5 } },
      { url: address, body: { smmServiceId: 5 } },
    ])
  })

  it('drops the confirmation when another id is typed', async () => {
    open([aService()], { [`PATCH /api/services/${aService().id}`]: unlisted })
    await edit('5')
    await save()
    await screen.findByText(question)
    await panel.user.type(screen.getByRole('textbox', { name: 'ID do Painel SMM' }), '1')
    expect(screen.queryByText(question)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Salvar mesmo assim' })).not.toBeInTheDocument()
  })

  it('stays in the input when saving fails', async () => {
    open([aService()], { [`PATCH /api/services/${aService().id}`]: failure() })
    await edit('5')
    await save()
    await waitFor(() =>
      expect(panel.toasts).toEqual([
        { title: 'Erro', text: 'Falha ao atualizar ID do Painel SMM.', tone: 'error' },
      ]),
    )
    expect(screen.getByRole('textbox', { name: 'ID do Painel SMM' })).toHaveValue('5')
  })
})
