import { certainty } from '../../certainty.ts'
import { type Rules, when } from '../../../decide.ts'
import type { ComplaintEvidence } from './complaint-evidence.ts'

/**
 * `certain`: the complaint is kept as it is read; whether a ticket opens at once, `is-ticket-certain.ts` decides ·
 * `unconfirmed`: a ticket is offered · `ambiguous`: the same, and it may be an order as well · `solved`: what was complained of is
 * over, or a joke · `elsewhere`: it is of another shop · `none`: no complaint.
 */
export type ComplaintOutcome = 'certain' | 'unconfirmed' | 'ambiguous' | 'solved' | 'elsewhere' | 'none'

/** The probability below which a message that sounds like a complaint is none: a story that all of an order is told in has to be likely one. */
function leastProbability({ isOrderTold, isBought, isMissing, isOwed, isLong }: ComplaintEvidence): number {
  if (isOrderTold && isBought && isMissing) return 0
  if (isOrderTold && isLong) return certainty.likely
  const isTold = isMissing || (isOrderTold ? isBought : isOwed)
  return isTold ? certainty.remote : certainty.possible
}

/** The probability by both readers from which on one is beyond doubt: goods in a story that nobody bought, a purchase told, or what is missed. */
const leastSure = { goods: certainty.beyondDoubt, bought: certainty.sure, missed: certainty.likely }
function isSure(it: ComplaintEvidence): boolean {
  const { isOrderTold, isLong, isBought, isMissing, isOwed } = it
  if (isBought && isMissing) return it.probability >= leastSure.missed
  const isOfGoods = isOrderTold && isLong && !isBought
  return isSureOfBoth(it, leastSure[isOfGoods ? 'goods' : isMissing || isOwed ? 'missed' : 'bought'])
}
const isSureOfBoth = ({ probability, probabilityUnprompted }: ComplaintEvidence, from: number) =>
  Math.min(probability, probabilityUnprompted) >= from

/** 'vou reclamar kkk', and not what of. */
const isLaughedAt = ({ laughs, isOwed, isMissing }: ComplaintEvidence) => laughs && isOwed && !isMissing

/** 'se não chegar, vou no procon', 'mil seguidores kkk só se for na imaginação' */
const isSaidInAnger = ({ isOwed, asksPrice, laughs }: ComplaintEvidence) => (isOwed && !asksPrice) || laughs

/** 'vou reclamar, comprei 100 e agora minha mãe também quer kkk' */
const isContent = ({ isBought, isLong, isOrderTold, probability }: ComplaintEvidence) =>
  (isBought || (isLong && !isOrderTold)) && probability < certainty.beyondDoubt

const isWrongHere = (it: ComplaintEvidence) =>
  it.isBoughtHere &&
  it.isMissing &&
  !it.isSupposed &&
  !it.isOfNow &&
  !it.jokes &&
  it.probability >= certainty.sure

export const complaintRules: Rules<ComplaintEvidence, ComplaintOutcome> = {
  /** 'comprei aqui e parou em 300. meu cunhado comprou em outro lugar e recebeu' */
  'of another shop too': when((it) => it.isElsewhere && it.isOrderTold && it.isOfHereFirst, 'ambiguous'),
  'of another shop': when((it) => it.isElsewhere, 'elsewhere'),
  /** 'meu irmão comprou seguidor fake e caiu tudo kkkk' */
  'laughed at in another': when((it) => it.isOfOther && it.laughs, 'elsewhere'),
  'over by now': when((it) => it.isSolved, 'solved'),
  'a joke on what went well': when(
    (it) => (it.wentWell && it.jokes) || ((it.wentWell || isContent(it)) && isLaughedAt(it)),
    'solved',
  ),
  /** 'seguidor eu já comprei, agora é curtida, 300' */
  'bought before, and ordered now': when((it) => it.isOrderTold && it.isOfNow && !it.isMissing, 'none'),
  /** '500 seguidores @loja.x, opa, perfil errado, @loja.y' */
  'ordered, and put right at once': when((it) => it.isOrderTold && it.isPutRight && !it.isBought, 'none'),
  'of no purchase': when((it) => it.probability < leastProbability(it), 'none'),
  'asks a price': when(
    (it) => it.asksPrice && !it.isBought && !it.isMissing && !isSureOfBoth(it, leastSure.goods),
    'none',
  ),
  'a ticket only supposed': when(
    (it) => it.isSupposed && !it.isBought && it.isQuestion && !it.isMissing,
    'none',
  ),
  'supposed, and no complaint': when(
    (it) => it.isSupposed && !it.isBought && !isSaidInAnger(it) && !isSureOfBoth(it, certainty.sure),
    'none',
  ),
  'only supposed': when((it) => it.isSupposed && !it.isBought, 'ambiguous'),
  /** 'eu pedi com vocês, vieram perfis sem foto e sumiu metade' */
  'bought here and wrong': when(isWrongHere, 'certain'),
  'of another person': when((it) => it.isOfOther && it.isMissing, 'unconfirmed'),
  /** 'postei ontem e até agora nada. 300 curtidas' */
  'of a post': when((it) => it.isPosted && !it.isBought, 'ambiguous'),
  'of something like one': when((it) => !isSure(it), 'ambiguous'),
  laughed: when((it) => (it.laughs && it.jokes) || isLaughedAt(it), 'ambiguous'),
  'not beyond doubt': when((it) => !isSureOfBoth(it, certainty.unasked), 'unconfirmed'),
  /** A purchase made here and a problem of it, and nothing speaks against them. */
  'told and wrong': () => 'certain',
}
