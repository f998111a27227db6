import { around } from '../../parse/units.ts'
import type { Unit } from '../../parse/utterance.ts'
import {
  denied,
  earlierPage,
  exchangedName,
  exchangedNumber,
  formerPage,
  laterPage,
  saidAgain,
} from '../../windows/correction-windows.ts'
import {
  type Fact,
  type FactStep,
  goneRole,
  isOrdered,
  isQuantity,
  isSame,
  isWanted,
  type Quantity,
  type Role,
  type Scene,
  withChange,
} from '../facts.ts'
import { isPage } from '../pages/page-facts.ts'
import { type Place, placeOf } from '../roles/role-by-words.ts'
import { isAgainstRecap } from './said-against-recap.ts'
import { takenBack } from './taken-back.ts'

export type Corrections = Readonly<Record<string, (scene: Scene) => (it: Fact) => Role | null>>

/** A rule about a fact and the words around it. */
const ofPlace =
  (holds: (place: Place, it: Fact) => boolean, roleOf: (it: Fact) => Role): Corrections[string] =>
  ({ evidence }) =>
  (it) =>
    holds(placeOf(evidence, it), it) ? roleOf(it) : null

/**
 * How a message takes something back, of numbers, names and pages alike; what it takes out of a recap is `removed` of `read-slots.ts`. The first rule that answers decides about a fact; each sees what
 * those before it decided of the others. `correct-facts.test.ts` has a message for each.
 */
export const corrections = {
  /** 'não é no tiktok', to a recap on Instagram */
  'said against the recap': ofPlace(isAgainstRecap, () => 'wanted'),
  /** 'não quero 500', 'curtidas não', 'em vez do @a.x', 'mil é muito' */
  'denied beside it': ofPlace(
    ({ left, right }, { kind }) => denied[kind].before.test(left) || denied[kind].behind.test(right),
    goneRole,
  ),
  /** 'troca o insta pelo tiktok', 'deixa o Growth e bota o Pro' */
  'a name exchanged': ofPlace(
    ({ left, right }, it) =>
      !isQuantity(it) && !isPage(it) && exchangedName.before.test(left) && exchangedName.behind.test(right),
    goneRole,
  ),
  /** 'troca 500 por 1000' */
  exchanged: beforeNext((units, it, next) => isExchange(units, it.at, next.at)),
  /** '@a foi hackeada', 'meu antigo era @a' */
  'lost or left': lostOrLeft,
  /** 'era @loja.a, agora é @loja.b' */
  'the page before another': formerOfTwo,
  /** '500 curtidas, ai não, seguidores' */
  'taken back between': takenBack,
  /** 'tá, 500 curtidas, decidi, 500', '… então é o de 500 mesmo' */
  'said again': beforeNext(
    (units, it, next) =>
      isOrdered(it) &&
      it.value === next.value &&
      (saidAgain.between.test(around(units, it.at + 1, next.at)) ||
        saidAgain.behind.test(around(units, next.at + 1, next.at + 3))),
  ),
  /** 'não quero no insta, … insta …, quero no tiktok': denied once, denied all over. */
  'denied elsewhere': deniedElsewhere,
} satisfies Corrections

/** Roles of numbers that order nothing, whatever stands beside them. */
const told: readonly Role[] = ['place', 'budget', 'price', 'other', 'arrived', 'lost']

export function correctedBy(rules: Corrections): FactStep {
  const named = Object.entries(rules)
  return ({ evidence, facts }) => {
    const decided = new Set<number>()
    return named.reduce((left, [rule, deciding]) => {
      const roleOf = deciding({ evidence, facts: left })
      return left.map((it) => {
        const role = decided.has(it.at) || told.includes(it.role) ? null : roleOf(it)
        if (role === null) return it
        decided.add(it.at)
        return withChange(it, role, rule)
      })
    }, facts)
  }
}
export const correctFacts = correctedBy(corrections)

/** Decides on a number by the one behind it. */
function beforeNext(
  holds: (units: readonly Unit[], it: Quantity, next: Quantity) => boolean,
): Corrections[string] {
  return ({ evidence, facts }) => {
    const numbers = facts.filter(isQuantity).filter(({ role }) => !told.includes(role))
    return (it) => {
      const next = isQuantity(it) ? numbers[numbers.indexOf(it) + 1] : undefined
      return isQuantity(it) && next && holds(evidence.utterance.units, it, next) ? 'replaced' : null
    }
  }
}

function isExchange(units: readonly Unit[], first: number, second: number): boolean {
  const between = around(units, first + 1, second)
  const isLeft =
    exchangedNumber.before.test(around(units, first - 5, first)) || exchangedNumber.by.test(between)
  return exchangedNumber.between.test(between) && isLeft
}

/** 'não era @a, era @b' leaves none. */
function lostOrLeft({ evidence, facts }: Scene): (it: Fact) => Role | null {
  if (facts.some((it) => isPage(it) && it.role === 'negated')) return () => null
  return ofPlace(
    ({ left, right }, it) => isPage(it) && (formerPage.before.test(left) || formerPage.behind.test(right)),
    () => 'former',
  )({ evidence, facts })
}

/** Of two pages the one that was meant, where the other is now. */
function formerOfTwo({ evidence, facts }: Scene): (it: Fact) => Role | null {
  const { units, pages } = evidence.utterance
  const before = ({ at }: Fact) => around(units, at - pageReach, at)
  const isEarlier = (it: Fact) =>
    earlierPage.before.test(before(it)) || earlierPage.behind.test(around(units, it.at + 1, it.at + 3))
  const isLater = (it: Fact) => laterPage.test(before(it))
  const named = pages.length === 2 ? facts.filter(isPage) : []
  const former = named.find(
    (it) => isEarlier(it) && named.some((other) => other.value !== it.value && isLater(other)),
  )
  return (it) => (isPage(it) && it.value === former?.value ? 'former' : null)
}
const pageReach = 7

/** A name that is told again behind its denial is denied only beside another there. */
function deniedElsewhere({ facts }: Scene): (it: Fact) => Role | null {
  const isDeniedBy = (one: Fact, it: Fact) =>
    one.role === 'negated' &&
    isSame(one, it) &&
    facts.some(
      ({ kind, role, value, at }) =>
        kind === it.kind && role === 'wanted' && value !== it.value && (it.at < one.at || one.at < at),
    )
  return (it) => (isWanted(it) && facts.some((one) => isDeniedBy(one, it)) ? 'negated' : null)
}
