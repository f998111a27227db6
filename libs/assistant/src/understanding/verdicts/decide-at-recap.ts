import type { Rules } from '../../decide.ts'
import type { Act } from '../acts.ts'
import type { Odds } from '../learned/act-model.ts'
import { isOtherDeed } from '../agreement/other-objects.ts'
import { questionBesideYes } from '../agreement/yes-beside-question.ts'
import { isYes } from '../agreement/is-yes.ts'
import { bringsOther } from '../agreement/brings-other.ts'
import { type Reading, says, withAct, withoutActs } from '../reading.ts'
import type { RecapLabel } from '../learned/learned-reader.ts'
import type { Heard } from './heard.ts'
import { actOf, courtesies, isStory, isTold, meant } from './apply-opinion.ts'

/** The odds of a halt from which on a message that tells nothing else pauses the order. */
const leaning = 0.5
/** Those of a yes in words that the tables hear as a share. */
const certain = 0.9

const agreeing: readonly Act[] = ['agree', 'nod', 'command', 'order-now']
/** Acts that words of a halt sound like: 'achei mais em conta', 'vou levar pra ele ver'. */
const asked: readonly Act[] = [
  ...agreeing,
  ...([
    'order',
    'ask-price',
    'ask-total',
    'ask-recap',
    'haggle',
    'want-person',
    'deny',
    'pause',
    'hedge',
  ] as const),
]

/** Verdicts on a message that answers the recap just shown. */
export const atRecap: Rules<Heard, Reading> = {
  /** Harm, a cart that is emptied, and another page or order than the recap shows: the tables decide them alone. */
  'told by the tables': ({ told, parsed, atRecap }) => {
    const isEmptied = says(told, 'remove-item') && told.scope === 'all'
    const isHarm = says(told, 'trick', 'opposite', 'offer-password', 'want-ticket')
    /** 'sim, manda pro meu amigo' */
    const isGivenAway = told.isForOther && !says(told, 'agree', 'nod')
    if (isHarm || isEmptied || isGivenAway) return told
    /** 'negativo, outro me cobra 180' */
    const isRefused = atRecap().label === 'refuse' && atRecap().isSure && told.targets.length === 0
    return !isRefused && bringsOther(told, parsed.context.recap!) ? told : null
  },
  'something else done to the PIX': ({ told, parsed: { utterance, marks } }) =>
    isOtherDeed(utterance.units) && !marks.has('command') ? withoutActs(told, agreeing) : null,
  yes: ({ told, parsed: { context }, atRecap, tellsNumber }) => {
    const odds = tellsNumber ? withNumber(atRecap().odds) : atRecap().odds
    const isOfSeveral = context.recap!.length > 1
    /** 'sim, 500 em cada': what brings nothing else shares a recap of several as it stands. */
    const shared = isOfSeveral && told.share === 'each' ? { ...told, share: null } : told
    const isAgreed = !says(told, 'say-paid') && isYes(shared, odds, context.isAnswered ?? false)
    return isAgreed ? asAgreement(told, isOfSeveral, odds.yes >= certain) : null
  },
  /** 'manda o pix. Tem nota?': the answer comes beside the PIX. */
  'yes beside a question': ({ told, parsed }) => {
    const recap = parsed.context.recap!
    const asked = bringsOther(told, recap) ? null : questionBesideYes(parsed)
    return (
      asked && withAct({ ...asAgreement(told, recap.length > 1, false), topics: asked.topics }, 'command')
    )
  },
  /** 'só posso pagar dia 10, aí te chamo', 'tá salgado, fica com Deus': words of a topic are not asked about. */
  'put off': ({ told, parsed, atRecap }) => {
    const { label, isSure } = atRecap()
    if (!isSure || (label !== 'postpone' && label !== 'refuse') || isPlain(told)) return null
    if (parsed.utterance.plain.trimEnd().endsWith('?') || parsed.marks.has('of-delivery')) return null
    return { ...withAct(withoutActs(told, asked), label), topics: [], items: [], targets: [], money: null }
  },
  'names a number': ({ told, parsed }) => (bringsOther(told, parsed.context.recap!) ? told : null),
  halt: ({ told, atRecap }) => {
    const { odds, label, isSure } = atRecap()
    if (odds.refuse + odds.postpone + odds.hedge < leaning) return null
    const left = withoutRepeats(withoutActs(told, agreeing))
    if (says(left, 'refuse')) return left
    return isTold(left, 'refuse') ? null : withAct(left, (isSure && actOf[label]) || 'hedge')
  },
  'no yes': ({ told, atRecap }) => {
    const withheld = withoutActs(told, agreeing)
    return meant(withheld, atRecap()) ?? withheld
  },
}

/** How much likelier a change is where a number is told that the recap does not show. */
const numberIsChange = 3
const withNumber = (odds: Odds<RecapLabel>) => ({ ...odds, change: odds.change * numberIsChange })

/** 'não', 'tá caro' and 'quero comprar', with nothing beside them. */
const isPlain = (reading: Reading) =>
  !isStory(reading) && !says(reading, ...courtesies) && says(reading, 'deny', 'haggle', 'order', 'agree')

/** The recap tells what it repeats: 'pensei melhor, comprar seguidor não combina com a gente'. */
function withoutRepeats(reading: Reading): Reading {
  const { items, targets, money } = reading
  const repeats = items.length > 0 || targets.length > 0 || money !== null
  const left = withoutActs(reading, repeats && isStory(reading) ? ['order', 'change', 'correct'] : [])
  return { ...left, items: [], targets: [], money: null }
}

function asAgreement(told: Reading, isOfSeveral: boolean, isCertain: boolean): Reading {
  const acts = told.acts.filter((it) => agreeing.includes(it) || courtesies.includes(it))
  return {
    ...withAct({ ...told, acts }, 'agree'),
    topics: [],
    supposed: [],
    replaced: [],
    alternatives: [],
    conditions: [],
    past: null,
    choice: told.choice?.by === 'place' ? null : told.choice,
    scope: isOfSeveral ? told.scope : null,
    /** 'os dois aprovaram, manda' */
    share: isOfSeveral || !isCertain ? told.share : null,
    isForOther: false,
    /** 'a conta é minha' is of a bank too. */
    pageKind: told.pageKind === 'account' ? null : told.pageKind,
    unsold: null,
    isQuestion: false,
  }
}
