import { eachRow } from '../../../test-each-row.ts'
import { givenReading, givenTurn } from '../../testing.ts'
import type { WaitsFor } from '../../waits-for.ts'
import { asAgreed, placesWith } from './as-agreed.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 no tiktok @loja.y'
const doubtful = 'está conforme, pode providenciar'

type Answers = { before: string[]; places: string[]; placesNot: string[] }
const answers: Record<WaitsFor, Answers> = {
  nod: { before: [one], places: ['ok', 'sim'], placesNot: ['legal, gostei do preço de vocês'] },
  yes: { before: [one, 'é seguro?'], places: ['sim'], placesNot: ['ok', doubtful] },
  decision: { before: [one, 'vou pensar'], places: ['sim'], placesNot: ['ok'] },
  order: {
    before: ['supondo que eu compre 500 seguidores pro instagram.com/loja.x, quanto ficaria?'],
    places: ['sim'],
    placesNot: ['legal'],
  },
  command: { before: [one, 'e se fosse 1000?'], places: ['pode gerar o pix'], placesNot: ['ok', 'sim'] },
  'second-yes': { before: [one, 'é seguro?', doubtful], places: [doubtful, 'ok'], placesNot: ['não sei'] },
  change: { before: [one, 'muda'], places: ['pode gerar o pix'], placesNot: ['ok', 'sim'] },
}

eachRow(Object.entries(answers))(
  'a message places the recap that waits for it',
  (waitsFor, { before, places, placesNot }) => {
    const turnOf = (message: string) => givenTurn(before, message)
    expect(turnOf('').dialogue.state).toMatchObject({ at: 'confirming', waitsFor })
    expect(places.filter((it) => !asAgreed(turnOf(it)))).toEqual([])
    expect(placesNot.filter((it) => asAgreed(turnOf(it)))).toEqual([])
  },
)

eachRow([
  [two, 'vai nos dois'],
  [two, 'sim'],
])('a yes is of all orders of a recap: %s, %s', (before, message) =>
  expect(asAgreed(givenTurn(before!, message!))).not.toBeNull(),
)

it('a complaint beside a yes that was asked back leaves it a yes', () => {
  const turn = givenTurn([one, 'e pode gerar pro vídeo'], '')
  expect(placesWith['second-yes']({ ...turn, reading: givenReading(['agree', 'complain']) })).toBe(true)
})
