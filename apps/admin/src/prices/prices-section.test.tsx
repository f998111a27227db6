/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { PackageVersion, StaffPackage, StaffProduct } from '@smm/contracts/prices/packages'
import { anAccount, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const aVersion = (change: Partial<PackageVersion> = {}): PackageVersion => ({
  version: 1,
  name: 'Growth',
  priceCents: 4_500,
  originalCents: 6_500,
  originalEvidence: 'unproven',
  badge: 'MAIS POPULAR',
  landingBadge: null,
  pages: ['prices'],
  isWithdrawn: false,
  validFrom: '2026-11-01T12:00:00.000Z',
  validUntil: null,
  savedBy: null,
  savedAt: '2026-11-01T12:00:00.000Z',
  publishedAt: '2026-11-01T12:00:00.000Z',
  ...change,
})
const aPackage = (change: Partial<StaffPackage> = {}): StaffPackage => ({
  id: '9a9a9a9a-1111-4111-8111-111111111111',
  platform: 'instagram',
  serviceType: 'followers',
  tier: 'Padrão',
  quantity: 500,
  version: 1,
  inForce: 1,
  versions: [aVersion()],
  ...change,
})
const aProduct = (packages = [aPackage()]): StaffProduct => ({
  platform: 'instagram',
  serviceType: 'followers',
  offer: {
    platform: 'instagram',
    serviceType: 'followers',
    isActive: true,
    upstreamServiceId: 1,
    costMicrosPerThousand: 5_000_000,
    marginBasisPoints: 5_000,
    minQuantity: 10,
    maxQuantity: 100_000,
  },
  packages,
})
const open = (products = [aProduct()], answers = {}) =>
  (panel = openPanel('/admin09?secao=precos', { 'GET /api/packages/versions': products, ...answers }))
const card = () => screen.findByRole('region', { name: 'Seguidores no Instagram' })
const edit = async () =>
  panel.user.click(await screen.findByRole('button', { name: 'Editar 500 seguidores no Instagram' }))
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await panel.user.clear(field)
  if (text) await panel.user.type(field, text)
}
const save = () => panel.user.click(screen.getByRole('button', { name: 'Salvar preço' }))
const put = `PUT /api/packages/${aPackage().id}`

