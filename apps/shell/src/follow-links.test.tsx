/** @jest-environment jsdom */
import { init } from '@module-federation/enhanced/runtime'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { PageLink, ShellConfig } from '@smm/contracts/pages'
import { knowRemotes, loadPage } from './remotes.ts'
import { pathOfClick } from './path-of-click.ts'
import { travel } from './travel.tsx'

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

// In the browser the host's build does this.
init({ name: 'shell', remotes: [] })

let attempts: string[] = []
const pages: Record<string, () => React.JSX.Element> = { './home': Home, './faq': Faq }

/** A remote's entry, as the browser would run it; `failures` of them do not come. */
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
/** The first page as it came: HTML that nobody drew. */
function open() {
  const root = document.getElementById('root')!
  root.innerHTML = '<main><h1>Início</h1><a href="/faq#entrega">Ajuda</a><a href="/admin09">Painel</a></main>'
  stop = travel({ root, pagesUrl: config.pagesUrl!, leaveFirstPage: () => {} })
}
afterEach(() => {
  act(stop)
  stop = () => {}
})

it('a remote that does not come at first is tried again', async () => {
  serveRemote(1)
  knowRemotes(config.remotes)
  expect(await loadPage('storefront', 'faq')).toBe(Faq)
  expect(attempts).toEqual([
    expect.stringContaining('remoteEntry.js'),
    expect.stringContaining('remoteEntry.js'),
    './faq',
  ])
})

describe('a click on a link', () => {
  it('leads to the page without a reload: address, head, focus, and back again', async () => {
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

  it('to a path that is no page is left to the browser', async () => {
    open()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect(
      pathOfClick({ ...click, target: screen.getByText('Painel'), button: 0 } as MouseEvent, location)
        ?.pathname,
    ).toBe('/admin09')
    expect(screen.getByRole('heading', { name: 'Início' })).toBeInTheDocument()
  })
})

describe('pathOfClick', () => {
  const clickOn = (html: string, how: MouseEventInit = {}) => {
    document.body.innerHTML = html
    let found: URL | undefined
    const listener = (event: Event) => {
      found = pathOfClick(event as MouseEvent, location)
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
