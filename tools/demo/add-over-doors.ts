import { supporter } from './draw-tickets.ts'

/** The panel's address, and the owner who signs in there. */
export type Doors = { url: string; administrator: { username: string; password: string } }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Adds what an owner adds by hand: two members, two coupons and a channel for alerts, which the sandbox receives. */
export async function addOverDoors({ url, administrator }: Doors): Promise<void> {
  const signedIn = await call('/api/admin/login', administrator)
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const post = (path: string, body: object) => call(path, body, cookies.join('; '))
  const { password } = administrator
  await post('/api/admin/staff', { username: supporter, role: 'support', password })
  await post('/api/admin/staff', { username: 'rafa', role: 'finance', password })
  const forAll = { minimumCents: 0, products: null, maxUses: null, maxUsesPerVisitor: 1 }
  const percent = { kind: 'percent', percent: 10 }
  await post('/api/coupons', { code: 'BEMVINDO10', discount: percent, ...forAll, validUntil: null })
  const amount = { kind: 'amount', cents: 1_500 }
  const fromHundred = { ...forAll, minimumCents: 10_000, validUntil: inDays(6) }
  await post('/api/coupons', { code: 'SEMANA15', discount: amount, ...fromHundred })
  await post('/api/admin/alerts/channels', {
    kind: 'telegram',
    name: 'Celular da dona',
    target: '700700700',
    token: `123456789:${'A'.repeat(35)}`,
  })

  async function call(path: string, body: object, cookie = ''): Promise<Response> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}
