import type { ParsedMessage } from '../parse/parse-message.ts'
import type { choicePhrases } from '../phrases/order/choice-phrases.ts'
import { aroundChoice } from '../windows/choice-windows.ts'
import type { Choice, Item, ShownOrder } from '../reading.ts'
import { type Fact, isWanted, quantitiesWith } from './facts.ts'
import type { Unit } from '../parse/utterance.ts'

const qualities = ['popular', 'cheapest', 'largest', 'middle'] as const
const places = [
  ['third-last', -3],
  ['second-last', -2],
  ['last', -1],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
] as const
/** Some names are plain words, too: they are pointed to, or stand alone or beside one that is denied. */
function namedPackage(units: readonly Unit[], facts: readonly Fact[]): string | undefined {
  const named = facts.filter((it) => it.kind === 'package')
  const isPointedTo = ({ at }: Fact) => aroundChoice.pointing.test(units[at - 1]?.text ?? '')
  const isSure = units.length === 1 || !named.every(isWanted)
  return named.find((it) => isWanted(it) && (isSure || isPointedTo(it)))?.value
}

/** Which of the packages just listed the visitor points to. */
function chosenIn(
  { matches, context, said, utterance: { units } }: ParsedMessage,
  facts: readonly Fact[],
): Choice | null {
  const numbers = quantitiesWith(facts, 'place')
  const wordsChoosing = (name: keyof typeof choicePhrases): string | null => {
    const match = matches.get(`choice:${name}`)
    if (!match) return null
    const [before, behind] = [said.slice(0, match.from).trim(), said.slice(match.to).trim()]
    const isDenied = aroundChoice.deniedBefore.test(before) || aroundChoice.deniedBehind.test(behind)
    const isJudged = context.recap !== undefined && aroundChoice.judges.test(before)
    return isDenied || isJudged ? null : said.slice(match.from, match.to)
  }
  const quality = qualities.find(wordsChoosing)
  /** 'tira o do meio', of a recap of three */
  if (quality === 'middle' && context.recap)
    return context.recap.length === 3 ? { by: 'place', place: 2 } : null
  if (quality) return { by: quality }
  const name = namedPackage(units, facts)
  if (name) return { by: 'name', name }
  const price = wordsChoosing('priced')
  if (price) return { by: 'price', cents: Number.parseInt(price.replace(/\D*/, ''), 10) * 100 }
  if (numbers[0]) return { by: 'place', place: numbers[0] }
  const isListed = context.shownRows > 0 || context.recap !== undefined || aroundChoice.packageWord.test(said)
  /** 'na segunda', beside a recap of one order */
  const isDay = ([ordinal, line]: (typeof places)[number]) =>
    line > (context.recap?.length ?? line) && aroundChoice.weekday.test(wordsChoosing(ordinal) ?? '')
  const place = isListed && places.find((it) => wordsChoosing(it[0]) && !isDay(it))
  return place ? { by: 'place', place: place[1] } : null
}

/** The package or the line of a recap that a message chooses. `isOther`: the line that it does not leave as it is. */
export function readChoice(
  parsed: ParsedMessage,
  facts: readonly Fact[],
  named: readonly Item[],
): { choice: Choice | null; isOther: boolean } {
  const chosen = chosenIn(parsed, facts)
  const other = named.length > 0 ? otherThan(parsed, facts, chosen) : null
  const isOfRecap = chosen?.by === 'place' && isLine(parsed, chosen.place, named)
  return { choice: other ?? (isOfRecap ? null : chosen), isOther: other !== null }
}

/** 'o do insta tá ok, o outro muda pra 300': the line of a recap of two that is not left as it is. */
function otherThan(
  { context: { recap }, marks }: ParsedMessage,
  facts: readonly Fact[],
  chosen: Choice | null,
): Choice | null {
  if (recap?.length !== 2 || !marks.has('scope-rest')) return null
  const kept = facts.filter(({ role }) => role === 'mentioned')
  const isKept = (it: ShownOrder) =>
    kept.some(
      ({ kind, value }) =>
        (kind === 'platform' ? it.platform : kind === 'service' && it.serviceType) === value,
    )
  const left = recap.filter((it) => !isKept(it))
  if (left.length === 1) return { by: 'place', place: recap.indexOf(left[0]!) + 1 }
  return chosen?.by === 'place' && Math.abs(chosen.place) <= 2
    ? { by: 'place', place: Math.abs(chosen.place) === 1 ? 2 : 1 }
    : null
}

/** 'o primeiro' and no more is no package of a list; 'gera o segundo' means that line. */
const isLine = ({ context: { recap }, marks }: ParsedMessage, place: number, named: readonly Item[]) =>
  recap !== undefined &&
  named.length === 0 &&
  Math.abs(place) <= recap.length &&
  !lineActs.some((it) => marks.has(it))
const lineActs = ['correct', 'remove-item', 'command'] as const
