import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { until } from '@smm/http-service/test-until'
import type { Config } from '../config.ts'
import { aPage, anAdmin, aShell, aStorefront, openService, openTestApp, writeBuild } from '../testing.ts'

const asset = (version: string, file = 'remoteEntry.1.js') => `/remotes/storefront/${version}/${file}`
const renewed = (version: string, home = {}) =>
  aStorefront({
    version,
    pages: [aPage({ html: `<h1>${version}</h1>`, ...home }), aPage({ path: '/faq', name: 'faq' })],
  })

/** A poll reads all apps at once: the first may have begun before, the second is over when the third is seen. */
async function allArePolled(app: FastifyInstance, { webApps }: Config) {
  for (const version of ['admin2', 'admin3', 'admin4']) {
    await writeBuild(webApps.admin, anAdmin({ version }))
    await until(
      async () => (await app.inject(`/remotes/admin/${version}/remoteEntry.1.js`)).statusCode === 200,
    )
  }
}

describe('the files of a build', () => {
  it('are served compressed and immutable', async () => {
    const { app } = await openTestApp()
    const answer = await app.inject({ url: asset('front1'), headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    await app.close()
  })

  it('that are missing are a 404 without caching, never a page', async () => {
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
  it('is published while the gateway runs; the files of the old one stay', async () => {
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

  it('is ignored until it is complete', async () => {
    const { app, config } = await openTestApp()
    const folder = config.webApps.storefront
    await rm(join(folder, 'web/page-home.1.js.br'))
    await writeFile(join(folder, 'fragments.json'), JSON.stringify(renewed('front2')))
    await allArePolled(app, config)
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
  ])('that is malformed (%j) changes nothing', async (text) => {
    const { app, config } = await openTestApp()
    await writeFile(join(config.webApps.storefront, 'fragments.json'), text)
    await allArePolled(app, config)
    expect((await app.inject('/')).body).toContain('<h1>Olá</h1>')
    expect((await app.inject(asset('front1'))).statusCode).toBe(200)
    await app.close()
  })

  it('leaves the last five versions retained', async () => {
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

describe('two gateways that poll at different times', () => {
  it('serve the files of a new build as soon as one of them shows its pages', async () => {
    const { app: first, config } = await openTestApp()
    const { app: second } = await openTestApp({ webApps: config.webApps, pollMs: 3_600_000 }, {})
    const picture = '/remotes/shell/shell2/share-picture.2.png'
    const files = ['main.1.js', 'share-picture.2.png']
    const shell = aShell({ version: 'shell2', sharePicture: 'share-picture.2.png', files })
    await writeBuild(config.webApps.shell, shell)
    await until(async () => (await first.inject('/')).body.includes(picture))
    const answers = await Promise.all([picture, picture].map((url) => second.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[0]!.headers['content-type']).toBe('image/png')
    expect((await second.inject('/remotes/shell/shell3/main.1.js')).statusCode).toBe(404)
    await Promise.all([first.close(), second.close()])
  })
})

describe('after a restart', () => {
  it('the files of earlier builds are still there, and so is a web app that is down', async () => {
    const releasesDir = await mkdtemp(join(tmpdir(), 'releases-'))
    const { app: first, config } = await openTestApp({ releasesDir })
    await writeBuild(config.webApps.storefront, renewed('front2'))
    await until(async () => (await first.inject('/')).body.includes('<h1>front2</h1>'))
    const isStored = (path: string) => existsSync(join(releasesDir, path))
    await until(() => isStored('storefront/front2') && isStored('shell'))
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

  it('no more than five versions are on disk', async () => {
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
  it('is read from there, and stays when the address stops answering', async () => {
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
    await allArePolled(app, config)
    expect((await app.inject('/')).body).toContain('<h1>front2</h1>')
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
  })
})
