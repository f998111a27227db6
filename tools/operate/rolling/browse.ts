import { signIn } from '../../journeys/actors/panel-api.ts'
import type { Fleet } from '../../storm/fleet/start-fleet.ts'

const timeoutMs = 15_000

/** Requests pages, their files and the panel's lists at a fixed rate, and records failures with what was `replaced` then. */
export function browse(fleet: Fleet, perSecond: number, replaced: () => string) {
  const failed: string[] = []
  let total = 0
  let cookie = ''
  let files: string[] = []
  const open = new Set<Promise<void>>()

  async function ask(path: string): Promise<string> {
    total++
    const during = replaced()
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(fleet.url + path, { headers: { cookie, accept: 'text/html' }, signal })
      const text = await answer.text()
      if (answer.status >= 500 || (answer.status === 404 && path.startsWith('/remotes/')))
        failed.push(`${answer.status} ${path} (${during})`)
      return text
    } catch (error) {
      const { message, cause } = error as Error
      failed.push(`${(cause as { code?: string } | undefined)?.code ?? message} ${path} (${during})`)
      return ''
    }
  }

  async function openPage(path: string) {
    const html = await ask(path)
    files = [...html.matchAll(/\/remotes\/[\w./-]+/g)].map(([file]) => file)
    await Promise.all(files.slice(0, 2).map(ask))
  }
  const turns: Array<() => Promise<unknown>> = [
    () => openPage('/'),
    () => ask('/api/orders?limit=20'),
    () => openPage('/precos'),
    () => ask('/api/services'),
    () => ask('/api/tickets'),
    () => ask('/api/operation/orders'),
  ]

  const signedIn = signIn(fleet).then((got) => (cookie = got))
  let turn = 0
  const timer = setInterval(() => {
    const take = turns[turn++ % turns.length]!
    const asked: Promise<void> = signedIn.then(() => take()).then(() => void open.delete(asked))
    open.add(asked)
  }, 1_000 / perSecond)

  const figures = () => ({ total, failed })
  return {
    figures,
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      return figures()
    },
  }
}
