import { cutTier } from './cut-tier.ts'

const names = ['Padrão', 'Premium com reposição']
const premium = names[1]

it.each([
  ['quero o premium', premium, 'quero'],
  ['500 seguidores com reposição @loja.x', premium, '500 seguidores   @loja.x'],
  ['Premium com Reposicao', premium, ''],
  ['quero 500 do PREMIUM pra @premium.store', premium, 'quero 500   pra @premium.store'],
  ['sem reposição', 'Padrão', ''],
  ['o padrão mesmo', 'Padrão', 'mesmo'],
  ['quanto custa o premium?', premium, 'quanto custa  ?'],
])('%s', (message, tier, rest) => {
  const read = cutTier(message, names)
  expect([read.tier, read.rest.replace(/\s+/g, ' ')]).toEqual([tier, rest.replace(/\s+/g, ' ')])
})

it.each([
  'tem reposição?',
  '500 seguidores',
  'premium ou padrão',
  'instagram.com/premium',
  'https://x.com/premium/',
])('no tier: %s', (message) => expect(cutTier(message, names)).toEqual({ rest: message }))

it('reads nothing in a shop of one tier', () => {
  expect(cutTier('quero o premium')).toEqual({ rest: 'quero o premium' })
  expect(cutTier('o padrão', ['Padrão'])).toEqual({ rest: 'o padrão' })
})
