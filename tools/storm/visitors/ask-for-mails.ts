import { setTimeout as pause } from 'node:timers/promises'
import { confirmMailUrl, mailLinkIn } from '@smm/contracts/orders/mail-link'
import { orderPagesUrl } from '@smm/contracts/orders/order-link'
import { pageTokenOf } from '@smm/http-service/order-page/order-link'
import type { SandboxControl } from '../sandbox-control.ts'

type Doors = { url: string; outside: SandboxControl; linkSecret: string; signal: AbortSignal }

/** Gives an address on the page of an order and opens the link that it is mailed; a door that is down is tried again. */
export async function askForMails(doors: Doors, orderId: string, address: string): Promise<void> {
  const { url, outside, linkSecret, signal } = doors
  const token = pageTokenOf(linkSecret, { id: orderId, linkVersion: 1 })
  await untilDone(signal, async () => {
    const page = await post(`${url}${orderPagesUrl}`, { token })
    const cookie = page.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
    await post(`${url}${orderPagesUrl}/${orderId}/mail`, { address }, cookie)
  })
  await untilDone(signal, async () => {
    const mails = await outside.mails(address)
    const link = mails.flatMap(({ text }) => mailLinkIn(/#confirmar-[\w-]+/.exec(text)?.[0] ?? '') ?? [])[0]
    if (!link) throw new Error('no link was mailed yet')
    await post(`${url}${confirmMailUrl}`, { token: link.token })
  })
}

async function untilDone(signal: AbortSignal, attempt: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      return await attempt()
    } catch {
      await pause(500, undefined, { signal }).catch(() => undefined)
    }
  }
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
