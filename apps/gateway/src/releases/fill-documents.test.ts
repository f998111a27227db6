import { createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { figuresId, type PageLink } from '@smm/contracts/pages'
import { slot } from '@smm/contracts/figures/slots'
import { type Figures, packageFigure, productFigure } from '@smm/pricing/figures'
import { seedFigures } from '@smm/pricing/seed-book'
import { until } from '@smm/http-service/test-until'
import { serveFromMemory } from '../pages/serve-from-memory.ts'
import { aPage, aShell, aStorefront, listen, openTestApp } from '../testing.ts'
import { pollReleases, type Releases } from './poll-releases.ts'

const followers = { platform: 'instagram', serviceType: 'followers' } as const
const price = slot(packageFigure('price', followers, 500))
const from = slot(productFigure('from', followers))

const home = aPage({ html: '<b>R$ 45,00</b>' })
const template = {
  head: {
    ...home.head,
    title: `A partir de ${from}`,
    structuredData: [{ price: slot(packageFigure('decimal', followers, 500)) }],
  },
  html: `<b>${price}</b>`,
}
const storefront = aStorefront({ pages: [{ ...home, template }, aPage({ path: '/faq', name: 'faq' })] })

const pricedAt = (priceCents: number): Figures => ({
  packages: seedFigures.packages.map((it) => ({
    ...it,
    packages: it.packages.map((one) => ({ ...one, priceCents })),
  })),
})

let releases: Releases
let end: () => Promise<void>
let address: string

beforeEach(async () => {
  const { app, config } = await openTestApp({}, { shell: aShell(), storefront })
  releases = await pollReleases(config, seedFigures, app.log)
  const serve = serveFromMemory({
    ...releases,
    publicOrigin: config.publicOrigin,
    countVisit: () => {},
  })
  const server = createServer((request, response) => void serve(request, response))
  address = `http://127.0.0.1:${await listen(server)}`
  end = async () => {
    releases.close()
    server.closeAllConnections()
    server.close()
    await app.close()
  }
})
afterEach(() => end())

const documentAt = (path: string) => releases.site().documents.get(path)!
const htmlOf = () => documentAt('/').identity.toString()

it('a document has the figures of the seed book, and brings them along', () => {
  expect(htmlOf()).toContain('<title>A partir de R$ 15</title>')
  expect(htmlOf()).toContain('<b>R$ 45,00</b>')
  expect(htmlOf()).toContain('{"price":"45.00"}')
  const [, json] = new RegExp(`<script id="${figuresId}" type="application/json">(.*?)</script>`).exec(
    htmlOf(),
  )!
  expect(JSON.parse(json!)).toEqual(seedFigures)
})

it('takes other figures while it is served: in every encoding, under another ETag, with the same policy', async () => {
  const before = await fetch(address)
  const etag = before.headers.get('etag')!
  const isKnown = async () => (await fetch(address, { headers: { 'if-none-match': etag } })).status === 304
  expect(await isKnown()).toBe(true)

  await releases.fillDocuments(pricedAt(1_990))
  expect(await isKnown()).toBe(false)
  const after = await fetch(address)
  const html = await after.text()
  expect(html).toContain('<title>A partir de R$ 19,90</title>')
  expect(html).toContain('<b>R$ 19,90</b>')
  expect(html).not.toMatch(/R\$ 15|R\$ 45|45\.00/)
  expect(after.headers.get('content-security-policy')).toBe(before.headers.get('content-security-policy'))
  expect(after.headers.get('etag')).not.toBe(etag)
  const links = (await (await fetch(`${address}/pages.json`)).json()) as PageLink[]
  expect(links.map(({ title }) => title)).toEqual(['A partir de R$ 19,90', 'Início'])
  for (const path of ['/', '/faq', '/pages.json']) {
    const { identity, br, gzip } = documentAt(path)
    expect(brotliDecompressSync(br)).toEqual(identity)
    expect(gunzipSync(gzip)).toEqual(identity)
  }
})

it('is compressed better soon after, without another ETag', async () => {
  await releases.fillDocuments(pricedAt(1_990))
  const fast = documentAt('/')
  await until(() => documentAt('/') !== fast)
  expect(documentAt('/').etag).toBe(fast.etag)
  expect(documentAt('/').br.length).toBeLessThan(fast.br.length)
})

it('shows the last of several books', async () => {
  await Promise.all([1_100, 1_200, 1_300].map((cents) => releases.fillDocuments(pricedAt(cents))))
  expect(htmlOf()).toContain('<b>R$ 13,00</b>')
})
