import { leastCount } from '../learned/number-features.ts'
import { oddsOfNumber } from '../learned/learned-reader.ts'
import { type ParsedMessage, marksOf } from '../parse-message.ts'
import { afterNumber, beforeNumber } from '../phrases/role-windows.ts'
import { around, endsSentence, isGoods, nameOf } from '../units.ts'
import type { Unit } from '../utterance.ts'
import { isPage } from './chosen-page.ts'
import { type Fact, isOrdered, isQuantity, isWanted, type RoleRule } from './facts.ts'

/** Units over which a habit or a rival named before still holds. */
const reachOf = { habit: 6, 'rival-word': 8 }
/** Whether a mark stands shortly before, with no wish between. */
export function isBehind(
  { parsed, at }: { parsed: ParsedMessage; at: number },
  mark: keyof typeof reachOf,
): boolean {
  const { units } = parsed.utterance
  const isBreak = (it: Unit) => it.tags.includes('wish~')
  return marksOf(parsed, mark).some(
    ({ from }) =>
      from < at &&
      at - from <= reachOf[mark] &&
      /** 'quanto ia dar' */
      units[from - 1]?.text !== 'quanto' &&
      !units.slice(from, at).some(isBreak),
  )
}

/** 'tenho 19 anos, 3.200 no insta e só 87 no tiktok': all that a list tells after 'tenho' is had. */
export const listedNumbers: RoleRule = ({ parsed }) => {
  const { units } = parsed.utterance
  const names = units.map((it) => nameOf(it))
  return (it) => {
    if (!isQuantity(it) || !isWanted(it)) return undefined
    const verb = names.findLastIndex((name, at) => at < it.at && !beforeNumber.inList.test(name))
    const isList = names.slice(verb + 1, it.at).includes('N')
    return isList && beforeNumber.has.test(names[verb] ?? '') ? 'owned' : undefined
  }
}

/** 'o insta está só com 300, só 300 seguidores. coloca mais 1500': beside a wish, a number that is told to be small is had. */
export const smallNumbers: RoleRule = ({ parsed, facts }) => {
  const { units } = parsed.utterance
  const isWished = (it: Fact) => isOrdered(it) && parsed.clauses[it.clause]!.firstWish < it.at
  const lastWish = facts.findLast(isWished)?.at ?? -1
  return (it) =>
    isOrdered(it) && !isWished(it) && it.at < lastWish && isSmall(units, it.at) ? 'owned' : undefined
}
/** 'só 300' */
const isSmall = (units: readonly Unit[], at: number) => beforeNumber.small.test(units[at - 1]?.text ?? '')

/** 'põe 500 no tiktok, fica com os mil inscritos também': beside another number, one of the recap that stays. */
export const keptNumbers: RoleRule = ({ parsed, facts }) => {
  const { utterance, context } = parsed
  const wanted = facts.filter(isOrdered)
  const isKept = ({ at }: Fact) =>
    context.recap?.some((it) => it.quantity === utterance.units[at]!.value) === true &&
    beforeNumber.kept.test(around(utterance.units, Math.max(0, at - 3), at))
  return (it) => (wanted.length > 1 && wanted.some((one) => one === it) && isKept(it) ? 'other' : undefined)
}

/** 'só os 300', 'tira o de 500': beside a recap of several, a line by its quantity. */
export const linesOfRecap: RoleRule = ({ parsed }) => {
  const quantities = parsed.context.recap?.map((it) => it.quantity) ?? []
  const isOneOf = (value: number) => quantities.filter((it) => it === value).length === 1
  const isNamed = ({ at }: Fact) =>
    marksOf(parsed, 'remove-item').some(({ from, to }) => from <= at && at < to)
  return (it) =>
    isQuantity(it) && quantities.length > 1 && isOneOf(it.value) && isNamed(it) ? 'line' : undefined
}

export const habits: RoleRule = ({ parsed }) => {
  return (it) => (isOrdered(it) && isBehind({ parsed, at: it.at }, 'habit') ? 'habit' : undefined)
}

/** Beside numbers that count a service, one that goes on as a name is none: 'canal Mil e Um Sabores'. */
export const countlessNumbers: RoleRule = ({ parsed, facts }) => {
  const { units } = parsed.utterance
  const isCounted = (it: Fact) => isGoods(units, it.at + 1)
  const isAnyCounted = facts.some((it) => isOrdered(it) && isCounted(it))
  /** 'bota 500 mesmo' */
  const isAskedFor = ({ at }: Fact) => units[at - 1]?.tags.some((it) => it === 'give~' || it === 'wish~')
  return (it) => {
    if (!isAnyCounted || !isQuantity(it) || !isWanted(it) || isCounted(it) || isAskedFor(it)) return undefined
    const right = around(units, it.at + 1, it.at + 3)
    return right !== '' && !afterNumber.goesOn.test(right) ? 'other' : undefined
  }
}

/** Odds below which a number is told of, and above which another beside it is surely wanted. */
const [unlikely, likely] = [0.2, 0.5]

/** More of them are a list, and each opinion takes its time. */
const mostInStory = 6

/** 'meu insta bomba com 8 mil, … bota 500 seguidores': beside a number that sounds wanted, one that does not. */
export const unlikelyNumbers: RoleRule = ({ parsed, facts }) => {
  const { units } = parsed.utterance
  /** 'e 10 mil?' */
  const isAsked = ({ at }: Fact) => {
    const end = units.find((it, place) => place > at && endsSentence(it))
    return end ? end.text === '?' : parsed.isQuestion
  }
  const wanted = facts.filter((it) => isOrdered(it) && it.value >= leastCount && !isAsked(it))
  /** 'mil inscritos e 10 mil visualizações' */
  const counted = new Set(wanted.map(({ at }) => units[at + 1]?.serviceType ?? null))
  const isEachOfOwn = counted.size === wanted.length && !counted.has(null)
  /** '500 no insta @a e 500 no tiktok @b, aliás o do tiktok faz 2500' */
  const isCorrected = parsed.marks.has('correct') && facts.filter(isPage).length > 1
  const isStory = wanted.length > 1 && wanted.length <= mostInStory && !isEachOfOwn && !isCorrected
  if (!isStory || parsed.context.expecting !== 'nothing') return () => undefined
  const odds = new Map(wanted.map((it) => [it, oddsOfNumber(parsed, it.at)]))
  const isAnyLikely = [...odds.values()].some((it) => it > likely)
  return (it) => (isAnyLikely && (odds.get(it) ?? 1) < unlikely ? 'past' : undefined)
}

/** 'antes eu pegava 500' wants 500 where no other number is wanted. */
export const onlyHabits: RoleRule = ({ facts }) => {
  const role = facts.some(isOrdered) ? 'past' : 'wanted'
  return (it) => (it.role === 'habit' ? role : undefined)
}
