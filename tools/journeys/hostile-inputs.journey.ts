import { smuggledMark } from '../hostile/ambiguous-requests.ts'
import { attack } from '../hostile/attack.ts'
import { eventually } from './eventually.ts'
import { useShop } from './fixtures.ts'
import { signIn } from './actors/panel-api.ts'
import { openVisitor, order } from './actors/visitor.ts'

const product = useShop({ CHAT_LIMITS: 'off', SHORT_LINKS: 'off', SUPPLIER_ADDRESSES: 'public' })

// The command `npm run hostile-inputs` sends 10,000 and watches the memory too.
it('300 hostile inputs end no process, raise no error, reach no service past the gateway, and it still sells', async () => {
  const pids = product.pids()
  const cookie = await signIn(product)
  const attackWith = (from: number, to: number) => attack(product.url, cookie, { seed: 7, from, to })
  const { failed } = await attackWith(0, 300)
  const isBusy = ({ why }: { why: string }) => why === 'status 503'
  expect(failed.filter((one) => !isBusy(one))).toEqual([])
  // A machine that is busy enough answers 503: the input is sent again until it gets an answer of its own.
  for (const { number } of failed.filter(isBusy))
    await eventually(`answer to input ${number}`, async () => {
      const again = await attackWith(number, number + 1)
      return again.failed.length === 0
    })
  expect(product.pids()).toEqual(pids)
  for (const name of ['orders', 'chat', 'catalogue'] as const)
    expect(product.log(name)).not.toContain(smuggledMark)
  const visitor = await openVisitor(product)
  await order(visitor)
  await visitor.card()
  visitor.close()
})
