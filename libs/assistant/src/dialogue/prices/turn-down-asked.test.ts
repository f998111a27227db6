import { eachRow } from '../../test-each-row.ts'
import { talk } from '../../testing.ts'

const recap = '500 seguidores no insta @loja.x'
const questions = [
  'quanto custa 1000 curtidas no tiktok?',
  'qual o mínimo de curtidas no tiktok?',
  '500 ou 1000 curtidas no tiktok?',
  'qual o pacote mais popular de curtidas no tiktok?',
  'e se fossem 500 curtidas no tiktok?',
]

eachRow(questions)('goods that are not sold are turned down beside a recap: %s', (message) => {
  const { last } = talk([recap, message])
  expect(last).toMatch(/^Curtidas no TikTok não saem por este chat/)
  expect(last).not.toMatch(/R\$.*\n.*R\$/)
  expect(talk([recap, message, 'sim']).intents).toHaveLength(1)
})

eachRow(questions)('and without one: %s', (message) =>
  expect(talk(message).last).toMatch(/^Curtidas no TikTok não saem por este chat[^]*Por aqui temos/),
)

it('the prices of what is sold are told beside them', () => {
  const message = 'quanto custa 500 seguidores no insta e 100 curtidas no tiktok?'
  for (const before of [[], ['1000 seguidores no insta @loja.x']])
    expect(talk([...before, message]).last).toMatch(/Curtidas no TikTok não saem[^]*R\$ 45,00/)
})

it('and so are money and a question beside it', () => {
  expect(talk('tenho 50 reais pra comentários').last).toMatch(/^Comentários .*não saem por este chat/)
  expect(talk([recap, 'quanto fica 1000 curtidas no tiktok? é seguro?']).last).toMatch(
    /É seguro[^]*não saem por este chat[^]*Posso gerar o PIX/,
  )
})

eachRow([
  'quero 500 seguidores no insta pra @loja.x, quanto fica 1000 curtidas no tiktok?',
  'quero 500 seguidores no insta @loja.x, e se der mais 300 curtidas no tiktok',
])('an order beside them goes on: %s', (message) =>
  expect(talk(message).last).toMatch(
    /^Curtidas no TikTok não saem[^]*• 500 seguidores no Instagram[^]*R\$ 45,00/,
  ),
)

it('quantities of them for a page are turned down too', () =>
  expect(talk('500 ou 1000 curtidas no tiktok.com/@loja.x/video/7301234567890123456?').last).toMatch(
    /^Curtidas no TikTok não saem/,
  ))
