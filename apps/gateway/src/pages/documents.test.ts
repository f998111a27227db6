import { createHash } from 'node:crypto'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ShellFragments } from '@smm/contracts/pages'
import { anAdmin, aPage, aShell, aStorefront, openTestApp } from '../testing.ts'

describe('a page', () => {
  it('is one document: head, styles in order, HTML, and last the loader', async () => {
    const { app } = await openTestApp()
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-cache')
    const parts = [
      '<html lang="pt-BR">',
      '<title>Início</title>',
      '<link rel="canonical" href="https://loja.example/">',
      `<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'`,
      '<style data-href="main.1.css">',
      '<style data-href="page-home.1.css">',
      '<div id="root"><main><h1>Olá</h1></main></div>',
      '"entry":"/remotes/storefront/front1/remoteEntry.1.js"',
      '<script>start()</script>',
    ]
    const places = parts.map((part) => answer.body.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(answer.body).not.toMatch(/<script[^>]+src|rel="?(preload|modulepreload|prefetch)/)
    await app.close()
  })

  it('holds of each sheet what its HTML needs, where the loader fetches the rest', async () => {
    const sheet = (file: string) => ({ file, css: '.a{}.b{}', used: '.a{}' })
    const storefront = aStorefront({ pages: [aPage({ styles: [sheet('page-home.1.css')] })] })
    const stylesBy = async (shell: ShellFragments) => {
      const { app } = await openTestApp({}, { shell, storefront })
      const { body } = await app.inject('/')
      await app.close()
      return body.match(/<style.*?<\/style>/g)
    }
    expect(await stylesBy(aShell({ styles: [sheet('main.1.css')] }))).toEqual([
      '<style data-of="/remotes/shell/shell1/main.1.css">.a{}</style>',
      '<style data-of="/remotes/storefront/front1/page-home.1.css">.a{}</style>',
    ])
    expect(await stylesBy(aShell({ styles: [sheet('main.1.css')], isStrict: true }))).toEqual([
      '<style data-of="/remotes/shell/shell1/main.1.css /remotes/storefront/front1/page-home.1.css">.a{}.a{}</style>',
    ])
    expect(await stylesBy(aShell({ styles: [{ file: 'main.1.css', css: '.a{}.b{}' }] }))).toEqual([
      '<style data-href="main.1.css">.a{}.b{}</style>',
      '<style data-href="page-home.1.css">.a{}.b{}</style>',
    ])
  })

  it('starts its scripts at the first interaction, or at once where it asks for that', async () => {
    const pages = [aPage(), aPage({ path: '/pedido', start: 'now' })]
    const { app } = await openTestApp({}, { shell: aShell(), storefront: aStorefront({ pages }) })
    expect((await app.inject('/')).body).toContain('"start":"idle"')
    expect((await app.inject('/pedido')).body).toContain('"start":"now"')
    await app.close()
  })

  it('fetches the remote late where all its parts wait for the visitor', async () => {
    const waiting = aPage({ scripts: [], laterScripts: ['page-home.1.js'] })
    const { app } = await openTestApp({}, { shell: aShell(), storefront: aStorefront({ pages: [waiting] }) })
    const { body } = await app.inject('/')
    const remote = '/remotes/storefront/front1'
    expect(body).toContain('"scripts":["/remotes/shell/shell1/main.1.js"]')
    expect(body).toContain(`"laterScripts":["${remote}/remoteEntry.1.js","${remote}/page-home.1.js"]`)
    await app.close()
  })

  it('names the share picture when the shell has one', async () => {
    const shell = aShell({ sharePicture: 'share.1.png', files: ['main.1.js', 'share.1.png'] })
    const { app } = await openTestApp({}, { shell, storefront: aStorefront() })
    const picture = 'https://loja.example/remotes/shell/shell1/share.1.png'
    const { body } = await app.inject('/')
    expect(body).toContain(`<meta property="og:image" content="${picture}">`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect((await app.inject(new URL(picture).pathname)).headers['content-type']).toBe('image/png')
    await app.close()
    const { app: without } = await openTestApp()
    expect((await without.inject('/')).body).not.toContain('og:image')
    await without.close()
  })

  it('allows exactly its own inline script', async () => {
    const { app } = await openTestApp()
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("connect-src 'self' wss://loja.example;")
    expect(policy).toContain("frame-ancestors 'none'")
    await app.close()
  })

  it('allows exactly its own inline styles, and no text as a script, where its builds hold to that', async () => {
    const strict = { shell: aShell({ isStrict: true }), admin: anAdmin({ isStrict: true }) }
    const { app } = await openTestApp({}, { ...strict, storefront: aStorefront({ isStrict: true }) })
    for (const path of ['/', '/admin09', '/nada']) {
      const { body, headers } = await app.inject(path)
      const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!)
      expect(styles.length).toBeGreaterThan(0)
      const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`)
      expect(policy).toContain("trusted-types default; require-trusted-types-for 'script'")
      expect(policy).not.toContain('unsafe')
    }
    await app.close()
  })

  it.each([
    [
      'shell',
      { shell: aShell(), storefront: aStorefront({ isStrict: true }), admin: anAdmin({ isStrict: true }) },
    ],
    ['remote', { shell: aShell({ isStrict: true }), storefront: aStorefront(), admin: anAdmin() }],
  ])('keeps the policy of the previous release for a %s of that release', async (_which, builds) => {
    const { app } = await openTestApp({}, builds)
    for (const path of ['/', '/admin09']) {
      const policy = String((await app.inject(path)).headers['content-security-policy'])
      expect(policy).toContain("style-src 'self' 'unsafe-inline';")
      expect(policy).not.toContain('trusted-types')
    }
    await app.close()
  })

  it('isolates the panel, and only the panel, from the window that opened it', async () => {
    const { app } = await openTestApp()
    const openerPolicy = async (url: string) => (await app.inject(url)).headers['cross-origin-opener-policy']
    expect(await openerPolicy('/admin09')).toBe('same-origin')
    expect(await openerPolicy('/admin09/login')).toBe('same-origin')
    expect(await openerPolicy('/')).toBeUndefined()
    await app.close()
  })

  it('is compressed as the visitor accepts it, with the same text each time', async () => {
    const { app } = await openTestApp()
    const get = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
    const [plain, br, gzip] = await Promise.all([get('identity'), get('gzip, br'), get('gzip')])
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('accept-encoding')
    await app.close()
  })

  it('is a 304 for a visitor who has it cached', async () => {
    const { app } = await openTestApp()
    const etag = String((await app.inject('/')).headers.etag)
    const again = await app.inject({ url: '/', headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await app.inject({ url: '/todos-servicos', headers: { 'if-none-match': '"old"' } })
    expect(other.statusCode).toBe(200)
    await app.close()
  })

  it('answers HEAD without its body, and over a real connection the same as here', async () => {
    const { app } = await openTestApp()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const head = await fetch(address, { method: 'HEAD' })
    const get = await fetch(address)
    expect(await head.text()).toBe('')
    expect(await get.text()).toBe((await app.inject('/')).body)
    expect(get.headers.get('content-security-policy')).toBe(head.headers.get('content-security-policy'))
    expect(get.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${address}/nada`)).status).toBe(404)
    for (const name of ['constructor', '__proto__', 'toString'])
      expect((await fetch(`${address}/remotes/${name}/a/b`)).status).toBe(404)
    await app.close()
  })

  it('answers pipelined requests in order, over one connection that stays open', async () => {
    const { app } = await openTestApp()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    for (const path of ['/', '/todos-servicos', '/nada', '/'])
      socket.write(`GET ${path} HTTP/1.1\r\nhost: loja.example\r\n\r\n`)
    let received = ''
    for await (const chunk of socket) {
      received += String(chunk)
      if (received.split('</html>').length > 4) break
    }
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(
      ['200', '200', '404', '200'].map((code) => `HTTP/1.1 ${code}`),
    )
    expect(received).not.toContain('Connection: close')
    await app.close()
  })

  it('has one address: a slash at its end leads to it', async () => {
    const { app } = await openTestApp()
    const answer = await app.inject('/todos-servicos/?de=anuncio')
    expect(answer.statusCode).toBe(308)
    expect(answer.headers.location).toBe('/todos-servicos?de=anuncio')
    expect((await app.inject('//evil.example/')).statusCode).toBe(404)
    await app.close()
  })

  it('of the panel is a skeleton that starts at once, and no search engine keeps it', async () => {
    const { app } = await openTestApp()
    for (const url of ['/admin09', '/admin09/login']) {
      const { statusCode, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('Carregando o painel…')
      expect(body).toContain('"start":"now"')
      expect(body).toContain('/remotes/admin/admin1/remoteEntry.1.js')
      expect(body).not.toContain('/remotes/storefront/')
    }
    await app.close()
  })
})

describe('an unknown path', () => {
  it('answers 404 with the way home', async () => {
    const { app } = await openTestApp()
    for (const url of ['/nada', '/index.html', '/admin09/nada', '/%00', '/promo-50%', '/../etc/passwd']) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('Não encontramos esta página')
      expect(answer.body).not.toContain('<script>')
    }
    await app.close()
  })

  it('answers JSON under /api, and to methods that write', async () => {
    const { app } = await openTestApp()
    expect((await app.inject('/api/nada')).json()).toMatchObject({ error: 'NOT_FOUND' })
    expect((await app.inject('/api/%')).json()).toMatchObject({ error: 'INVALID_REQUEST' })
    expect((await app.inject({ method: 'POST', url: '/' })).json()).toMatchObject({ error: 'NOT_FOUND' })
    await app.close()
  })
})

