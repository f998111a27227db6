import { talk } from '../../testing.ts'

it('a goodbye behind a refusal is returned, and nothing is declined again', () => {
  const { replies } = talk(['500 seguidores no insta @loja.x', 'deixa quieto', 'falou'])
  const [, declined, left] = replies.map(([it]) => it!.content)
  expect(declined).toContain('deixei de lado')
  expect(left).toMatch(/^Até mais/)
})
