import { slot } from '@smm/contracts/figures/slots'
import { completedOrdersFigure } from '@smm/pricing/figures'
import { until } from '@smm/http-service/test-until'
import { aPage, aShell, aStorefront, openService, openTestApp } from '../testing.ts'

const home = aPage()
const template = { head: home.head, html: `<b>${slot(completedOrdersFigure)}</b>` }
const builds = { shell: aShell(), storefront: aStorefront({ pages: [{ ...home, template }] }) }

let end: () => Promise<void>
afterEach(() => end())

async function open(answer: (path: string | undefined) => { status: number; body: string }) {
  const { server, url } = await openService((request, response) => {
    const { status, body } = answer(request.url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  const nobody = ['http://127.0.0.1:1']
  const { app } = await openTestApp({ services: { chat: nobody, orders: [url], catalogue: nobody } }, builds)
  end = async () => {
    await app.close()
    server.closeAllConnections()
    server.close()
  }
  return async () => (await app.inject('/')).body
}

it('the pages show the figures that orders tells', async () => {
  const html = await open((path) => ({
    status: path === '/api/shop-figures' ? 200 : 404,
    body: JSON.stringify({ completedOrders: 12_345, starts: [] }),
  }))
  await until(async () => (await html()).includes('<b>12.345</b>'))
})

it.each([
  ['an error', 500, '{}'],
  ['no JSON', 200, '<html>'],
  ['other data', 200, '{"completedOrders":"many"}'],
])('the pages stay as they are after %s', async (_what, status, body) => {
  let asked = 0
  const html = await open(() => {
    asked += 1
    return { status, body }
  })
  await until(() => asked > 0)
  expect(await html()).toContain('<b></b>')
})
