import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Fragments, PageFragment, ShellFragments } from '@smm/contracts/pages'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'

export const aPage = (page: Partial<PageFragment> = {}): PageFragment => ({
  path: '/',
  name: 'home',
  head: {
    title: 'Início',
    description: 'Seguidores de verdade',
    keywords: 'seguidores',
    canonicalPath: page.path ?? '/',
    structuredData: [],
    ...page.head,
  },
  html: '<main><h1>Olá</h1></main>',
  styles: [{ file: 'page-home.1.css', css: '.home{color:red}' }],
  scripts: ['page-home.1.js'],
  ...page,
})

export const aShell = (shell: Partial<ShellFragments> = {}): ShellFragments => ({
  version: 'shell1',
  remoteEntry: 'main.1.js',
  files: ['main.1.js'],
  loader: 'start()',
  styles: [{ file: 'main.1.css', css: ':root{--ground:white}' }],
  pages: [
    aPage({ path: '404', name: 'not-found', html: '<h1>Não encontramos esta página</h1>', scripts: [] }),
    aPage({ path: '/admin09', name: 'admin-skeleton', html: '<h1>Carregando o painel…</h1>', scripts: [] }),
  ],
  ...shell,
})

export const aStorefront = (storefront: Partial<Fragments> = {}): Fragments => ({
  version: 'front1',
  remoteEntry: 'remoteEntry.1.js',
  files: ['remoteEntry.1.js', 'page-home.1.js', 'pages.json'],
  pages: [
    aPage(),
    aPage({ path: '/todos-servicos', name: 'hub' }),
    aPage({
      path: '/smm-brasil',
      name: 'hub',
      head: { ...aPage().head, canonicalPath: '/todos-servicos' },
    }),
  ],
  ...storefront,
})

export const anAdmin = (admin: Partial<Fragments> = {}): Fragments => ({
  version: 'admin1',
  remoteEntry: 'remoteEntry.1.js',
  files: ['remoteEntry.1.js'],
  pages: [],
  ...admin,
})

/** Writes a build as tools/build/release.mjs does. */
export async function writeBuild(folder: string, fragments: Fragments): Promise<void> {
  await mkdir(join(folder, 'web'), { recursive: true })
  for (const file of fragments.files) {
    const bytes = Buffer.from(`/* ${file} of ${fragments.version} */`)
    await writeFile(join(folder, 'web', file), bytes)
    await writeFile(join(folder, 'web', `${file}.br`), brotliCompressSync(bytes))
    await writeFile(join(folder, 'web', `${file}.gz`), gzipSync(bytes))
  }
  await writeFile(join(folder, 'fragments.json'), JSON.stringify(fragments))
}

const allBuilds = () => ({ shell: aShell(), storefront: aStorefront(), admin: anAdmin() })

/** A gateway over fresh builds. Its upstreams refuse connections unless `change` names others. */
export async function openTestApp(
  change: Partial<Config> = {},
  builds: Partial<ReturnType<typeof allBuilds>> = allBuilds(),
) {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  const webApps = { shell: `${folder}/shell`, storefront: `${folder}/storefront`, admin: `${folder}/admin` }
  for (const app of ['shell', 'storefront', 'admin'] as const) {
    if (builds[app]) await writeBuild(webApps[app], builds[app])
  }
  const nobody = ['http://127.0.0.1:1']
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    publicOrigin: 'https://loja.example',
    services: { chat: nobody, orders: nobody, catalogue: nobody },
    webApps,
    pollMs: 100,
    patienceMs: 0,
    trustedProxies: [],
    ...change,
  }
  return { app: await buildApp(config), config }
}

export const listen = (server: Server | NetServer, port = 0): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })

/** A service behind the gateway. */
export async function openService(
  answer: (...exchange: Parameters<RequestListener>) => void | Promise<void>,
  port = 0,
) {
  const server = createServer((request, response) => void answer(request, response))
  return { server, url: `http://127.0.0.1:${await listen(server, port)}` }
}
