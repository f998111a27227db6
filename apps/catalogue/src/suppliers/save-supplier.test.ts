import { firstSupplierId } from '@smm/contracts/suppliers/routing'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { decryptSupplierKey } from '@smm/http-service/suppliers/supplier-access'
import { aService, cookieOf, openTestApp, startSupplier, type TestApp } from '../testing.ts'
import { troubleOf } from './supplier-trouble.ts'

let test: TestApp
let second: Awaited<ReturnType<typeof startSupplier>>
beforeEach(async () => {
  test = await openTestApp(undefined, { SUPPLIER_ADDRESSES: 'any' })
  second = await startSupplier([
    aService({ service: 71, rate: '7.00' }),
    aService({ service: 72, rate: '6.50' }),
    aService({ service: 73, rate: '1.00', type: 'Package' }),
  ])
  await test.call('POST', '/api/services/sync')
})
afterEach(async () => {
  await test.close()
  await second.close()
})

const key = 'a key of its own'
const add = (change: object = {}) =>
  test.call('POST', '/api/suppliers', { name: 'Dois', url: second.url, key, ...change })
const check = (change: object = {}) =>
  test.call('POST', '/api/suppliers/check', { url: second.url, key, ...change })
const list = async (): Promise<StaffSupplier[]> => (await test.call('GET', '/api/suppliers')).body
const change = (id: string, body: object) => test.call('PATCH', `/api/suppliers/${id}`, body)
const rowOf = (id: string) =>
  test.db.selectFrom('suppliers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const routedSuppliers = async () => (await test.published('orders')).at(-1)?.routing?.suppliers
const refuseKey = () => {
  second.answer = (_request, response) => response.end('{"error":"Invalid API key: a key of its own"}')
}

describe('a supplier that is checked', () => {
  it('shows its balance and what it lists of our products, and is not stored', async () => {
    expect(await check()).toEqual({
      status: 200,
      body: {
        balance: '100.00',
        currency: 'BRL',
        count: 3,
        products: [{ platform: 'instagram', serviceType: 'followers', count: 2, pricePerThousand: '6.5' }],
      },
    })
    expect(await list()).toHaveLength(1)
  })

  it('is refused with a wrong key', async () => {
    refuseKey()
    expect(await check()).toMatchObject({ status: 409, body: { error: 'SUPPLIER_KEY_REFUSED' } })
  })

  it('is refused while it does not answer', async () => {
    await second.close()
    expect(await check()).toMatchObject({ status: 502, body: { error: 'SUPPLIER_UNAVAILABLE' } })
  })
})

describe('a new supplier', () => {
  it('is stored with what it told, and delivers nothing yet', async () => {
    const { status, body } = await add()
    expect([status, body]).toMatchObject([
      201,
      {
        name: 'Dois',
        host: new URL(second.url).host,
        currency: 'BRL',
        rateToBrl: '1',
        isOn: true,
        isFromSettings: false,
        version: 1,
        balance: '100.00',
        trouble: null,
      },
    ])
    expect(await list()).toEqual([expect.objectContaining({ id: firstSupplierId }), body])
    expect(await routedSuppliers()).toMatchObject([{ id: firstSupplierId }, { id: body.id, name: 'Dois' }])
    expect((await test.published('orders')).at(-1)?.routing?.routes).not.toContainEqual(
      expect.objectContaining({ supplierId: body.id }),
    )
  })

  it('has its key encrypted, and in no answer, message or log of the staff', async () => {
    const { body } = await add()
    const { encryptedKey } = await rowOf(body.id)
    expect(decryptSupplierKey(encryptedKey ?? '', body.id, test.deps.config)).toBe(key)
    const shown = [body, await list(), await test.published('orders'), await test.auditMessages()]
    expect(JSON.stringify(shown)).not.toContain(key)
    expect(JSON.stringify([body, await list()])).not.toContain(encryptedKey)
    expect(await test.auditMessages()).toEqual([
      {
        actor: 'ana',
        action: 'supplier-added',
        details: { supplier: 'Dois', host: new URL(second.url).host },
      },
    ])
  })

  it('is not stored when it tells no balance or no services', async () => {
    second.balance = { error: 'Invalid API key' }
    expect((await add()).body).toMatchObject({ error: 'SUPPLIER_KEY_REFUSED' })
    second.balance = { balance: 'soon' }
    expect((await add()).body).toMatchObject({ error: 'SUPPLIER_UNAVAILABLE' })
    second.balance = { balance: '1' }
    second.rows = []
    expect((await add()).body).toMatchObject({ error: 'SUPPLIER_UNAVAILABLE' })
    expect(await list()).toHaveLength(1)
  })

  it('needs an exchange rate where it does not count in reais', async () => {
    second.balance = { balance: '20.5', currency: 'USD' }
    expect(await add()).toMatchObject({ status: 400, body: { error: 'INVALID_REQUEST' } })
    expect(await add({ rateToBrl: '0.00' })).toMatchObject({ status: 400 })
    expect((await add({ rateToBrl: '5.42' })).body).toMatchObject({
      balance: '20.5',
      currency: 'USD',
      rateToBrl: '5.42',
    })
  })

  it('is stored once', async () => {
    await add()
    expect(await add({ name: 'Outro' })).toMatchObject({ status: 409, body: { error: 'CONFLICT' } })
    expect(await add({ key: 'of another account' })).toMatchObject({ status: 201 })
  })

  it.each([
    'http://painel.example.com/api/v2',
    'https://127.0.0.1/api/v2',
    'https://[::1]/api/v2',
    'https://169.254.169.254/latest/',
    'https://localhost/api/v2',
    'https://user:password@painel.example.com/',
    'file:///etc/passwd',
    'painel.example.com',
  ])('may not be at %s', async (url) => {
    Object.assign(test.deps.config, { SUPPLIER_ADDRESSES: 'public' })
    for (const answer of [await add({ url }), await check({ url })])
      expect(answer).toMatchObject({ status: 400, body: { error: 'SUPPLIER_ADDRESS_NOT_ALLOWED' } })
    expect(second.asked).toEqual([])
  })

  it.each([
    'https://painel.example.com/api/v2',
    'http://painel.example.com/api/v2',
    'https://8.8.8.8/api/v2',
  ])(
    'may not be at a private address beside the reseller at %s, whatever the settings still allow',
    async (first) => {
      Object.assign(test.deps.config, { SMM_API_URL: first })
      for (const url of [second.url, 'http://169.254.169.254/latest/', 'http://localhost:3002/api/v2'])
        for (const answer of [await add({ url }), await check({ url })])
          expect(answer).toMatchObject({ status: 400, body: { error: 'SUPPLIER_ADDRESS_NOT_ALLOWED' } })
      expect(second.asked).toEqual([])
    },
  )

  it.each(['owner', 'finance', 'support', 'viewer'] as const)(
    'is asked for a proof of identity: %s',
    async (role) => {
      const asked = { name: 'Dois', url: second.url, key }
      const headers = { cookie: cookieOf(role, false) }
      for (const [method, url, payload] of [
        ['POST', '/api/suppliers', asked],
        ['POST', '/api/suppliers/check', { url: second.url, key }],
        ['PATCH', `/api/suppliers/${firstSupplierId}`, { version: 1, isOn: false }],
      ] as const)
        expect((await test.call(method, url, payload, headers)).body).toMatchObject({
          error: role === 'owner' ? 'PROOF_NEEDED' : 'ROLE_NOT_ALLOWED',
        })
      expect((await test.call('GET', '/api/suppliers', undefined, headers)).status).toBe(200)
    },
  )
})

describe('a stored supplier', () => {
  const added = async (): Promise<StaffSupplier> => (await add()).body

  it('is renamed and switched off, which orders is told', async () => {
    const { id } = await added()
    expect((await change(id, { version: 1, name: 'Barato', isOn: false })).body).toMatchObject({
      name: 'Barato',
      isOn: false,
      version: 2,
    })
    expect((await routedSuppliers())?.find((it) => it.id === id)).toMatchObject({ isOn: false })
    expect((await test.auditMessages()).at(-1)).toMatchObject({
      action: 'supplier-changed',
      details: { supplier: 'Barato', before: 'Dois', on: 'Não' },
    })
  })

  it('keeps a name that can be read', async () => {
    const { id } = await added()
    expect(await change(id, { version: 1, name: '  ' })).toMatchObject({ status: 400 })
  })

  it('is not changed by somebody who saw an older version', async () => {
    const { id } = await added()
    await change(id, { version: 1, isOn: false })
    expect(await change(id, { version: 1, isOn: true })).toMatchObject({ status: 409 })
    const both = await Promise.all(['A', 'B'].map((name) => change(id, { version: 2, name })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps its key until the new one was accepted', async () => {
    const { id } = await added()
    const before = await rowOf(id)
    refuseKey()
    expect((await change(id, { version: 1, key: 'wrong' })).body).toMatchObject({
      error: 'SUPPLIER_KEY_REFUSED',
    })
    expect(await rowOf(id)).toEqual(before)
    second.answer = undefined
    const changed = await change(id, { version: 1, key: 'another' })
    expect(changed.status).toBe(200)
    expect(JSON.stringify(changed.body)).not.toContain('another')
    const { encryptedKey } = await rowOf(id)
    expect(decryptSupplierKey(encryptedKey ?? '', id, test.deps.config)).toBe('another')
    expect((await routedSuppliers())?.find((it) => it.id === id)?.access).toMatchObject({ encryptedKey })
    expect((await test.auditMessages()).at(-1)).toMatchObject({ details: { key: 'trocada' } })
  })

  it('takes a new key though the former one cannot be read any more', async () => {
    const { id } = await added()
    await test.db.updateTable('suppliers').set({ encryptedKey: 'lost' }).where('id', '=', id).execute()
    await test.call('POST', '/api/services/sync')
    expect((await list())[1]).toMatchObject({ trouble: 'KEY_UNREADABLE' })
    expect((await change(id, { version: 1, key })).body).toMatchObject({ trouble: null })
  })

  it('shows its trouble without the key that it repeats', async () => {
    const { id } = await added()
    refuseKey()
    await test.call('POST', '/api/services/sync')
    expect((await list())[1]).toMatchObject({ trouble: 'KEY_REFUSED', balance: null })
    expect((await rowOf(id)).syncError).toBe('the supplier refused: Invalid API key: ***')
  })

  it('of the settings has no other key than theirs', async () => {
    for (const wanted of [{ key: 'k' }, { rateToBrl: '2' }])
      expect((await change(firstSupplierId, { version: 1, ...wanted })).status).toBe(400)
    expect((await change(firstSupplierId, { version: 1, name: 'Principal' })).status).toBe(200)
  })

  it('that is unknown cannot be changed', async () => {
    expect((await change('nobody', { version: 1, isOn: true })).status).toBe(404)
  })
})

it.each([
  ['no public address', 'ADDRESS_NOT_PUBLIC'],
  ['the key of the supplier cannot be read', 'KEY_UNREADABLE'],
  ['the supplier refused: Chave inválida', 'KEY_REFUSED'],
  ['the supplier refused: try later', 'NO_ANSWER'],
  ['the supplier answered 500', 'NO_ANSWER'],
])('%s is %s', (message, trouble) => {
  expect(troubleOf(message)).toBe(trouble)
})
