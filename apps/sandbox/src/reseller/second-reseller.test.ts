import { anOrder, openSandbox, type OpenSandbox } from '../testing.ts'

let sandbox: OpenSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
})
afterEach(() => sandbox.close())

const callSecond = async (fields: Record<string, string>): Promise<unknown> => {
  const body = new URLSearchParams({ key: 'sandbox-2', ...fields })
  return (await sandbox.call('/smm-2/api/v2', { method: 'POST', body })).json()
}

it('has orders, money and faults of its own', async () => {
  await sandbox.post('/smm-2/control', { balance: 50, failNext: { action: 'balance', mode: 'refuse:No' } })
  expect(await callSecond({ action: 'balance' })).toEqual({ error: 'No' })
  expect(await callSecond({ action: 'balance' })).toEqual({ balance: '50.00000', currency: 'BRL' })
  expect(await sandbox.smm({ action: 'balance' })).toEqual({ balance: '250000.00000', currency: 'BRL' })
  expect(await callSecond(anOrder())).toEqual({ order: 23_500_001 })
  expect(await sandbox.get('/smm-2/orders')).toHaveLength(1)
  expect(await sandbox.get('/smm/orders')).toEqual([])
})

it("refuses the first one's key", async () => {
  expect(await callSecond({ key: 'sandbox', action: 'balance' })).toEqual({ error: 'Invalid API key' })
})
