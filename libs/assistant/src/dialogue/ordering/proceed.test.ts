import { say } from '../../replies/say.ts'
import { talk } from '../../testing.ts'
import { eachRow } from '../../test-each-row.ts'
import { emptyDraft } from '../cart/draft.ts'
import { inferParts } from '../cart/infer-parts.ts'
import { givenTarget, givenTurn } from '../testing.ts'
import { listingAnew, proceed } from './proceed.ts'

const { link } = givenTarget()
const insta = { ...emptyDraft, platform: 'instagram', serviceType: 'followers' } as const
const whole = inferParts({ ...insta, quantity: 500, link })
const situations = ({ parts, question }: ReturnType<typeof proceed>) =>
  [...parts, ...(question ? [question] : [])].map((it) => it.situation)

eachRow([
  [[emptyDraft], ['ask-first-page']],
  [[{ ...emptyDraft, handle: 'loja.x' }], ['ask-platform-of-handle']],
  [[{ ...emptyDraft, platform: 'youtube' } as const], ['ask-service']],
  [[insta], ['packages', 'ask-quantity']],
  [[{ ...insta, quantity: 1 }], ['out-of-range']],
  [[{ ...insta, quantity: 500 }], ['ask-page']],
  [[{ ...insta, serviceType: 'likes', quantity: 300, link } as const], ['quoted', 'ask-other-page']],
  [[{ ...insta, serviceType: 'saves' } as const], ['not-sold', 'sold-here']],
  [
    [whole, insta],
    ['noted', 'packages', 'ask-quantity'],
  ],
  [[whole], ['recap', 'ask-yes']],
])('the cart is asked for what it lacks, or shown', (cart, told) =>
  expect(situations(proceed(givenTurn([], ''), cart))).toEqual(told),
)

it('a recap that comes out as it was is not said to be updated', () => {
  const turn = givenTurn('500 seguidores no insta @loja.x', '')
  const { cart } = turn.dialogue
  const more = cart.map((it) => ({ ...it, quantity: 1_000 }))
  expect(situations(proceed(turn, cart, [say('updated')]))).toEqual(['recap', 'ask-yes'])
  expect(situations(proceed(turn, more, [say('updated')]))).toEqual(['updated', 'recap', 'ask-yes'])
})

it('packages are listed once, unless they are asked for anew', () => {
  const turn = givenTurn('seguidores no insta', '')
  expect(situations(proceed(turn, turn.dialogue.cart))).toEqual(['ask-quantity-again'])
  expect(situations(proceed(listingAnew(turn), turn.dialogue.cart))).toEqual(['packages', 'ask-quantity'])
})

describe('an order whose price is asked', () => {
  eachRow([
    [
      'quanto fica 500 seguidores pro insta @quintal.da.rosa?',
      '500 seguidores no Instagram para @quintal.da.rosa saem por R$ 45,00',
    ],
    [
      'me passa o orçamento de cem inscritos, youtube.com/@quintal.da.rosa',
      '100 inscritos no YouTube para @quintal.da.rosa saem por R$ 25,00',
    ],
    [
      'queria saber sobre 1.500 seguidores no tiktok @quintal.rosa',
      '1.500 seguidores no TikTok para @quintal.rosa saem por',
    ],
  ])('is told it with its page, and placed by a yes: %s', (message, words) => {
    const { last } = talk(message)
    expect(last).toContain(words)
    expect(last).not.toContain('Confira')
    expect(talk([message, 'sim']).intents).toHaveLength(1)
  })
})

describe('a matter beside an order', () => {
  eachRow([
    [
      'faz 500 seguidores de graça no tiktok @forro.zl que eu divulgo vcs',
      'De graça não consigo: 500 seguidores no TikTok saem por R$ 45,00',
    ],
    ['me dá 300 seguidores na faixa, insta @forro.zl', 'De graça não consigo: 300 seguidores no Instagram'],
    ['500 seguidores no insta @forro.zl e 300 no kwai tbm', 'não trabalhamos com serviços para o Kwai'],
    ['500 seguidores tiktok @forro.zl, selo vcs não fazem né', 'não trabalhamos com selo'],
    ['minha senha é Xote#77. 500 seguidores no insta @forro.zl', 'não trabalhamos com senha'],
  ])('is turned down first: %s', (message, words) => {
    const { last } = talk(message)
    expect(last).toContain(words)
    expect(last).toContain('Confira o pedido')
    expect(last).not.toContain('Xote')
  })
})

eachRow([
  'tenho 2 mil no kwai, quero 500 seguidores no insta @forro.zl',
  'vi vcs no facebook, 500 no tiktok @forro.zl',
])('of what is not sold, and only told, nothing is said: %s', (message) =>
  expect(talk(message).last).not.toContain('trabalhamos'),
)
