/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import {
  islandAttribute,
  hydratedEvent,
  type ShellConfig,
  shellConfigId,
  interactedAttribute,
  statusTextAttribute,
  type WindowWithEarlySocket,
} from '@smm/contracts/pages'

const config: ShellConfig = {
  remotes: [{ name: 'storefront', entry: '/remoteEntry.js' }],
  page: { remote: 'storefront', name: 'home', hydrate: true },
  scripts: ['/shell.js', '/remoteEntry.js', '/part-search.js'],
  laterScripts: ['/order-chat.js'],
  start: 'idle',
}
const asked = () =>
  [...document.head.querySelectorAll('link:not([rel=stylesheet]), script')].map(
    (it) => it.getAttribute('href') ?? it.getAttribute('src'),
  )

let dialled: FakeSocket[] = []
class FakeSocket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((message: MessageEvent) => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
    dialled.push(this)
  }
}
/** Tells of paints when the test says so. */
let paint: () => void = () => {}
class FakePaintObserver {
  readonly callback: () => void
  constructor(callback: () => void) {
    this.callback = callback
  }
  observe(options: PerformanceObserverInit) {
    expect(options).toEqual({ type: 'paint', buffered: true })
    paint = this.callback
  }
  disconnect() {
    paint = () => {}
  }
}
const starters = () => document.querySelectorAll('script[src="/starter.js"]').length

const placeChat = (top: number) =>
  (document.querySelector<HTMLElement>('[data-late]')!.getBoundingClientRect = () =>
    new DOMRect(0, top, 300, 400))

let loads = 0
function prepareDocument(start: ShellConfig['start']) {
  document.documentElement.removeAttribute(interactedAttribute)
  document.head.innerHTML = '<style data-of="/v/ui.1.css /v/page.1.css"></style>'
  document.body.innerHTML = `<div id="root">
    <div data-asleep="order-chat" data-late="smm:chat">
      <p role="status" data-kind="asleep"><span ${statusTextAttribute}>Pronto</span></p>
      <button type="button">Copiar</button>
      <form><textarea enterkeyhint="send"></textarea><button>Enviar</button></form>
      <a href="#chat">Chat</a>
    </div>
    <a href="#chat" data-words="Quero 500 curtidas">Pedir</a> <a href="#chat" data-words="Quero 900 curtidas">Pedir</a>
    <form data-chat><input /></form>
    <section id="chat"></section>
    <div data-asleep="search"><button type="button" id="topic">PIX</button></div>
  </div><script type="application/json" id="${shellConfigId}">${JSON.stringify({ ...config, start })}</script>`
}

/** Runs the loader and its starter afresh, as a new document does. */
async function load(start: ShellConfig['start'] = 'idle', beforeStarter = () => {}) {
  prepareDocument(start)
  await import(`./loader.ts?${++loads}`)
  paint()
  document.querySelector('script[src="/starter.js"]')!.remove()
  beforeStarter()
  await import(`./starter.ts?${loads}`)
}

function markHydrated(part: string) {
  document.querySelector(`[${islandAttribute}=${part}]`)?.removeAttribute(islandAttribute)
  dispatchEvent(new Event(hydratedEvent))
}

