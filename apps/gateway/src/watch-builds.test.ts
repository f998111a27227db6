import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { aPage, anAdmin, aStorefront, openService, openTestApp, until, writeBuild } from './testing.ts'

const asset = (version: string, file = 'remoteEntry.1.js') => `/remotes/storefront/${version}/${file}`
const renewed = (version: string, home = {}) =>
  aStorefront({
    version,
    pages: [aPage({ html: `<h1>${version}</h1>`, ...home }), aPage({ path: '/faq', name: 'faq' })],
  })

/** A look reads all apps at once: the first may have begun before, the second is over when the third is seen. */
async function allAreLookedAt(app: FastifyInstance, { webApps }: Config) {
  for (const version of ['admin2', 'admin3', 'admin4']) {
    await writeBuild(webApps.admin, anAdmin({ version }))
    await until(
      async () => (await app.inject(`/remotes/admin/${version}/remoteEntry.1.js`)).statusCode === 200,
    )
  }
}

describe('the files of a build', () => {
  it('are served compressed, for ever', async () => {
    const { app } = await openTestApp()
    const answer = await app.inject({ url: asset('front1'), headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await app.close()
  })

  it('that are not there are a 404 that nobody keeps, never a page', async () => {
    const { app } = await openTestApp()
    const urls = [
      asset('front1', 'gone.js'),
      asset('front0'),
      '/remotes/nobody/1/a.js',
      '/remotes/',
      asset('front1', '..%2ffragments.json'),
    ]
    for (const url of urls) {
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({ error: 'NOT_FOUND' })
    }
    await app.close()
  })
})

describe('a new build', () => {
  it('is taken while the gateway runs; the files of the old one stay', async () => {
    const { app, config } = await openTestApp()
    await writeBuild(config.webApps.storefront, renewed('front2'))
    await until(async () => (await app.inject('/')).body.includes('<h1>front2</h1>'))
    expect((await app.inject('/')).body).toContain(asset('front2'))
    expect((await app.inject('/faq')).statusCode).toBe(200)
    expect((await app.inject('/todos-servicos')).statusCode).toBe(404)
    expect((await app.inject(asset('front1'))).body).toContain('front1')
    expect((await app.inject(asset('front2'))).body).toContain('front2')
    await app.close()
  })

  it('is left alone until it is whole', async () => {
    const { app, config } = await openTestApp()
    const folder = config.webApps.storefront
    await rm(join(folder, 'web/page-home.1.js.br'))
    await writeFile(join(folder, 'fragments.json'), JSON.stringify(renewed('front2')))
    await allAreLookedAt(app, config)
    expect((await app.inject('/')).body).toContain('<h1>Olá</h1>')
    await writeBuild(folder, renewed('front2'))
    await until(async () => (await app.inject('/')).body.includes('<h1>front2</h1>'))
    await app.close()
  })

  it.each([
    '',
    '{',
    '{"version":"../../x","remoteEntry":"a","files":["a"],"pages":[]}',
    '[]',
    JSON.stringify(renewed('front2', { html: 7 as never })),
  ])('that makes no sense (%j) changes nothing', async (text) => {
    const { app, config } = await openTestApp()
    await writeFile(join(config.webApps.storefront, 'fragments.json'), text)
    await allAreLookedAt(app, config)
    expect((await app.inject('/')).body).toContain('<h1>Olá</h1>')
    expect((await app.inject(asset('front1'))).statusCode).toBe(200)
    await app.close()
  })

  it('keeps the last five versions', async () => {
    const { app, config } = await openTestApp()
    for (const version of ['front2', 'front3', 'front4', 'front5', 'front6']) {
      await writeBuild(config.webApps.storefront, renewed(version))
      await until(async () => (await app.inject('/')).body.includes(`<h1>${version}</h1>`))
    }
    expect((await app.inject(asset('front1'))).statusCode).toBe(404)
    expect((await app.inject(asset('front2'))).statusCode).toBe(200)
    await app.close()
  })
})

describe('after a restart', () => {
  it('the files of earlier builds are still there, and so is a web app that is down', async () => {
    const releasesDir = await mkdtemp(join(tmpdir(), 'releases-'))
    const { app: first, config } = await openTestApp({ releasesDir })
    await writeBuild(config.webApps.storefront, renewed('front2'))
    await until(async () => (await first.inject('/')).body.includes('<h1>front2</h1>'))
    const isKept = (path: string) => existsSync(join(releasesDir, path))
    await until(() => isKept('storefront/front2') && isKept('shell'))
    await until(() => readdirSync(join(releasesDir, 'shell')).some((name) => !name.startsWith('.')))
    await first.close()

    const { app } = await openTestApp({ releasesDir, webApps: config.webApps }, {})
    expect((await app.inject(asset('front1'))).body).toContain('front1')
    await app.close()

    const { app: alone } = await openTestApp({ releasesDir }, {})
    expect((await alone.inject('/readyz')).statusCode).toBe(200)
    expect((await alone.inject('/')).body).toContain('<h1>front2</h1>')
    await alone.close()
  })

  it('no more than five versions lie on the disk', async () => {
    const releasesDir = await mkdtemp(join(tmpdir(), 'releases-'))
    const { app, config } = await openTestApp({ releasesDir })
    for (const version of ['front2', 'front3', 'front4', 'front5', 'front6']) {
      await writeBuild(config.webApps.storefront, renewed(version))
      await until(() => existsSync(join(releasesDir, 'storefront', version)))
    }
    await until(() => readdirSync(join(releasesDir, 'storefront')).length === 5)
    expect(existsSync(join(releasesDir, 'storefront/front1'))).toBe(false)
    await app.close()
  })
})

describe('a build at an http address', () => {
  it('is read from there, and the last one stays when the address falls silent', async () => {
    const { app: first, config } = await openTestApp()
    await first.close()
    const { server, url } = await openService(async (request, response) => {
      const file = await readFile(join(config.webApps.storefront, request.url!)).catch(() => undefined)
      response.statusCode = file ? 200 : 404
      response.end(file)
    })
    const { app } = await openTestApp({ webApps: { ...config.webApps, storefront: url } }, {})
    expect((await app.inject('/')).statusCode).toBe(200)
    expect((await app.inject(asset('front1'))).statusCode).toBe(200)
    await writeBuild(config.webApps.storefront, renewed('front2'))
    await until(async () => (await app.inject('/')).body.includes('<h1>front2</h1>'))
    server.closeAllConnections()
    server.close()
    await allAreLookedAt(app, config)
    expect((await app.inject('/')).body).toContain('<h1>front2</h1>')
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
  })
})
