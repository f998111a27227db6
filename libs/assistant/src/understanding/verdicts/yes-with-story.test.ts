import { eachRow } from '../../test-each-row.ts'
import { outcome } from '../../testing.ts'

const one = '500 seguidores no insta @loja.x'
const two = '500 seguidores no insta @loja.x e 100 seguidores no tiktok @loja.tt'

eachRow([
  [one, 'com certeza mana, e se der certo semana que vem eu volto pra comprar mais'],
  [one, 'ss, e olha que a festa saiu cara viu'],
  [one, 'Confirmo. Dessa vez vai, 180 votos nunca mais'],
  [one, 'a patroa deixou, pode gerar'],
  [two, 'pode, a mãe da outra me deve a metade kkk'],
  [two, 'sim pode ser tudo junto, tô com a tinta no cabelo da cliente não posso demorar'],
])('a story beside a yes is of no order: %s / %s', (order, message) =>
  expect(outcome([order, message])).toMatch(/^order /),
)

eachRow([
  [one, 'claro que não, o fotógrafo já cobrou 600'],
  [one, 'isso, 1500 me atende'],
  [one, 'opa, comi duas letras do arroba: é @loja.xy, o resto tá certo'],
  [one, 'o valor certo é 4,50, gera'],
  [one, 'sim, tô sem tempo agora, depois eu vejo isso'],
  [two, 'sim, só os do tiktok, pode gerar'],
  [two, 'pensando bem, deixa os do tiktok pra lá. pode gerar'],
])('words of the order beside a yes are no story: %s / %s', (order, message) =>
  expect(outcome([order, message])).not.toMatch(/^order .*500 .*loja\.x R\$ 45,00( \+|$)/),
)
