import type { Margin } from '@smm/contracts/prices/margins'
import { signIn } from './actors/panel-api.ts'
import { openVisitor } from './actors/visitor.ts'
import { useShop } from './fixtures.ts'

let cookie: string
const product = useShop({ CHAT_LIMITS: 'off' })
beforeAll(async () => {
  cookie = await signIn(product)
})

async function save(url: string, body: object, seen?: string) {
  const answer = await fetch(product.url + url, {
    method: seen === undefined ? 'POST' : 'PATCH',
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(seen !== undefined && { 'if-match': `"${seen}"` }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, margin: (await answer.json()) as Margin }
}

describe('a margin', () => {
  it('that was changed is in the next quote of an open chat', async () => {
    const visitor = await openVisitor(product)
    const question = 'quanto custam 700 inscritos para https://www.youtube.com/@canal.da.margem ?'
    // Between 500 for R$ 80 and 1,000 for R$ 200; the supplier asks R$ 58 for 1,000, and 500 % more is above that line.
    visitor.say(question)
    expect(await visitor.hears(/R\$/)).toMatchObject({ content: expect.stringMatching(/R\$\s?128,00/) })
    const wish = { platform: 'youtube', category: 'subscribers', marginPercent: '500', isGlobal: false }
    expect((await save('/api/margins', wish)).status).toBe(201)
    await visitor.asksUntil(question, /R\$/, '243,60')
    visitor.close()
  })

  it('is not lost when two administrators save at once: one of them is told', async () => {
    const wish = { platform: 'tiktok', category: 'followers', marginPercent: '60', isGlobal: false }
    const { margin } = await save('/api/margins', wish)
    const answers = await Promise.all(
      ['70', '80'].map((marginPercent) => save(`/api/margins/${margin.id}`, { marginPercent }, '60')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
