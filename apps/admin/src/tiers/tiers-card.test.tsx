/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { StaffTier } from '@smm/contracts/prices/tiers'
import { failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const aTier = (change: Partial<StaffTier> = {}): StaffTier => ({
  id: '7c7c7c7c-1111-4111-8111-111111111111',
  version: 3,
  name: 'Premium com reposição',
  sentence: 'Com reposição por um ano.',
  position: 1,
  products: [followers],
  isOn: true,
  isStandard: false,
  ...change,
})
const standard = aTier({
  id: '7c7c7c7c-0000-4000-8000-000000000000',
  name: 'Padrão',
  sentence: '',
  products: [],
  isStandard: true,
})
const aPackage = (tier: string, priceCents: number) => ({
  id: `9a9a9a9a-1111-4111-8111-${tier === 'Padrão' ? '1' : '2'}11111111111`,
  ...followers,
  tier,
  quantity: 500,
  version: 1,
  inForce: 1,
  versions: [
    {
      ...{ version: 1, name: 'Growth', priceCents, originalCents: null, originalEvidence: null, badge: null },
      ...{ landingBadge: null, pages: [], isWithdrawn: false, validUntil: null, savedBy: null },
      validFrom: '2026-11-01T12:00:00.000Z',
      savedAt: '2026-11-01T12:00:00.000Z',
      publishedAt: '2026-11-01T12:00:00.000Z',
    },
  ],
})
const anOffer = (costMicrosPerThousand: number) => ({
  ...followers,
  ...{ isActive: true, upstreamServiceId: 1, costMicrosPerThousand, marginBasisPoints: 5_000 },
  ...{ minQuantity: 10, maxQuantity: 100_000 },
})
const product = {
  ...followers,
  offer: anOffer(5_000_000),
  packages: [aPackage('Padrão', 4_500), aPackage(aTier().name, 9_000)],
  tiers: [{ name: aTier().name, offer: { ...anOffer(40_000_000), tier: aTier().name } }],
}
const open = (answers = {}) =>
  (panel = openPanel('/admin09?secao=precos', {
    'GET /api/packages/versions': [product],
    'GET /api/packages/tiers': [standard, aTier()],
    ...answers,
  }))
const card = (name: string) => screen.findByRole('region', { name })
const click = async (name: string) => panel.user.click(await screen.findByRole('button', { name }))

describe('a product in two tiers', () => {
  it('has a card for each, with its own prices and its own floor', async () => {
    open()
    expect(await card('Seguidores no Instagram (Padrão)')).toHaveTextContent('R$ 45,00PisoR$ 3,75')
    expect(await card('Seguidores no Instagram (Premium com reposição)')).toHaveTextContent(
      'R$ 90,00PisoR$ 30,00',
    )
  })

  it('gets a package in the tier of its card, the first one on every page', async () => {
    const [first, second] = product.packages
    open({
      'GET /api/packages/versions': [{ ...product, packages: [first] }],
      'POST /api/packages': second,
    })
    await click('Novo pacote de Seguidores no Instagram (Premium com reposição)')
    await panel.user.type(screen.getByLabelText('Quantidade'), '1.500')
    await panel.user.type(screen.getByLabelText('Nome'), 'Pro')
    await panel.user.type(screen.getByLabelText('Preço (R$)'), '240')
    await click('Salvar preço')
    await waitFor(() =>
      expect(panel.sent('POST')).toMatchObject([
        {
          body: {
            ...followers,
            ...{ tier: aTier().name, quantity: 1_500, priceCents: 24_000 },
            pages: ['prices', 'landing'],
          },
        },
      ]),
    )
  })
})

describe('a tier', () => {
  it('is listed with what it includes, and added for the services that the owner chooses', async () => {
    open({ 'POST /api/packages/tiers': aTier() })
    const row = within(await card('Níveis')).getAllByRole('listitem')[1]!
    for (const text of [
      'Premium com reposição',
      'Ligado',
      'Com reposição por um ano.',
      'Seguidores no Instagram',
    ])
      expect(row).toHaveTextContent(text)
    await click('Novo nível')
    await click('Salvar nível')
    expect(screen.getByRole('alert')).toHaveTextContent('Dê um nome ao nível.')
    await panel.user.type(screen.getByLabelText('Nome'), 'Ouro')
    await panel.user.type(screen.getByLabelText('O que inclui'), 'Só perfis do Brasil.')
    await panel.user.click(screen.getByLabelText('Curtidas no Instagram'))
    await click('Salvar nível')
    await waitFor(() => expect(panel.toasts.at(-1)?.title).toBe('Nível salvo'))
    expect(panel.sent('POST')[0]?.body).toEqual({
      name: 'Ouro',
      sentence: 'Só perfis do Brasil.',
      position: 1,
      products: [{ platform: 'instagram', serviceType: 'likes' }],
      isOn: true,
    })
  })

  it('is changed on the version displayed, but for its name', async () => {
    open({ [`PUT /api/packages/tiers/${aTier().id}`]: aTier() })
    await click('Editar o nível Premium com reposição')
    expect(screen.queryByLabelText('Nome')).not.toBeInTheDocument()
    await panel.user.click(screen.getByLabelText('Ligado'))
    await click('Salvar nível')
    await waitFor(() => expect(panel.sent('PUT')).toMatchObject([{ body: { isOn: false, version: 3 } }]))
  })

  it('that is the standard one has a sentence alone', async () => {
    open()
    await click('Editar o nível Padrão')
    expect(screen.getByLabelText('O que inclui')).toBeVisible()
    expect(screen.queryByLabelText('Ordem')).not.toBeInTheDocument()
  })
})

it('a catalogue of the release before shows its prices without tiers', async () => {
  open({
    'GET /api/packages/tiers': failure(404),
    'GET /api/packages/versions': [{ ...product, tiers: undefined }],
  })
  expect(await card('Seguidores no Instagram')).toHaveTextContent('R$ 45,00')
  expect(screen.queryByRole('region', { name: 'Níveis' })).not.toBeInTheDocument()
})
