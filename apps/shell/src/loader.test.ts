/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { asleepMark, readyEvent, type ShellConfig, shellConfigId, touchedMark } from '@smm/contracts/pages'

const config: ShellConfig = {
  remotes: [],
  page: { remote: 'storefront', name: 'home', hydrate: true },
  scripts: ['/shell.js', '/remoteEntry.js', '/part-search.js'],
  laterScripts: ['/order-chat.js'],
  start: 'idle',
}
const asked = () =>
  [...document.head.querySelectorAll('link:not([rel=stylesheet]), script')].map(
    (it) => it.getAttribute('href') ?? it.getAttribute('src'),
  )

let loads = 0
/** Runs the loader afresh, as a new document does. */
async function load(start: ShellConfig['start'] = 'idle') {
  document.documentElement.removeAttribute(touchedMark)
  document.head.innerHTML = '<style data-of="/v/ui.1.css"></style><style data-of="/v/page.1.css"></style>'
  document.body.innerHTML = `<div id="root">
    <div data-asleep="order-chat" data-late="smm:chat">
      <button type="button">Copiar</button>
      <form><textarea enterkeyhint="send"></textarea><button>Enviar</button></form>
      <a href="#chat">Chat</a>
    </div>
    <a href="#chat" data-words="Quero 500 curtidas">Pedir</a> <a href="#chat" data-words="Quero 900 curtidas">Pedir</a>
    <div data-asleep="search"><button type="button" id="topic">PIX</button></div>
  </div><script type="application/json" id="${shellConfigId}">${JSON.stringify({ ...config, start })}</script>`
  await import(`./loader.ts?${++loads}`)
}

function wake(part: string) {
  document.querySelector(`[${asleepMark}=${part}]`)?.removeAttribute(asleepMark)
  dispatchEvent(new Event(readyEvent))
}

describe('the loader', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
  })
  afterEach(() => {
    // The loaders of earlier documents must not hear of later ones.
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    for (const part of ['order-chat', 'search']) wake(part)
    jest.useRealTimers()
  })

  it('asks for nothing until the page has been quiet for a second, and then runs nothing', async () => {
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
    expect(document.documentElement).not.toHaveAttribute(touchedMark)
  })

  it('puts each whole sheet behind its part when the visitor does something', async () => {
    await load()
    expect(document.querySelector('link[rel=stylesheet]')).toBeNull()
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }))
    const sheets = [...document.head.querySelectorAll('style, link[rel=stylesheet]')]
    expect(sheets.map((it) => it.getAttribute('href') ?? it.localName)).toEqual([
      'style',
      '/v/ui.1.css',
      'style',
      '/v/page.1.css',
    ])
    expect(sheets[1]).toHaveAttribute('data-href', 'ui.1.css')
  })

  it.each(['pointerover', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown'])(
    'starts at the first touch (%s), once, and fetches what waited for it',
    async (touch) => {
      await load()
      document.body.dispatchEvent(new Event(touch, { bubbles: true }))
      document.body.dispatchEvent(new Event(touch, { bubbles: true }))
      expect(asked()).toEqual(['/remoteEntry.js', '/part-search.js', '/shell.js', '/order-chat.js'])
      jest.advanceTimersByTime(5000)
      expect(document.querySelectorAll('script[src]')).toHaveLength(1)
      expect(document.documentElement).toHaveAttribute(touchedMark)
    },
  )

  it('hears of the first touch also when it had started before', async () => {
    await load('now')
    expect(asked()).not.toContain('/order-chat.js')
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(asked()).toContain('/order-chat.js')
  })

  it('starts by itself, when all is quiet, where a conversation waits', async () => {
    localStorage.setItem('smm:chat', '{}')
    await load()
    expect(asked()).toEqual([])
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1001)
    localStorage.clear()
    expect(document.querySelector('script[src]')).toHaveAttribute('src', '/shell.js')
  })

  it('starts at once where there is nothing to read yet', async () => {
    await load('now')
    expect(asked()).toContain('/shell.js')
  })

  it('asks again for a shell that does not come', async () => {
    await load('now')
    document.querySelector('script[src]')!.dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(1000)
    expect(asked()).toContain('/shell.js?again=1')
  })

  it('keeps early clicks, sends and Enters, and does them again when the part can answer', async () => {
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
    wake('order-chat')
    expect(done).toEqual(['click', 'send', 'send'])
    button.click()
    expect(done).toEqual(['click', 'send', 'send', 'click'])
  })

  it('keeps for each part its own, and nothing of what lives', async () => {
    await load()
    const done: string[] = []
    for (const button of document.querySelectorAll('button')) {
      if (button.type === 'button') button.addEventListener('click', () => done.push(button.textContent))
    }
    document.getElementById('topic')!.click()
    wake('nobody')
    expect(done).toEqual([])
    document.querySelector('button')!.click()
    wake('order-chat')
    expect(done).toEqual(['Copiar'])
    document.querySelector('button')!.click()
    expect(done).toEqual(['Copiar', 'Copiar'])
    wake('search')
    expect(done).toEqual(['Copiar', 'Copiar', 'PIX'])
  })

  it('leaves to the browser what it can do alone', async () => {
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

  it('puts the words of a link into the field of the chat, never over what the visitor wrote', async () => {
    await load()
    const field = document.querySelector('textarea')!
    const told: string[] = []
    field.addEventListener('input', () => told.push(field.value))
    const [one, other] = document.querySelectorAll<HTMLAnchorElement>('a[data-words]')
    one!.click()
    other!.click()
    expect(told).toEqual(['Quero 500 curtidas', 'Quero 900 curtidas'])
    field.value = 'https://instagram.com/p/1'
    one!.click()
    expect(field.value).toBe('https://instagram.com/p/1')
  })

  it.each([
    ['a mouse', true],
    ['a finger, whose keyboard would cover the words', false],
  ])('after them leads the keyboard into the field for whoever has %s', async (_, hover) => {
    window.matchMedia = () => ({ matches: hover }) as MediaQueryList
    await load()
    document.querySelector<HTMLAnchorElement>('a[data-words]')!.click()
    jest.advanceTimersByTime(0)
    expect(document.activeElement === document.querySelector('textarea')).toBe(hover)
  })
})
