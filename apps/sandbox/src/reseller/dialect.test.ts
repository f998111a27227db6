import { anOrder, at, openSandbox, type OpenSandbox, rowsOf } from '../testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const add = async () => String(at(await sandbox.smm(anOrder()), 'order'))
const status = (order: string) => sandbox.smm({ action: 'status', order })

describe('the dialect', () => {
  const speak = (dialect: object) => sandbox.post('/smm/control', { dialect })

  it.each([
    [{ numbers: 'number' }, { charge: 11.9, remains: 1000 }],
    [{ numbers: 'comma' }, { charge: '11,90000' }],
    [{ statuses: 'numbers' }, { status: 0 }],
    [{ statuses: 'portuguese' }, { status: 'Pendente' }],
    [{ statuses: 'lower' }, { status: 'pending' }],
    [{ nesting: 'order' }, { order: { status: 'Pending' } }],
    [{ unknownUntilStarted: true }, { start_count: null, remains: 'Unknown' }],
  ])('%j shapes a status', async (dialect, expected) => {
    const order = await add()
    await speak(dialect)
    expect(await status(order)).toMatchObject(expected)
  })

  it('writes snake case while in progress', async () => {
    await speak({ statuses: 'snake' })
    const order = await add()
    sandbox.clock.aheadMs = 1_500
    expect(await status(order)).toHaveProperty('status', 'in_progress')
  })

  it('answers a batch as a list', async () => {
    const order = await add()
    await speak({ batch: 'list' })
    expect(await sandbox.smm({ action: 'status', orders: order })).toMatchObject([
      { order: Number(order), status: 'Pending' },
    ])
  })

  it.each([
    [{ orderIds: 'text-digits' }, /^\{"order":"\d+"\}$/],
    [{ orderIds: 'ulid', orderField: 'order_id' }, /^\{"order_id":"01[0-9A-F]{24}"\}$/],
    [{ orderIds: 'prefixed', orderField: 'id' }, /^\{"id":"UC-\d+"\}$/],
    [{ addExtras: true }, /^\{"order":\d+,"charge":"11.90000","remaining_balance":"249988.10000"\}$/],
  ])('%j shapes the answer to add, and the id stays good', async (dialect, shape) => {
    await speak(dialect)
    expect(JSON.stringify(await sandbox.smm(anOrder()))).toMatch(shape)
    const id = String(at(await sandbox.get('/smm/orders'), '0.id'))
    expect(await status(id)).toHaveProperty('status', 'Pending')
  })

  it.each([
    ['number', 1],
    ['text', '1'],
    ['absent', undefined],
  ])('writes flags as %s', async (flags, expected) => {
    await speak({ flags, serviceIds: 'text' })
    const [first] = rowsOf(await sandbox.smm({ action: 'services' }))
    expect([at(first, 'service'), at(first, 'refill')]).toEqual(['101', expected])
  })

  it.each([
    ['dotted', 200, { error: 'neworder.error.min_quantity' }],
    ['status-error', 200, { status: 'error', message: 'Quantity less than minimal 50' }],
    ['http-400', 400, { error: 'Quantity less than minimal 50' }],
  ])('says no as %s', async (errors, code, body) => {
    await speak({ errors })
    const answer = await sandbox.rawSmm(anOrder({ quantity: '1' }))
    expect([answer.status, await answer.json()]).toEqual([code, body])
    await sandbox.post('/smm/control', { dialect: null })
    expect(await sandbox.smm(anOrder({ quantity: '1' }))).toEqual({ error: 'Quantity less than minimal 50' })
  })
})
