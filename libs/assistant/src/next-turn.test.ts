import { type Intent, nextTurn, type VisitorOrder } from './next-turn.ts'

const now = new Date('2026-03-02T15:00:00Z')

/** Says each message in turn and keeps what the assistant answers and wants done. */
function talk(messages: string[], orders: VisitorOrder[] = []) {
  let state: unknown = null
  const said: string[] = []
  const intents: Intent[] = []
  for (const message of messages) {
    const turn = nextTurn({ state: JSON.parse(JSON.stringify(state)), message, offers: [], now, orders })
    state = turn.state
    said.push(turn.replies.map((it) => it.content).join('\n'))
    intents.push(...turn.intents)
  }
  return { state, said, last: said.at(-1)!, intents }
}

describe('nextTurn', () => {
  it('shows the whole order before it is placed by a yes', () => {
    const asked = talk(['quero 500 seguidores no instagram.com/fulana.doces'])
    expect(asked.intents).toEqual([])
    expect(asked.last).toContain('500 seguidores no Instagram')
    expect(asked.last).toContain('instagram.com/fulana.doces')
    expect(asked.last).toContain('R$ 45,00')

    const placed = talk(['quero 500 seguidores no instagram.com/fulana.doces', 'pode gerar'])
    expect(placed.intents).toEqual([
      {
        type: 'place-orders',
        isOnePix: false,
        orders: [
          {
            platform: 'instagram',
            serviceType: 'followers',
            quantity: 500,
            link: 'https://www.instagram.com/fulana.doces/',
            quotedCents: 4_500,
          },
        ],
      },
    ])
  })
})