describe('the loader', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    dialled = []
    window.WebSocket = FakeSocket as unknown as typeof WebSocket
    window.PerformanceObserver = FakePaintObserver as unknown as typeof PerformanceObserver
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  afterEach(() => {
    // Earlier loaders must not react to later documents.
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    for (const part of ['order-chat', 'search']) markHydrated(part)
    jest.useRealTimers()
  })

  it.each([
    ['the first paint', () => paint()],
    [
      'an interaction before any paint',
      () => document.body.dispatchEvent(new Event('wheel', { bubbles: true })),
    ],
  ])('adds its starter at %s, once, and again where it does not come', async (_what, happen) => {
    prepareDocument('idle')
    await import(`./loader.ts?${++loads}`)
    expect(starters()).toBe(0)
    happen()
    paint()
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    expect(starters()).toBe(1)
    document.querySelector('script[src="/starter.js"]')!.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(3_000)
    expect(starters()).toBe(2)
  })

  it('prefetches after a second of idleness, and runs nothing', async () => {
    await load()
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(999)
    expect(asked()).toEqual([])
    jest.advanceTimersByTime(2)
    const sheets = ['/v/ui.1.css', '/v/page.1.css']
    expect(asked()).toEqual([...sheets, '/shell.js', '/remoteEntry.js', '/part-search.js'])
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
    expect(links.map((it) => it.as)).toEqual(['style', 'style', 'script', 'script', 'script'])
    expect(document.querySelector('link[rel=stylesheet]')).toBeNull()
    expect(document.querySelector('script[src]')).toBeNull()
    expect(document.documentElement).not.toHaveAttribute(interactedAttribute)
  })

  it('inserts the whole sheets behind their inlined parts at the first interaction, and applies them together', async () => {
    await load()
    expect(document.querySelector('link[rel=stylesheet]')).toBeNull()
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    const sheets = [...document.head.querySelectorAll<HTMLLinkElement>('style, link[rel=stylesheet]')]
    expect(sheets.map((it) => it.getAttribute('href') ?? it.localName)).toEqual([
      'style',
      '/v/ui.1.css',
      '/v/page.1.css',
    ])
    const [, ui, page] = sheets as [HTMLLinkElement, HTMLLinkElement, HTMLLinkElement]
    expect(ui).toHaveAttribute('data-href', 'ui.1.css')
    const arrivals = [
      [ui, 'load'],
      [page, 'error'],
    ] as const
    for (const [sheet, outcome] of arrivals) {
      expect([ui.media, page.media]).toEqual(['not all', 'not all'])
      sheet.dispatchEvent(new Event(outcome))
    }
    expect([ui.media, page.media]).toEqual(['all', 'all'])
  })

  it.each(['pointerover', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown'])(
    'starts at the first touch (%s), once, and fetches what waited for it',
    async (touch) => {
      await load()
      document.body.dispatchEvent(new Event(touch, { bubbles: true }))
      document.body.dispatchEvent(new Event(touch, { bubbles: true }))
      expect(asked()).toEqual(['/shell.js', '/remoteEntry.js', '/part-search.js', '/order-chat.js'])
      jest.advanceTimersByTime(5000)
      expect(document.querySelectorAll('script[src="/shell.js"]')).toHaveLength(1)
      expect(document.documentElement).toHaveAttribute(interactedAttribute)
    },
  )

  it('opens the socket of a chat in view with the first touch, and holds what it receives', async () => {
    await load()
    expect(dialled).toEqual([])
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect(dialled.map(({ url }) => url)).toEqual(['ws://localhost/ws'])
    const message = new MessageEvent('message', { data: '{}' })
    dialled[0]!.onmessage!(message)
    expect((window as WindowWithEarlySocket).smmEarlySocket?.received).toEqual([message])
  })

  it('shows how the connection stands, until the chat hydrates that', async () => {
    await load()
    const status = document.querySelector<HTMLElement>('[role=status]')!
    const early = () => (window as WindowWithEarlySocket).smmEarlySocket!
    const seen = () => [status.textContent, status.dataset['kind'], early().shown]
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    expect(seen()).toEqual(['Conectando...', 'connecting', 'connecting'])
    expect(early().openedAt).toBeUndefined()
    dialled[0]!.onopen!()
    expect(seen()).toEqual(['Conectado', 'connected', 'connected'])
    expect(early().openedAt).toBe(Date.now())
    dialled[0]!.onclose!()
    expect(seen()).toEqual(['Conectando...', 'connecting', 'connecting'])
  })

  it('leaves the document of a chat without a place for the status as it is', async () => {
    await load()
    document.querySelector(`[${statusTextAttribute}]`)!.removeAttribute(statusTextAttribute)
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    dialled[0]!.onopen!()
    expect(document.querySelector('[role=status]')).toHaveTextContent('Pronto')
    expect((window as WindowWithEarlySocket).smmEarlySocket!.shown).toBeUndefined()
  })

  it.each([
    ['is out of view', () => placeChat(5000)],
    ['continues a stored conversation', () => localStorage.setItem('smm:chat', '{}')],
  ])('opens no socket for a chat that %s', async (_what, arrange) => {
    await load()
    arrange()
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
    localStorage.clear()
    expect(dialled).toEqual([])
  })

  it('starts as soon as it comes when the visitor was faster', async () => {
    await load('idle', () => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })))
    expect(asked()).toEqual(['/shell.js', '/remoteEntry.js', '/part-search.js', '/order-chat.js'])
  })

  it('reports the first interaction also when it had started before', async () => {
    await load('now')
    expect(asked()).not.toContain('/order-chat.js')
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(asked()).toContain('/order-chat.js')
  })

  it('starts when idle where a conversation is stored', async () => {
    localStorage.setItem('smm:chat', '{}')
    await load()
    expect(asked()).toEqual([])
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1001)
    localStorage.clear()
    expect(asked()).toContain('/shell.js')
  })

  it('starts at once on a page without HTML', async () => {
    await load('now')
    expect(asked()).toContain('/shell.js')
  })

  it('retries a shell that fails to load', async () => {
    await load('now')
    document.querySelector('script[src="/shell.js"]')!.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(1000)
    expect(asked()).toContain('/shell.js?again=1')
  })

  it('runs chunks as they come, but no entry, and leaves a chunk that fails to the loader of its remote', async () => {
    await load('now')
    const chunk = document.querySelector('script[src="/part-search.js"]')!
    expect(document.querySelector('script[src="/remoteEntry.js"]')).toBeNull()
    chunk.dispatchEvent(new Event('error'))
    expect(chunk.isConnected).toBe(false)
  })

  it('captures early clicks, submits and Enters, and replays them after hydration', async () => {
    await load()
    const button = document.querySelector('button')!
    const form = document.querySelector('form')!
    const field = document.querySelector('textarea')!
    const done: string[] = []
    button.click()
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    field.dispatchEvent(enter)
    expect(enter.defaultPrevented).toBe(true)
    form.querySelector('button')!.click()

    button.addEventListener('click', () => done.push('click'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      done.push('send')
    })
    markHydrated('order-chat')
    expect(done).toEqual(['click', 'send', 'send'])
    button.click()
    expect(done).toEqual(['click', 'send', 'send', 'click'])
  })

  it('captures per island, and ignores hydrated ones', async () => {
    await load()
    const done: string[] = []
    for (const button of document.querySelectorAll('button')) {
      if (button.type === 'button') button.addEventListener('click', () => done.push(button.textContent))
    }
    document.getElementById('topic')!.click()
    markHydrated('nobody')
    expect(done).toEqual([])
    document.querySelector('button')!.click()
    markHydrated('order-chat')
    expect(done).toEqual(['Copiar'])
    document.querySelector('button')!.click()
    expect(done).toEqual(['Copiar', 'Copiar'])
    markHydrated('search')
    expect(done).toEqual(['Copiar', 'Copiar', 'PIX'])
  })

  it('leaves other events to the browser', async () => {
    await load()
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')!.dispatchEvent(click)
    const newLine = new KeyboardEvent('keydown', {
      key: 'Enter',
      shiftKey: true,
      bubbles: true,
      cancelable: true,
    })
    document.querySelector('textarea')!.dispatchEvent(newLine)
    expect([click.defaultPrevented, newLine.defaultPrevented]).toEqual([false, false])
  })

  it('sends the words of a link in the chat once it is hydrated, the last ones for two links', async () => {
    await load()
    const { sent } = watchComposer()
    const [one, other] = document.querySelectorAll<HTMLAnchorElement>('a[data-words]')
    one!.click()
    other!.click()
    expect(sent).toEqual([])
    markHydrated('order-chat')
    expect(sent).toEqual(['Quero 900 curtidas'])
    one!.click()
    expect(sent).toEqual(['Quero 900 curtidas', 'Quero 500 curtidas'])
  })

  it('leaves what the visitor has typed into the composer', async () => {
    await load()
    const { field, sent } = watchComposer()
    const link = document.querySelector<HTMLAnchorElement>('a[data-words]')!
    field.value = 'https://instagram.com/p/1'
    link.click()
    markHydrated('order-chat')
    expect([field.value, sent]).toEqual(['https://instagram.com/p/1', []])
    link.click()
    expect([field.value, sent]).toEqual(['https://instagram.com/p/1', ['Quero 500 curtidas']])
  })

  it('sends the text of a form of the chat, and shows the chat', async () => {
    await load()
    const { sent } = watchComposer()
    const shown: string[] = []
    Element.prototype.scrollIntoView = function () {
      shown.push(this.id)
    }
    const form = document.querySelector<HTMLFormElement>('form[data-chat]')!
    const field = form.querySelector('input')!
    form.requestSubmit()
    field.value = ' instagram.com/padaria '
    form.requestSubmit()
    markHydrated('order-chat')
    expect({ sent, shown, left: field.value }).toEqual({
      sent: ['instagram.com/padaria'],
      shown: ['chat'],
      left: '',
    })
  })

  it('starts when idle where the address chooses a package, the chat too', async () => {
    history.replaceState(null, '', '/?pacote=500')
    await load()
    expect(asked()).toEqual([])
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1001)
    history.replaceState(null, '', '/')
    expect(asked()).toContain('/order-chat.js')
    expect(document.documentElement).toHaveAttribute(interactedAttribute)
  })
})

/** A hydrated composer sends what stands in its field. */
function watchComposer() {
  const field = document.querySelector('textarea')!
  const sent: string[] = []
  field.form!.addEventListener('submit', (event) => {
    event.preventDefault()
    if (field.value) sent.push(field.value)
    field.value = ''
  })
  return { field, sent }
}
