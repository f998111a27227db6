import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Settings } from '../config.ts'
import { classifyAnswer, classifyFailure } from './classify-answer.ts'
import { classifyRefill, readRefillEnds } from './classify-refill.ts'
import { readStatusRefusal, readSupplierStates } from './read-status.ts'
import type { Balance, Supplier } from './supplier.ts'

const mostBytes = 256 * 1024
const readMs = 10_000
const readTries = 3

/** A reseller that speaks the "SMM panel API v2". */
export function smmApi(settings: Settings): Supplier {
  const { SMM_API_URL: url, SMM_API_KEY: key, SMM_ADD_TIMEOUT_MS: addMs, SMM_RATE_TO_BRL: rate } = settings
  // Orders have a connection of their own, made anew for each: a reset of a reused idle one would look like an answer lost.
  const orderAgent = agentFor(Math.min(15_000, addMs))
  const refillAgent = agentFor(Math.min(15_000, addMs))
  const readAgent = agentFor(readMs)

  async function post(agent: Agent, totalMs: number, fields: Record<string, string>) {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), totalMs)
    try {
      const response = await request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: String(new URLSearchParams({ key, ...fields })),
        dispatcher: agent,
        signal: limit.signal,
      })
      return { status: response.statusCode, body: await response.body.text() }
    } finally {
      clearTimeout(timer)
    }
  }

  async function read(fields: Record<string, string>): Promise<unknown> {
    for (let tries = 1; ; tries++) {
      try {
        const { status, body } = await post(readAgent, readMs, fields)
        if (status !== 200) throw new Error(`the supplier answered ${status}`)
        return JSON.parse(body.replace(/^\uFEFF/, '').trim())
      } catch (err) {
        if (tries === readTries) throw err
        await pause(Math.random() * 250 * 2 ** tries)
      }
    }
  }

  return {
    name: 'smm-api',
    async add({ serviceId, link, quantity }) {
      const fields = { action: 'add', service: String(serviceId), link, quantity: String(quantity) }
      try {
        const { status, body } = await post(orderAgent, addMs, fields)
        const classified = classifyAnswer(status, body)
        // What a supplier answers is kept and shown to the staff, and some repeat what they were sent.
        return { ...classified, answer: classified.answer.replaceAll(key, '***') }
      } catch (err) {
        return classifyFailure(err)
      }
    },
    async states(ids) {
      const answer = await read({ action: 'status', orders: ids.join(',') })
      const refusal = readStatusRefusal(answer)
      if (refusal)
        throw new Error(`the supplier refuses to say how orders stand: ${refusal.replaceAll(key, '***')}`)
      return readSupplierStates(answer)
    },
    balance: async () => inReais(readBalance(await read({ action: 'balance' })), rate),
    async refill(order) {
      try {
        const { status, body } = await post(refillAgent, addMs, { action: 'refill', order })
        const classified = classifyRefill(status, body)
        return { ...classified, answer: classified.answer.replaceAll(key, '***') }
      } catch (err) {
        const { outcome, answer } = classifyFailure(err)
        return { outcome: outcome === 'not-sent' ? 'later' : 'unknown', answer }
      }
    },
    refillStates: async (ids) =>
      readRefillEnds(await read({ action: 'refill_status', refills: ids.join(',') })),
    async close() {
      await Promise.all([orderAgent, refillAgent, readAgent].map((agent) => agent.destroy()))
    },
  }
}

const agentFor = (headersTimeout: number) =>
  new Agent({
    connections: 1,
    pipelining: 0,
    connect: { timeout: 3_000 },
    headersTimeout,
    bodyTimeout: 5_000,
    maxResponseSize: mostBytes,
  })

/** By the rate that the costs are reckoned by, so that the two can be compared. */
function inReais({ amount, currency, text }: Balance, rate: number): Balance {
  if (currency === '' || currency.toUpperCase() === 'BRL') return { amount, currency: 'BRL', text }
  return {
    amount: amount * rate,
    currency: 'BRL',
    text: `${text} ${currency.slice(0, 10)}, ou ${(amount * rate).toFixed(2)}`,
  }
}

function readBalance(answer: unknown): Balance {
  const { balance, currency } = (answer ?? {}) as Record<string, unknown>
  const text = typeof balance === 'number' || typeof balance === 'string' ? String(balance).slice(0, 40) : ''
  // Some write 100,84.
  const amount = text.trim() === '' ? NaN : Number(text.replace(/^(-?\d+),(\d+)$/, '$1.$2'))
  if (!Number.isFinite(amount)) throw new Error('the supplier said no balance')
  return { amount, currency: String(currency ?? ''), text }
}