describe('a web app whose build was never readable', () => {
  it('makes only its own pages unavailable', async () => {
    const { app } = await openTestApp({}, { shell: aShell(), admin: anAdmin() })
    const home = await app.inject('/')
    expect(home.statusCode).toBe(503)
    expect(home.body).toContain('Voltamos já')
    expect((await app.inject('/admin09')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
  })
})

describe('without the shell', () => {
  it('the gateway is alive, but not ready', async () => {
    const { app } = await openTestApp({}, { storefront: aStorefront() })
    expect((await app.inject('/livez')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).json()).toEqual({ ok: false, missing: ['shell'] })
    expect((await app.inject('/')).statusCode).toBe(503)
    await app.close()
  })
})

describe('the routes of crawlers', () => {
  it('are robots.txt, and a sitemap of the canonical pages only', async () => {
    const { app } = await openTestApp()
    expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://loja.example/sitemap.xml')
    const map = (await app.inject('/sitemap.xml')).body
    expect(map).toContain('<loc>https://loja.example/todos-servicos</loc>')
    expect(map).not.toContain('smm-brasil')
    expect(map).not.toContain('admin09')
    expect((await app.inject('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    await app.close()
  })
})

it('every answer carries the security headers', async () => {
  const { app } = await openTestApp()
  for (const url of ['/', '/nada', '/api/orders', '/remotes/shell/shell1/main.1.js', '/livez']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
  await app.close()
})
