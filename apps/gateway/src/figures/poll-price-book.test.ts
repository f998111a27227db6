import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PublishedBook } from '@smm/contracts/prices/price-book'
import { slot } from '@smm/contracts/figures/slots'
import { packageFigure } from '@smm/pricing/figures'
import { seedBook } from '@smm/pricing/seed-book'
import { until } from '@smm/http-service/test-until'
import { aPage, aShell, aStorefront, openService, openTestApp } from '../testing.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const home = aPage()
const template = { head: home.head, html: `<b>${slot(packageFigure('price', followers, 500))}</b>` }
const builds = { shell: aShell(), storefront: aStorefront({ pages: [{ ...home, template }] }) }
const nobody = ['http://127.0.0.1:1']

const bookAt = (priceCents: number, version = 1): PublishedBook => ({
  version,
  products: seedBook.map((it) => ({
    ...it,
    packages: it.packages.map((one) => ({ ...one, priceCents })),
  })),
})

const ends: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const newFolder = () => mkdtemp(join(tmpdir(), 'gateway-prices-'))

/** A catalogue whose book a test changes; undefined answers an error. */
async function openCatalogue(first: PublishedBook | undefined) {
  const catalogue = { book: first as unknown, asked: 0, urls: nobody }
  const { server, url } = await openService((request, response) => {
    catalogue.asked += 1
    const isFound = request.url === '/api/packages' && catalogue.book !== undefined
    response.writeHead(isFound ? 200 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify(catalogue.book ?? {}))
  })
  ends.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return Object.assign(catalogue, { urls: [url] })
}

async function openGateway(catalogue: string[], releasesDir?: string) {
  const services = { chat: nobody, orders: nobody, catalogue }
  const { app } = await openTestApp({ services, releasesDir }, builds)
  ends.unshift(() => app.close())
  return async () => (await app.inject('/')).body
}

it('the pages show the price book of the catalogue, and the next one without a build', async () => {
  const catalogue = await openCatalogue(bookAt(1_990))
  const html = await openGateway(catalogue.urls)
  await until(async () => (await html()).includes('<b>R$ 19,90</b>'))
  catalogue.book = bookAt(2_990, 2)
  await until(async () => (await html()).includes('<b>R$ 29,90</b>'))
})

it('a gateway that starts without a catalogue shows the last book, never the first one', async () => {
  const folder = await newFolder()
  const catalogue = await openCatalogue(bookAt(1_990))
  await openGateway(catalogue.urls, folder)
  const file = join(folder, 'price-book.json')
  await until(async () => (await readFile(file, 'utf8').catch(() => '')).includes('1990'))
  const html = await openGateway(nobody, folder)
  expect(await html()).toContain('<b>R$ 19,90</b>')
})

it.each([['no JSON'], ['[{"platform":"instagram"}]']])(
  'a stored book that is %j is not shown',
  async (text) => {
    const folder = await newFolder()
    await writeFile(join(folder, 'price-book.json'), text)
    const html = await openGateway(nobody, folder)
    expect(await html()).toContain('<b>R$ 45,00</b>')
  },
)

it.each([
  ['an error', undefined],
  ['another shape', { version: 2, products: [{ ...seedBook[0], packages: 'many' }] }],
])('the pages keep their prices after %s', async (_what, answer) => {
  const catalogue = await openCatalogue(bookAt(1_990))
  const html = await openGateway(catalogue.urls)
  await until(async () => (await html()).includes('<b>R$ 19,90</b>'))
  catalogue.book = answer
  const { asked } = catalogue
  await until(() => catalogue.asked > asked + 1)
  expect(await html()).toContain('<b>R$ 19,90</b>')
})
