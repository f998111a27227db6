import { givenOrder } from '../testing.ts'
import { textOf } from './paragraph.ts'
import { passwordNotNeeded } from './repeated-facts.ts'
import { type Part, say } from './say.ts'
import { writeReply } from './write-reply.ts'

const product = { platform: 'instagram', serviceType: 'followers' } as const
const write = (parts: Part | Part[], said: string[] = []) =>
  writeReply([parts].flat(), undefined, said).reply.content
const wording = (part: Part) => textOf(part.wordings[0]!)

describe('what was just said', () => {
  const either: Part = { ...say('ticket-not-opened'), wordings: ['Uma.', 'Outra.'] }

  it('is said in the wording that was said longest ago', () => {
    expect(write(either)).toBe('Uma.')
    expect(write(either, ['Uma.'])).toBe('Outra.')
    expect(write(either, ['Outra.', 'Uma.'])).toBe('Outra.')
  })

  it('counts without the note that another paragraph had made needless', () => {
    const [password, askPage] = [say('password-turned-down'), say('ask-page', { order: product })]
    const first = write([password, askPage])
    expect(first).toContain('Para continuar, me envie')
    expect(first).not.toContain(passwordNotNeeded.text)
    expect(write(askPage, [first])).toBe(textOf(askPage.wordings[1]!))
  })

  it('counts inside a longer reply, and for three replies', () => {
    expect(write(either, ['Oi! Uma. E mais.'])).toBe('Outra.')
    expect(write(either, ['Uma.', 'a', 'b', 'c'])).toBe('Uma.')
  })

  it.each([
    ['an answer', say('no-ticket'), /^Só reforçando: não há/, /^Resumindo: não há/],
    [
      'a status',
      say('orders', { orders: [givenOrder()] }),
      /^Por enquanto, nada mudou\. /,
      /^Ainda sem novi/,
    ],
  ])('is opened by its role when all its wordings were: %s', (_role, part, second, third) => {
    const first = write(part)
    const again = write(part, [first])
    expect(again).toMatch(second)
    expect(write(part, [first, again])).toMatch(third)
  })

  it('is left out where it stands beside something else', () => {
    const [answer, aside] = [say('no-ticket'), say('when-ready')]
    expect(write([answer, aside], aside.wordings.map(textOf))).toBe(wording(answer))
    expect(write(aside, [wording(aside)])).not.toBe('')
  })
})

it('a greeting and its answer are one paragraph, others are apart', () => {
  const [greeting, other] = [say('greeting', { greeting: null }), say('no-ticket')]
  expect(write([greeting, other])).toBe(`${wording(greeting)} ${wording(other)}`)
  expect(write([other, greeting])).toBe(`${wording(other)}\n\n${wording(greeting)}`)
})

it('remembers the last six replies, and gives suggestions', () => {
  const { reply, said } = writeReply([say('no-ticket')], ['Sim'], ['1', '2', '3', '4', '5', '6'])
  expect(reply.suggestions).toEqual(['Sim'])
  expect(said).toEqual(['2', '3', '4', '5', '6', reply.content])
})
