import { type Fact, paragraph, stating, textOf } from './paragraph.ts'
import {
  lossReplaced,
  passwordNotAsked,
  passwordNotNeeded,
  whatsappLine,
  withoutPassword,
  withoutRepeatedFacts,
} from './repeated-facts.ts'
import { type Part, say } from './say.ts'

const product = { platform: 'instagram', serviceType: 'followers' } as const
const once = (...parts: Part[]) =>
  withoutRepeatedFacts(parts.map(({ wordings }) => wordings[0]!)).map((it) => textOf(it))

describe('a fact that a reply has stated', () => {
  it.each([passwordNotNeeded, passwordNotAsked, withoutPassword, lossReplaced, whatsappLine('Olá!')])(
    'takes the note or link %j away from a later paragraph, however it was worded',
    (it) => {
      const second = paragraph`Antes${it} depois.`
      expect(withoutRepeatedFacts([second]).map(textOf)).toEqual([textOf(second)])
      for (const first of [stating(it.fact as Fact, 'Outras palavras.'), paragraph`Aviso.${it}`])
        expect(withoutRepeatedFacts([first, second]).map(textOf)).toEqual([textOf(first), 'Antes depois.'])
    },
  )

  it('is told in full whenever it is asked for', () => {
    const full = stating('password', 'Nunca pedimos senha.')
    expect(withoutRepeatedFacts([full, full]).map(textOf)).toEqual([textOf(full), textOf(full)])
  })

  it.each<[string, Part, Part, string]>([
    ['the password', say('topic', { topic: 'password' }), say('ask-page', { order: product }), 'senha'],
    ['the password', say('topic', { topic: 'platform-rules' }), say('topic', { topic: 'safety' }), 'senha'],
    ['the password', say('password-turned-down'), say('welcome', { greeting: null, catalogue: '' }), 'senha'],
    ['the guarantee', say('topic', { topic: 'guarantee' }), say('topic', { topic: 'safety' }), 'repomos'],
    ['our WhatsApp', say('person'), say('quoted-by-staff', { products: [product] }), 'wa.me'],
  ])('is told once, as %s', (_, first, second, word) => {
    expect(once(second)[0]).toContain(word)
    expect(once(first, second)[0]).toContain(word)
    expect(once(first, second)[1]).not.toMatch(new RegExp(`${word}|\\?text=`))
  })
})
