/** @jest-environment jsdom */
import { init } from '@module-federation/enhanced/runtime'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { PageLink, ShellConfig } from '@smm/contracts/pages'
import { registerRemoteEntries, loadRemoteComponent } from '../remotes/load-remote-component.ts'
import { linkTarget } from './link-target.ts'
import { startClientRouter } from './client-router.tsx'

const links: PageLink[] = [
  { path: '/', name: 'home', title: 'Início', description: 'd', canonicalPath: '/' },
  { path: '/faq', name: 'faq', title: 'Ajuda', description: 'Perguntas', canonicalPath: '/faq' },
  { path: '/precos', name: 'prices', title: 'Preços', description: 'p', canonicalPath: '/precos' },
]
const config: ShellConfig = {
  remotes: [{ name: 'storefront', entry: '/remotes/storefront/1/remoteEntry.js' }],
  page: { remote: 'storefront', name: 'home', hydrate: true },
  pagesUrl: '/remotes/storefront/1/pages.json',
  scripts: [],
  start: 'idle',
}

const Home = () => (
  <main>
    <h1>Início</h1>
    <a href="/faq#entrega">Ajuda</a>
    <a href="/precos">Preços</a>
    <a href="/admin09">Painel</a>
  </main>
)
const Faq = () => (
  <main>
    <h1>Ajuda</h1>
    <h2 id="entrega">Entrega</h2>
    <a href="/">Início</a>
  </main>
)

// The host's build initialises federation in the browser.
init({ name: 'shell', remotes: [] })

let attempts: string[] = []
const pages: Record<string, () => React.JSX.Element> = { './home': Home, './faq': Faq }

/** A remote's entry, as the browser would run it; the first `failures` loads fail. */
function serveRemote(failures = 0) {
  attempts = []
  const container = {
    init: () => {},
    get: async (name: string) => {
      attempts.push(name)
      if (!pages[name]) throw new Error('chunk did not load')
      return () => ({ default: pages[name]! })
    },
  }
  new MutationObserver((records) => {
    for (const script of records.flatMap((record) => [...record.addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue
      attempts.push(script.src)
      if (failures-- > 0) script.dispatchEvent(new Event('error'))
      else {
        Object.assign(globalThis, { storefront: container })
        script.dispatchEvent(new Event('load'))
      }
    }
  }).observe(document.head, { childList: true })
}

beforeEach(() => {
  document.head.innerHTML =
    '<title>Início</title><meta name="description" content="d"><link rel="canonical" href="https://loja.example/"><script type="application/ld+json">{}</script>'
  document.body.innerHTML = '<div id="root"></div>'
  globalThis.fetch = async () => ({ ok: true, json: async () => links }) as Response
  window.scrollTo = () => {}
  history.replaceState(null, '', '/')
})

let stop = () => {}
/** The first page as prerendered HTML. */
function open() {
  const root = document.getElementById('root')!
  root.innerHTML = '<main><h1>Início</h1><a href="/faq#entrega">Ajuda</a><a href="/admin09">Painel</a></main>'
  stop = startClientRouter({ root, pagesUrl: config.pagesUrl!, unmountFirstPage: () => {} })
}
afterEach(() => {
  act(stop)
  stop = () => {}
})

it('a remote that fails to load is retried', async () => {
  serveRemote(1)
  registerRemoteEntries(config.remotes)
  expect(await loadRemoteComponent('storefront', 'faq')).toBe(Faq)
  expect(attempts).toEqual([
    expect.stringContaining('remoteEntry.js'),
    expect.stringContaining('remoteEntry.js'),
    './faq',
  ])
})

it('asks for the page table when a link is pointed at, once', async () => {
  const asked: string[] = []
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    return { ok: true, json: async () => links } as Response
  }
  open()
  expect(asked).toEqual([])
  for (const name of ['Ajuda', 'Painel']) fireEvent.pointerOver(screen.getByText(name))
  await waitFor(() => expect(asked).toEqual([config.pagesUrl]))
})

it('asks for the page table again after it did not come', async () => {
  let asked = 0
  globalThis.fetch = async () => {
    if (++asked === 1) throw new TypeError('Failed to fetch')
    return { ok: true, json: async () => links } as Response
  }
  open()
  fireEvent.pointerOver(screen.getByText('Ajuda'))
  await new Promise((resolve) => setTimeout(resolve))
  fireEvent.click(screen.getByText('Ajuda'))
  await screen.findByRole('heading', { name: 'Entrega' })
})

describe('a click on a link', () => {
  it('navigates without a reload: address, head, focus, and back again', async () => {
    open()
    fireEvent.click(screen.getByText('Ajuda'))
    await screen.findByRole('heading', { name: 'Entrega' })
    expect(location.pathname + location.hash).toBe('/faq#entrega')
    expect(document.title).toBe('Ajuda')
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Perguntas')
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://loja.example/faq')
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Entrega' })).toHaveFocus()
    history.back()
    await screen.findByRole('heading', { name: 'Início' })
    expect(document.title).toBe('Início')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Início' })).toHaveFocus())
  })

  it('with a fragment that is no text shows the page', async () => {
    open()
    screen.getByText<HTMLAnchorElement>('Ajuda').href = '/faq#%'
    fireEvent.click(screen.getByText('Ajuda'))
    await screen.findByRole('heading', { name: 'Entrega' })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Ajuda' })).toHaveFocus())
  })

  it('to a path outside the page table is left to the browser', async () => {
    open()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(
      linkTarget({ ...click, target: screen.getByText('Painel'), button: 0 } as MouseEvent, location)
        ?.pathname,
    ).toBe('/admin09')
    expect(screen.getByRole('heading', { name: 'Início' })).toBeInTheDocument()
  })
})

describe('linkTarget', () => {
  const clickOn = (html: string, how: MouseEventInit = {}) => {
    document.body.innerHTML = html
    let found: URL | undefined
    const listener = (event: Event) => {
      found = linkTarget(event as MouseEvent, location)
      event.preventDefault()
    }
    document.addEventListener('click', listener, { once: true })
    document
      .querySelector('[data-click]')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    return found?.href
  }

  it.each([
    ['<a href="/faq?a=1#b"><b data-click>x</b></a>', {}, 'http://localhost/faq?a=1#b'],
    ['<a data-click href="/faq">x</a>', { ctrlKey: true }, undefined],
    ['<a data-click href="/faq">x</a>', { metaKey: true }, undefined],
    ['<a data-click href="/faq">x</a>', { button: 1 }, undefined],
    ['<a data-click href="/faq" target="_blank">x</a>', {}, undefined],
    ['<a data-click href="/faq" download>x</a>', {}, undefined],
    ['<a data-click href="https://wa.me/55">x</a>', {}, undefined],
    ['<a data-click href="mailto:a@b">x</a>', {}, undefined],
    ['<a data-click href="#chat">x</a>', {}, undefined],
    ['<button data-click>x</button>', {}, undefined],
  ])('finds in %s with %j %s', (html, how, href) => {
    expect(clickOn(html, how)).toBe(href)
  })
})
