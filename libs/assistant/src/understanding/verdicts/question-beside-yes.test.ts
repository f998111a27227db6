import { eachRow } from '../../test-each-row.ts'
import { outcome, talk } from '../../testing.ts'

const order = '500 seguidores no insta @loja.x'

eachRow([
  ['manda. e vcs parcelam da próxima vez?', 'PIX, à vista'],
  ['Emite aí. E nota fiscal, tem?', 'nota fiscal'],
  ['e se cair vcs repõem né? pode gerar', 'garantia'],
  ['sim. ele expira em quanto tempo?', '500 seguidores|R\\$ 45,00'],
])(
  'a yes in a part of its own places the order, and the question beside it is answered',
  (message, answer) => {
    expect(outcome([order, message])).toMatch(/^order /)
    expect(talk([order, message]).last).toMatch(new RegExp(answer))
  },
)

eachRow([
  'sim, demora?',
  'ok. quantos dias?',
  'manda o pix... mas esse pix é seguro?',
  'pode gerar? não precisa de cadastro?',
  'pode gerar, e se eu pegar 2000?',
  'manda o pix. faz por 30?',
])('a question that comes before the yes waits for its answer: %s', (message) =>
  expect(outcome([order, message])).not.toMatch(/^order /),
)
