/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import type { StaffCoupon } from '@smm/contracts/orders/coupons'
import { anAccount, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

const aCoupon = (change: Partial<StaffCoupon> = {}): StaffCoupon => ({
  id: 'c0c0c0c0-1111-4111-8111-111111111111',
  version: 1,
  code: 'VERAO10',
  discount: { kind: 'percent', percent: 10 },
  minimumCents: 5_000,
  products: null,
  validFrom: '2026-11-01T12:00:30.000Z',
  validUntil: null,
  maxUses: 10,
  maxUsesPerVisitor: 1,
  isPaused: false,
  uses: 3,
  discountedCents: 1_350,
  createdBy: 'admin',
  createdAt: '2026-11-01T12:00:00.000Z',
  ...change,
})
const open = (coupons: StaffCoupon[] = [aCoupon()], answers = {}) =>
  (panel = openPanel('/admin09?secao=cupons', { 'GET /api/coupons': coupons, ...answers }))
const rows = async () => within(await screen.findByRole('list', { name: 'Cupons' })).getAllByRole('listitem')
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await panel.user.clear(field)
  await panel.user.type(field, text)
}
const press = (name: string) => panel.user.click(screen.getByRole('button', { name }))
const put = `PUT /api/coupons/${aCoupon().id}`

describe('the coupons', () => {
  it('are listed with their discount, conditions, uses and state', async () => {
    open()
    const [row] = await rows()
    for (const text of ['VERAO10', 'Valendo', '10%', 'a partir de R$ 50', 'uma vez por visitante'])
      expect(row).toHaveTextContent(text)
    expect(row).toHaveTextContent('3 de 10 usos')
    expect(row).toHaveTextContent('R$ 13,50 em descontos')
  })

  it.each([
    [{ isPaused: true }, 'Pausado'],
    [{ uses: 10 }, 'Esgotado'],
    [{ validFrom: '2099-01-01T12:00:00.000Z' }, 'Agendado'],
    [{ validUntil: '2026-01-01T12:00:00.000Z' }, 'Encerrado'],
  ])('with %j are %s', async (change, name) => {
    open([aCoupon(change)])
    expect((await rows())[0]).toHaveTextContent(name)
  })

  it('show a hostile code as text', async () => {
    open([aCoupon({ code: '<img src=x onerror=alert(1)>' })])
    expect((await rows())[0]).toHaveTextContent('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('are only read by those who do not own the shop', async () => {
    open([aCoupon()], {
      'GET /api/admin/check': { authenticated: true, role: 'viewer' },
      'GET /api/admin/account': anAccount({ role: 'viewer' }),
    })
    await rows()
    expect(await screen.findByText('Só donos criam e mudam cupons.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Novo cupom|Editar|Pausar/ })).toBeNull()
  })

  it('can be added', async () => {
    open([], { 'POST /api/coupons': aCoupon() })
    await panel.user.click(await screen.findByRole('button', { name: 'Novo cupom' }))
    await type('Código', 'Verão10')
    await type('Desconto (%)', '10')
    await type('Compra mínima (R$)', '50,00')
    await panel.user.click(screen.getByLabelText('Só alguns'))
    await panel.user.click(screen.getByLabelText('Seguidores no Instagram'))
    await type('Usos no total', '10')
    await press('Salvar cupom')
    await waitFor(() =>
      expect(panel.sent('POST /api/coupons').map(({ body }) => body)).toEqual([
        {
          code: 'Verão10',
          discount: { kind: 'percent', percent: 10 },
          minimumCents: 5_000,
          products: [{ platform: 'instagram', serviceType: 'followers' }],
          validUntil: null,
          maxUses: 10,
          maxUsesPerVisitor: 1,
        },
      ]),
    )
  })

  it.each([
    ['Código', 'a b', 'O código tem de 3 a 24 letras'],
    ['Desconto (%)', '95', 'Informe o desconto, de 1% a 90%.'],
    ['Compra mínima (R$)', 'muito', 'Informe a compra mínima em reais'],
    ['Usos no total', 'dez', 'Informe os usos com um número'],
  ])('are not saved with a wrong %s', async (label, text, problem) => {
    open([])
    await panel.user.click(await screen.findByRole('button', { name: 'Novo cupom' }))
    await type('Código', 'VERAO10')
    await type('Desconto (%)', '10')
    await type(label, text)
    await press('Salvar cupom')
    expect(await screen.findByText(new RegExp(problem.replace(/[()$]/g, '\\$&')))).toBeVisible()
    expect(panel.sent('POST /api/coupons')).toEqual([])
  })

  it('are changed in the version that was displayed, at the moment that they had', async () => {
    open([aCoupon()], { [put]: aCoupon({ version: 2 }) })
    await panel.user.click(await screen.findByRole('button', { name: 'Editar o cupom VERAO10' }))
    await panel.user.click(await screen.findByLabelText('Em reais'))
    await type('Desconto (R$)', '12,50')
    await press('Salvar cupom')
    await waitFor(() =>
      expect(panel.sent(put)[0]?.body).toMatchObject({
        discount: { kind: 'amount', cents: 1_250 },
        validFrom: '2026-11-01T12:00:30.000Z',
        isPaused: false,
        version: 1,
      }),
    )
  })

  it('can be paused', async () => {
    open([aCoupon()], { [put]: aCoupon({ version: 2, isPaused: true }) })
    await panel.user.click(await screen.findByRole('button', { name: 'Pausar o cupom VERAO10' }))
    await waitFor(() => expect(panel.sent(put)[0]?.body).toMatchObject({ isPaused: true, version: 1 }))
  })

  it('tell that a code is taken', async () => {
    const taken = 'Já existe um cupom com este código.'
    open([], {
      'POST /api/coupons': failure(409, JSON.stringify({ error: 'COUPON_CODE_TAKEN', message: taken })),
    })
    await panel.user.click(await screen.findByRole('button', { name: 'Novo cupom' }))
    await type('Código', 'VERAO10')
    await type('Desconto (%)', '10')
    await press('Salvar cupom')
    expect(await screen.findByText(taken)).toBeVisible()
  })
})
