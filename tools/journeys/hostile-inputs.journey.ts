import { smuggledMark } from '../hostile/ambiguous-requests.ts'
import { attack } from '../hostile/attack.ts'
import { signIn } from './outside-world.ts'
import { type Product, startProduct } from './product.ts'
import { openVisitor, order } from './visitor.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ CHAT_LIMITS: 'off', SHORT_LINKS: 'off', SUPPLIER_ADDRESSES: 'public' })
})
afterAll(() => product?.stop())

// The command `npm run hostile-inputs` sends 10,000 and watches the memory too.
it('300 hostile inputs end no process, raise no error, reach no service past the gateway, and it still sells', async () => {
  const pids = product.pids()
  const { failed } = await attack(product.url, await signIn(product), { seed: 7, from: 0, to: 300 })
  // A machine that is busy enough answers 503.
  expect(failed.filter(({ why }) => why !== 'status 503')).toEqual([])
  expect(product.pids()).toEqual(pids)
  for (const name of ['orders', 'chat', 'catalogue'] as const)
    expect(product.log(name)).not.toContain(smuggledMark)
  const visitor = await openVisitor(product)
  await order(visitor)
  await visitor.card()
  visitor.close()
})