describe('the prices', () => {
  it('are listed with floor, margin, places and the claim that nobody has proven', async () => {
    open()
    const row = within(await card()).getByRole('listitem')
    for (const text of ['500', 'Growth', 'R$ 45,00', 'R$ 65,00', 'não comprovado', 'R$ 3,75', '1.700%'])
      expect(row).toHaveTextContent(text)
    expect(row).toHaveTextContent('página de preços e chat')
  })

  it('tell a package that costs more than two smaller ones', async () => {
    const dear = aPackage({ id: 'b', quantity: 1_000, versions: [aVersion({ priceCents: 9_100 })] })
    open([aProduct([aPackage(), dear])])
    expect(
      await screen.findByText('Sai mais caro que dois pacotes de 500, que juntos custam R$ 90,00.'),
    ).toBeVisible()
  })

  it('tell what is scheduled', async () => {
    const scheduled = aVersion({
      version: 2,
      priceCents: 3_900,
      validFrom: '2099-11-27T12:00:00.000Z',
      publishedAt: null,
    })
    open([aProduct([aPackage({ version: 2, versions: [scheduled, aVersion()] })])])
    expect(await screen.findByText('Passa a R$ 39,00 em 27/11/2099 09:00')).toBeVisible()
  })

  it('are only read by those who do not own the shop', async () => {
    open(undefined, {
      'GET /api/admin/check': { authenticated: true, role: 'finance' },
      'GET /api/admin/account': anAccount({ role: 'finance' }),
    })
    expect(await screen.findByText('Só donos mudam os preços.')).toBeVisible()
    expect(within(await card()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('that cannot be read say so', async () => {
    open(undefined, { 'GET /api/packages/versions': failure() })
    expect(await screen.findByText('Não foi possível carregar os preços.')).toBeVisible()
  })
})

describe('a price', () => {
  it('is previewed and saved on the version displayed', async () => {
    open(undefined, { [put]: aPackage() })
    await edit()
    await type('Preço (R$)', '49,90')
    expect(screen.getByRole('dialog', { name: '500 seguidores no Instagram' })).toBeVisible()
    const preview = screen.getByRole('region', { name: 'Como vai ficar' })
    expect(preview).toHaveTextContent('R$ 65,00R$ 49,90')
    expect(preview).toHaveTextContent('Custo R$ 2,50, piso R$ 3,75: margem de 1.896%.')
    await save()
    await waitFor(() => expect(panel.toasts.at(-1)?.title).toBe('Preço salvo'))
    expect(panel.sent('PUT')[0]?.body).toEqual({
      name: 'Growth',
      priceCents: 4_990,
      originalCents: 6_500,
      badge: 'MAIS POPULAR',
      landingBadge: null,
      pages: ['prices'],
      version: 1,
    })
    await waitFor(() => expect(panel.sent('GET /api/packages/versions')).toHaveLength(2))
  })

  it.each([
    ['Preço (R$)', '', 'Informe o preço em reais, como 45,00.'],
    ['Preço (R$)', 'quarenta', 'Informe o preço em reais, como 45,00.'],
    ['Preço riscado (R$)', '40', 'O preço riscado precisa ser maior que o preço de agora.'],
    ['Preço riscado (R$)', '99', 'Só se risca um preço que este pacote já teve de verdade.'],
    ['Nome', '', 'Dê um nome ao pacote.'],
  ])('with %s %j is not sent', async (label, text, error) => {
    open()
    await edit()
    await type(label, text)
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent(error)
    expect(panel.sent('PUT')).toEqual([])
  })

  it('is told no error that was mended', async () => {
    open()
    await edit()
    await type('Preço (R$)', 'quarenta')
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('Informe o preço')
    await type('Preço (R$)', '49,90')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('under the floor needs a second word', async () => {
    open(undefined, { [put]: aPackage() })
    await edit()
    await type('Preço (R$)', '3')
    expect(screen.getByText('Fica abaixo do piso de R$ 3,75.')).toBeVisible()
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('Confirme que o preço pode ficar abaixo do piso.')
    await panel.user.click(screen.getByLabelText('Vender abaixo do piso mesmo assim'))
    await save()
    await waitFor(() => expect(panel.sent('PUT')).toMatchObject([{ body: { acceptsUnderFloor: true } }]))
  })

  it('is scheduled in the time of Brasília', async () => {
    open(undefined, { [put]: aPackage() })
    await edit()
    await type('Preço (R$)', '39')
    await panel.user.click(screen.getByLabelText('Agendar'))
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('Diga quando o preço começa ou quando termina.')
    await panel.user.type(screen.getByLabelText('Começa em (vazio: já)'), '2099-11-27T09:00')
    await panel.user.type(screen.getByLabelText('Termina em (vazio: sem prazo)'), '2099-11-30T23:59')
    await save()
    await waitFor(() =>
      expect(panel.sent('PUT')).toMatchObject([
        { body: { validFrom: '2099-11-27T12:00:00.000Z', validUntil: '2099-12-01T02:59:00.000Z' } },
      ]),
    )
  })

  it('that somebody else changed meanwhile is told, and stays typed', async () => {
    const words = 'Alguém alterou isto antes de você. Atualize e tente de novo.'
    open(undefined, { [put]: failure(409, JSON.stringify({ error: 'CONFLICT', message: words })) })
    await edit()
    await type('Preço (R$)', '49,90')
    await save()
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText('Preço (R$)')).toHaveValue('49,90')
  })

  it('is taken back from the history', async () => {
    const now = aVersion({ version: 2, priceCents: 4_990, savedBy: 'ana' })
    const it = aPackage({ version: 2, inForce: 2, versions: [now, aVersion()] })
    open([aProduct([it])], { [put]: it })
    await edit()
    expect(screen.getByLabelText('Preço (R$)')).toHaveValue('49,90')
    await panel.user.click(screen.getByRole('button', { name: /^Usar estes valores/ }))
    expect(screen.getByLabelText('Preço (R$)')).toHaveValue('45,00')
    await save()
    await waitFor(() =>
      expect(panel.sent('PUT')).toMatchObject([{ body: { priceCents: 4_500, version: 2 } }]),
    )
  })
})

describe('a package', () => {
  it('is added with the quantity that it sells', async () => {
    open(undefined, { 'POST /api/packages': aPackage() })
    await panel.user.click(await screen.findByRole('button', { name: /^Novo pacote/ }))
    await type('Quantidade', '500')
    await type('Nome', 'Plus')
    await type('Preço (R$)', '75')
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('Já existe um pacote com esta quantidade')
    await type('Quantidade', '1.000')
    await save()
    await waitFor(() =>
      expect(panel.sent('POST /api/packages')).toMatchObject([
        {
          body: {
            platform: 'instagram',
            serviceType: 'followers',
            quantity: 1_000,
            priceCents: 7_500,
            pages: ['prices'],
          },
        },
      ]),
    )
  })

  it('that is the first one of its landing page would be alone there', async () => {
    open()
    await panel.user.click(await screen.findByRole('button', { name: /^Novo pacote/ }))
    expect(screen.getByLabelText('Página de preços')).toBeChecked()
    expect(screen.queryByText(/mostra só ele/)).not.toBeInTheDocument()
    await panel.user.click(screen.getByLabelText('Página do serviço'))
    expect(screen.getByText(/mostra só ele/)).toBeVisible()
  })

  it('is taken off sale after a second word', async () => {
    open(undefined, { [`DELETE /api/packages/${aPackage().id}`]: aPackage() })
    await edit()
    await panel.user.click(screen.getByRole('button', { name: 'Tirar de venda' }))
    expect(panel.sent('DELETE')).toEqual([])
    await panel.user.click(screen.getByRole('button', { name: 'Tirar mesmo?' }))
    await waitFor(() =>
      expect(panel.sent('DELETE').map(({ url }) => url)).toEqual([
        `/api/packages/${aPackage().id}?version=1`,
      ]),
    )
  })
})
