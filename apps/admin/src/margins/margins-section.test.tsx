/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Margin } from '@smm/contracts/prices/margins'
import { aMargin, aService, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (margins: Margin[], answers = {}) =>
  (panel = openPanel('/admin09?secao=margens', { 'GET /api/margins': margins, ...answers }))
const own = aMargin({
  id: 'own',
  isGlobal: false,
  platform: 'instagram',
  category: 'followers',
  marginPercent: '37.5',
})
const input = (name: string) => screen.findByRole('spinbutton', { name })
const type = async (name: string, text: string) => {
  const box = await input(name)
  await panel.user.clear(box)
  if (text) await panel.user.type(box, text)
}
const save = async () => panel.user.click(await screen.findByRole('button', { name: 'Salvar margens' }))

describe('the margins', () => {
  it('are 50 percent when none is saved', async () => {
    open([])
    expect(await input('Percentual')).toHaveValue(50)
    expect(await input('Seguidores no Instagram')).toHaveValue(null)
    expect(screen.getAllByText('Segue a margem global')).toHaveLength(5)
  })

  it('have one input per platform and category that is sold or has a margin', async () => {
    open([aMargin({ marginPercent: '80' }), own], {
      'GET /api/services': [aService({ platform: 'tiktok', category: 'saves' })],
    })
    expect(await input('Percentual')).toHaveValue(80)
    expect(await input('Seguidores no Instagram')).toHaveValue(37.5)
    expect(await input('Salvamentos no TikTok')).toHaveValue(null)
    expect(screen.getAllByRole('spinbutton')).toHaveLength(7)
    for (const box of screen.getAllByRole('spinbutton')) {
      expect(box).toHaveAttribute('min', '0')
      expect(box).toHaveAttribute('max', '500')
    }
  })

  it('are saved one by one, the global one first, created or changed as needed', async () => {
    open([own], { 'POST /api/margins': aMargin(), 'PATCH /api/margins/own': own })
    await type('Percentual', '60')
    await type('Visualizações no YouTube', '12.5')
    await save()
    await waitFor(() => expect(panel.toasts).toHaveLength(1))
    expect(panel.toasts).toEqual([
      { title: 'Margens salvas', text: 'Configurações de margem atualizadas com sucesso.', tone: 'success' },
    ])
    expect(
      panel.calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [method, url, body]),
    ).toEqual([
      ['POST', '/api/margins', { marginPercent: '60', isGlobal: true }],
      ['PATCH', '/api/margins/own', { marginPercent: '37.5' }],
      [
        'POST',
        '/api/margins',
        { platform: 'youtube', category: 'views', marginPercent: '12.5', isGlobal: false },
      ],
    ])
    expect(panel.sent('PATCH')[0]?.init.headers).toMatchObject({ 'if-match': '"37.5"' })
    await waitFor(() => expect(panel.sent('GET /api/margins')).toHaveLength(2))
  })

  it('change the existing global margin', async () => {
    open([aMargin({ id: 'global' })], { 'PATCH /api/margins/global': aMargin() })
    await type('Percentual', '75')
    await save()
    await waitFor(() =>
      expect(panel.sent('PATCH')).toMatchObject([
        { url: '/api/margins/global', body: { marginPercent: '75' } },
      ]),
    )
    expect(panel.sent('POST')).toEqual([])
  })

  it.each([
    ['501', 'Use um número de 0 a 500.'],
    ['-1', 'Use um número de 0 a 500.'],
    ['1.234', 'Use um número de 0 a 500.'],
    ['', 'Informe uma margem.'],
  ])('are not sent when one is %j', async (typed, error) => {
    open([aMargin()])
    await type('Percentual', typed)
    await save()
    expect(screen.getByText(error)).toBeVisible()
    expect(await input('Percentual')).toBeInvalid()
    // Products inherit the saved global margin while the edited one is invalid.
    expect(await input('Seguidores no Instagram')).toHaveAttribute('placeholder', '50')
    expect(panel.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('show a toast when saving fails, and keep the edits', async () => {
    open([aMargin({ id: 'global' })], { 'PATCH /api/margins/global': failure() })
    await type('Percentual', '75')
    await save()
    await waitFor(() =>
      expect(panel.toasts).toEqual([
        { title: 'Erro', text: 'Falha ao salvar configurações de margem.', tone: 'error' },
      ]),
    )
    expect(await input('Percentual')).toHaveValue(75)
  })

  it('show a concurrent change, and can then be saved', async () => {
    const words = 'Alguém alterou isto antes de você. Atualize e tente de novo.'
    open([aMargin({ id: 'global' })], {
      'PATCH /api/margins/global': failure(409, JSON.stringify({ error: 'CONFLICT', message: words })),
    })
    await type('Percentual', '75')
    panel.answers['GET /api/margins'] = [aMargin({ id: 'global', marginPercent: '90' })]
    await save()
    expect(await screen.findByText(words)).toBeVisible()
    expect(await screen.findByText('Outra pessoa salvou 90% enquanto você editava.')).toBeVisible()
    await waitFor(() => expect(panel.sent('GET /api/margins')).toHaveLength(2))
    panel.answers['PATCH /api/margins/global'] = aMargin()
    await save()
    await waitFor(() => expect(panel.toasts.at(-1)?.title).toBe('Margens salvas'))
    expect(
      panel.sent('PATCH').map(({ init }) => (init.headers as Record<string, string>)['if-match']),
    ).toEqual(['"50"', '"90"'])
  })
})

describe('a value that is no number', () => {
  it('is shown as invalid, is not sent, and is not taken for an empty input', async () => {
    open([aMargin()])
    const box = await input('Seguidores no Instagram')
    Object.defineProperty(box, 'validity', { value: { badInput: true }, configurable: true })
    // A number input reports text that is no number as an empty value.
    fireEvent.change(box, { target: { value: '1' } })
    fireEvent.change(box, { target: { value: '' } })
    expect(screen.getByText('Use um número de 0 a 500.')).toBeVisible()
    expect(box).toBeInvalid()
    await save()
    expect(panel.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

describe('the effect of margins', () => {
  const followers = aService({
    id: 'f',
    platform: 'instagram',
    category: 'followers',
    pricePerThousand: '40.00',
    marginPercent: '50',
    minQuantity: 10,
    maxQuantity: 100_000,
  })
  const comments = aService({ ...followers, id: 'c', category: 'comments', isActive: false })
  const unknown = aService({
    ...followers,
    id: 'u',
    platform: 'tiktok',
    category: 'saves',
    pricePerThousand: '0.00',
  })
  const openWith = (margins: Margin[]) =>
    open(margins, { 'GET /api/services': [followers, comments, unknown] })
  const effect = () => screen.findByRole('region', { name: 'Efeito nos preços' })

  it('is previewed before saving, with the packages below their floor', async () => {
    openWith([aMargin()])
    await input('Percentual')
    expect(screen.queryByRole('region', { name: 'Efeito nos preços' })).not.toBeInTheDocument()
    await type('Percentual', '150')
    const rows = within(await effect())
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows).toEqual([
      'Seguidores no InstagramMargem 50% → 150%1K: R$ 82,50 → R$ 100,00' +
        'O pacote de 500 continua a R$ 45,00 e fica abaixo do mínimo de R$ 50,00.' +
        'O pacote de 1.500 continua a R$ 120,00 e fica abaixo do mínimo de R$ 150,00.' +
        'O pacote de 5.000 continua a R$ 300,00 e fica abaixo do mínimo de R$ 500,00.',
      'Salvamentos no TikTokMargem 50% → 150%Preço só quando o custo for conhecido',
      'Comentários no InstagramMargem 50% → 150%1K: R$ 60,00 → R$ 100,00',
    ])
    expect(within(await effect()).getByText('1 serviço fora de venda')).toBeVisible()
    expect(panel.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('of one margin is limited to its product', async () => {
    openWith([aMargin()])
    await type('Seguidores no Instagram', '60')
    expect(
      within(await effect())
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Seguidores no InstagramMargem 50% → 60%1K continua a R$ 82,50' +
        'O pacote de 5.000 continua a R$ 300,00 e fica abaixo do mínimo de R$ 320,00.',
    ])
    await type('Percentual', '999')
    expect(screen.queryByRole('region', { name: 'Efeito nos preços' })).not.toBeInTheDocument()
    expect(screen.getByText('Use um número de 0 a 500.')).toBeVisible()
  })

  it('is unavailable when the catalogue does not answer', async () => {
    open([aMargin()], { 'GET /api/services': failure() })
    expect(await screen.findByText(/o efeito das margens não pode ser mostrado/)).toBeVisible()
    expect(await input('Percentual')).toHaveValue(50)
  })
})
