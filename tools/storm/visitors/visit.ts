import { setTimeout as pause } from 'node:timers/promises'
import type { PixPayment } from '@smm/contracts/chat'
import { askForMails } from './ask-for-mails.ts'
import { type Browser, type ChatItem, openTab, type Tab } from './open-tab.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import { type Plan, plantedCpf } from './plan-visitors.ts'

type Stage = 'asking' | 'confirming' | 'awaiting-card' | 'paying' | 'reading' | 'finished'

/** The progress of one visitor. */
export type Visit = {
  plan: Plan
  browser: Browser
  tabs: Tab[]
  stage: Stage
  confirmationId?: string
  orderId?: string
}

export type Surroundings = {
  url: string
  outside: SandboxControl
  /** ORDER_LINK_SECRET: a visitor is shown the link of the order only once it is paid. */
  linkSecret: string
  signal: AbortSignal
}

const lastWords = /conclu[ií]d|cancelad|expir|venceu|reembols|atendente|equipe/i

/** Where the visitor reads mails: no two share an address. */
export const addressOf = ({ target }: Pick<Plan, 'target'>) => `${target}@example.com`

/** Orders, pays and waits for the final status; ends early on the signal. */
export async function visit(surroundings: Surroundings, plan: Plan, journal: Visit[]): Promise<void> {
  const { url, signal } = surroundings
  const browser = { cookie: '' }
  const tab = openTab(url, browser)
  const visit: Visit = { plan, browser, tabs: [tab], stage: 'asking' }
  journal.push(visit)

  for (const [added, words] of [plan.words, ...plan.more].entries()) {
    tab.say(words)
    if (!(await tab.sees((item) => recapsOrders(item, added + 1), signal))) return
  }
  visit.stage = 'confirming'
  if (plan.hasSecondTab) visit.tabs.push(openTab(url, browser))
  visit.confirmationId = tab.say('sim, pode gerar o PIX')
  visit.stage = 'awaiting-card'
  const dealt = new Set<string>()
  // Without a known support of carts, each order has a card of its own.
  while (dealt.size < 1 + plan.more.length) {
    const card = (
      await tab.sees(({ pixPayment }) => Boolean(pixPayment && !dealt.has(pixPayment.orderId)), signal)
    )?.pixPayment
    if (!card) return
    for (const { orderId } of card.orders ?? [card]) dealt.add(orderId)
    visit.orderId ??= card.orderId
    visit.stage = 'paying'
    if (plan.wantsMails) void askForMails(surroundings, card.orderId, addressOf(plan))
    await dealWith(card, plan, surroundings)
  }
  visit.stage = 'reading'
  if (plan.tellsCpf && !signal.aborted) tab.say(`meu cpf é ${plantedCpf}, precisa?`)
  if (plan.asksForStatus && !signal.aborted) tab.say('como está o meu pedido?')
  const isLast = (content: string) => lastWords.test(content)
  if (!(await tab.sees((item) => !item.isFromUser && isLast(item.content), signal))) return
  visit.stage = 'finished'
  await wait(5_000, signal)
  if (!signal.aborted) for (const open of visit.tabs) open.leave()
}

const recapsOrders = ({ parts = [] }: ChatItem, count: number) =>
  parts.some((part) => part.type === 'recap' && part.items.length === count)

async function dealWith(
  { pixCode, amount, dueDate }: PixPayment,
  plan: Plan,
  { outside, signal }: Surroundings,
) {
  await wait(plan.hesitatesMs, signal)
  if (signal.aborted) return
  switch (plan.manner) {
    case 'never-pays':
      return
    case 'pays':
      return outside.pay({ pixCode })
    case 'pays-twice':
      return outside.pay({ pixCode, times: 2 })
    case 'pays-wrong':
      return outside.pay({ pixCode, amount: (amount - 0.01).toFixed(2) })
    case 'pays-again':
      await outside.pay({ pixCode })
      await wait(plan.hesitatesMs, signal)
      return outside.pay({ pixCode, force: true })
    case 'pays-late':
      await wait(Date.parse(dueDate) - Date.now() + 3_000, signal)
      if (!signal.aborted) await outside.pay({ pixCode, force: true })
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  pause(Math.max(0, ms), undefined, { signal }).catch(() => undefined)
