import { HtmlValidate } from 'html-validate'
import { PNG } from 'pngjs'
import { serveSite } from '../build/serve-site.mjs'
import { publicPages } from './pages.ts'
import { missingFields, thingsIn } from './required-fields.ts'

// Rules of the HTML standard and of accessibility, without those of style: React writes attributes its own way.
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: { 'attr-case': 'off', 'doctype-style': 'off' },
})

let site: Awaited<ReturnType<typeof serveSite>>
const htmlOf = async (path: string) => (await fetch(site.origin + path)).text()

beforeAll(async () => {
  site = await serveSite({ PUBLIC_ORIGIN: 'https://loja.example' })
})
afterAll(() => site.stop())

/** Contents of the tags of a head by name, property or rel; a duplicate fails. */
function readHead(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'))
  const found: Record<string, string> = { title: /<title>([^<]*)<\/title>/.exec(head)![1]! }
  for (const [, name, content] of head.matchAll(
    /<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g,
  )) {
    expect(found).not.toHaveProperty([name!])
    found[name!] = content!
  }
  return found
}

describe.each(publicPages)('%s', (path, canonicalPath, kinds) => {
  let html: string
  beforeAll(async () => {
    html = await htmlOf(path)
  })

  it('is HTML without an error', async () => {
    const { results } = await validator.validateString(html)
    expect(
      results
        .flatMap(({ messages }) => messages)
        .map((it) => `${it.line}:${it.column} ${it.ruleId} ${it.message}`),
    ).toEqual([])
  })

  it('says what it is to search engines and to whoever shows a link to it', () => {
    const head = readHead(html)
    const address = `https://loja.example${canonicalPath}`
    expect(head).toMatchObject({
      canonical: address,
      'og:url': address,
      'og:title': head['title'],
      'og:description': head['description'],
      'og:type': 'website',
      'og:locale': 'pt_BR',
      'og:site_name': 'SMM Brasil',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(head['og:image']).toMatch(
      /^https:\/\/loja\.example\/remotes\/shell\/\w+\/share-picture\.\w+\.png$/,
    )
    expect(head).not.toHaveProperty('robots')
    expect(html).toMatch(/^<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">/)
  })

  it('tells schema.org things that are whole, with addresses that are', () => {
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    const told = scripts.map(([, text]) => JSON.parse(text!) as Record<string, unknown>)
    expect([...new Set(told.map((thing) => thing['@type']))]).toEqual(kinds)
    const things = thingsIn(told)
    expect(missingFields(things)).toEqual([])
    const addresses = things.flatMap(({ url, item }) => [url, item]).filter((it) => it !== undefined)
    expect(addresses.filter((it) => !String(it).startsWith('https://loja.example/'))).toEqual([])
    for (const { price } of things.filter((thing) => thing['@type'] === 'Offer'))
      expect(price).toMatch(/^\d+\.\d\d$/)
  })

  it('asks for no file before it is read', () => {
    expect(html).not.toMatch(
      /<script[^>]+src=|<link[^>]+rel="?(preload|modulepreload|prefetch|stylesheet)|<img/,
    )
  })
})

it('the site map names every canonical address once, and robots.txt the map', async () => {
  const map = await htmlOf('/sitemap.xml')
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  const canonical = publicPages.filter(([path, canonicalPath]) => path === canonicalPath)
  expect(named.toSorted()).toEqual(canonical.map(([path]) => `https://loja.example${path}`).toSorted())
  const robots = await htmlOf('/robots.txt')
  expect(robots).toContain('Sitemap: https://loja.example/sitemap.xml')
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

it('the picture of a shared link is the size it says', async () => {
  const { pathname } = new URL(readHead(await htmlOf('/'))['og:image']!)
  const answer = await fetch(site.origin + pathname)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()))
  expect([width, height]).toEqual([1200, 630])
})

it('the display face is a small file of our own, which no page waits for', async () => {
  const html = await htmlOf('/')
  const [, face, display] = /src:url\(([^)]+)\)[^}]*font-display:(\w+)/.exec(html)!
  expect(face).toMatch(/^\/remotes\/shell\/\w+\/gabarito\.\w+\.woff2$/)
  expect(display).toBe('swap')
  const answer = await fetch(site.origin + face)
  expect(answer.headers.get('content-type')).toBe('font/woff2')
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(25 * 1024)
  expect((await fetch(site.origin)).headers.get('content-security-policy')).toContain("font-src 'self'")
})

it.each(['/admin09', '/admin09/login', '/nada', '/pedido'])(
  '%s is HTML without an error that no search engine keeps',
  async (path) => {
    const html = await htmlOf(path)
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    expect(readHead(html)['robots']).toBe('noindex')
  },
)
