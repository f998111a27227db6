import { explainTalk } from './explain-talk.ts'

it('tells of each message its reading, verdict, lost acts, row and reply', () => {
  const [order, question] = explainTalk(['500 seguidores no insta @loja.x', 'sim, mas tem garantia?'])
  expect(order).toMatch(/^> 500 seguidores[^]*quantity: 500[^]*^row: \w+[^]*^< .*R\$ 45,00/m)
  expect(order).not.toMatch(/money|unsold/)
  expect(question).toMatch(/topics: \[[^]*^verdict: no yes\nno nod: verdict: no yes\nrow: [^]*^< /m)
})
