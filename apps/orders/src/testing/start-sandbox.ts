import { freePort } from '@smm/database/test-port'
import { spawnService } from '@smm/http-service/test-process'
import { until } from '@smm/http-service/test-until'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export { until }

/** The bank and the reseller, as a process of their own. */
export async function startSandbox(more: Record<string, string> = {}) {
  const port = await freePort()
  const config = { SANDBOX_PORT: port, SANDBOX_STEP_MS: 200, LOG_LEVEL: 'silent', ...more }
  const child = spawnService('sandbox', config, 'ignore')
  const base = `http://127.0.0.1:${port}`
  await until(() =>
    fetch(`${base}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const call = async (path: string, body?: object) => {
    const response = await fetch(base + path, {
      ...(body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    base,
    pay: (pixCode: string, more: object = {}) => call('/bank/pay', { pixCode, ...more }),
    bank: (control: object) => call('/bank/control', control),
    smm: (control: object) => call('/smm/control', control),
    /** Sets the reseller's answers about an order. */
    smmSays: (upstreamOrderId: string, said: object) => call(`/smm/orders/${upstreamOrderId}`, said),
    refills: () => call('/smm/refills') as Promise<Array<{ id: string; order: string }>>,
    smmSaysOfRefill: (id: string, status: string) => call(`/smm/refills/${id}`, { status }),
    state: () => call('/smm/control') as Promise<Record<string, unknown>>,
    bankState: () => call('/bank/control') as Promise<Record<string, unknown>>,
    charges: () => call('/bank/charges') as Promise<Array<{ txid: string; status: string }>>,
    forge: (txid: string, secret: string) =>
      call('/bank/forge', { txid, secret }) as Promise<{ answered: number }>,
    orders: () =>
      call('/smm/orders') as Promise<Array<{ id: string | number; link: string; quantity: number }>>,
    ordersFor: async (link: string) =>
      ((await call('/smm/orders')) as Array<{ id: string | number; link: string; quantity: number }>).filter(
        (order) => order.link === link,
      ),
    /** The other reseller, with orders, money and faults of its own. */
    second: {
      url: `${base}/smm-2/api/v2`,
      key: 'sandbox-2',
      smm: (control: object) => call('/smm-2/control', control),
      smmSays: (upstreamOrderId: string, said: object) => call(`/smm-2/orders/${upstreamOrderId}`, said),
      refills: () => call('/smm-2/refills') as Promise<Array<{ id: string; order: string }>>,
      ordersFor: async (link: string) =>
        ((await call('/smm-2/orders')) as Array<{ id: string | number; link: string }>).filter(
          (order) => order.link === link,
        ),
    },
    /** Sets how the mail server answers. */
    mail: (control: object) => call('/mail/control', control),
    /** The mails to an address, oldest first. */
    mailsTo: (address: string) =>
      call(`/mail/messages?to=${encodeURIComponent(address)}`) as Promise<ReceivedMail[]>,
    /** The status that a receiver of alerts refuses them with; null takes them again. */
    refuseAlerts: (to: string, refuseWith: number | null) => call('/alerts/control', { to, refuseWith }),
    /** The alerts that a receiver took, oldest first. */
    alertsTo: (to: string) =>
      call(`/alerts/messages?to=${encodeURIComponent(to)}`) as Promise<ReceivedAlert[]>,
    notices: () => call('/bank/notices') as Promise<Array<{ kind: string; status?: number }>>,
    stop: () => end(child),
  }
}
export type Sandbox = Awaited<ReturnType<typeof startSandbox>>

type ReceivedAlert = { text: string; body: string; headers: Record<string, string> }

type ReceivedMail = {
  subject: string
  messageId: string
  text: string
  html: string
  headers: Record<string, string>
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
