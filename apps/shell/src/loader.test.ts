/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { type ShellConfig, shellConfigId } from '@smm/contracts/pages'
import { shellReadyEvent } from './shell-ready.ts'

const config: ShellConfig = {
  remotes: [],
  page: { remote: 'storefront', name: 'home', hydrate: true },
  scripts: ['/shell.js', '/remoteEntry.js', '/page-home.js'],
  start: 'idle',
}
const asked = () =>
  [...document.head.querySelectorAll('link, script')].map(
    (it) => it.getAttribute('href') ?? it.getAttribute('src'),
  )

let loads = 0
/** Runs the loader afresh, as a new document does. */
async function load(start: ShellConfig['start'] = 'idle') {
  document.head.innerHTML = ''
  document.body.innerHTML = `<div id="root">
    <button type="button">Copiar</button>
    <form><textarea enterkeyhint="send"></textarea><button>Enviar</button></form>
    <a href="#chat">Chat</a>
  </div><script type="application/json" id="${shellConfigId}">${JSON.stringify({ ...config, start })}</script>`
  await import(`./loader.ts?${++loads}`)
}

describe('the loader', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    dispatchEvent(new Event(shellReadyEvent))
    jest.useRealTimers()
  })

  it('asks for nothing until the page has been quiet for a second, then for everything at once', async () => {
    await load()
    expect(asked()).toEqual([])
    jest.advanceTimersByTime(999)
    expect(asked()).toEqual([])
    jest.advanceTimersByTime(2)
    expect(asked()).toEqual(['/remoteEntry.js', '/page-home.js', '/shell.js'])
  })

  it.each(['pointerover', 'touchstart', 'focusin', 'keydown'])(
    'starts at the first touch (%s), once',
    async (touch) => {
      await load()
      document.body.dispatchEvent(new Event(touch, { bubbles: true }))
      document.body.dispatchEvent(new Event(touch, { bubbles: true }))
      jest.advanceTimersByTime(5000)
      expect(asked()).toEqual(['/remoteEntry.js', '/page-home.js', '/shell.js'])
    },
  )

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

  it('keeps early clicks, sends and Enters, and does them again when the page can answer', async () => {
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
    dispatchEvent(new Event(shellReadyEvent))
    expect(done).toEqual(['click', 'send', 'send'])
    button.click()
    expect(done).toEqual(['click', 'send', 'send', 'click'])
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
})
