import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const one = '500 seguidores no insta @loja.x'
const post = 'https://www.instagram.com/p/DAbc_1-XyZq/'
const recap = 'recap instagram followers 500 instagram.com/loja.x R$ 45,00'

eachRow([
  [[one, post], recap],
  [['instagram.com/loja.x', post], 'quantity? instagram followers instagram.com/loja.x'],
  [[`500 seguidores ${post}`], 'link? instagram followers 500'],
  [[one, '200 comentários'], recap],
])('what does not fit or is not sold pushes nothing out', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)

eachRow([
  [[`${one}, pode gerar o pix`], recap.replace('recap', 'order')],
  [['500 seguidores no insta, pode gerar o pix'], 'link? instagram followers 500'],
])('an order told whole with the command for its PIX is placed', (messages, expected) =>
  expect(outcome(messages)).toBe(expected),
)
