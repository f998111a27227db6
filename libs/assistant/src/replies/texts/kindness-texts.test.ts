import { kindnesses, type Kindness } from '../../understanding/reading-labels.ts'
import { kindnessTexts } from './kindness-texts.ts'

const answer = (kindness: Kindness[], rest = {}) =>
  kindnessTexts.kindness({
    greets: false,
    greeting: null,
    kindness,
    isThanked: false,
    isLeaving: false,
    ...rest,
  })

it('answers each kindness, in two wordings', () => {
  for (const it of kindnesses) {
    const [first, second] = answer([it])
    expect(first).not.toBe('')
    expect(second).not.toBe(first)
  }
})

it.each<[string, Kindness[], object, RegExp]>([
  ['greets back', ['how-are-you'], { greets: true, greeting: 'night' }, /^Boa noite! Tudo ótimo/],
  ['thanks for news', ['all-well'], {}, /^Que bom .+ Obrigado por avisar\. Qualquer coisa/],
  ['thanks for praise once', ['praise', 'good-wish'], {}, /^Muito obrigado[^!]+! Qualquer coisa/],
  ['says farewell', ['hug'], { isLeaving: true }, /^Um abraço! Até mais!$/],
  ['blesses back instead of taking thanks', ['blessing'], { isThanked: true }, /^Amém! .+ Qualquer coisa/],
])('%s', (_, kindness, rest, words) => expect(answer(kindness, rest)[0]).toMatch(words))
