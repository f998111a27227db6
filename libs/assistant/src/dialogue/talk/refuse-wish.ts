import { catalogueInWords } from '../../naming/product-names.ts'
import { say } from '../../replies/say.ts'
import { soldSuggestions } from '../../replies/suggestions.ts'
import { unsoldNames } from '../../replies/unsold-texts.ts'
import { hasTrait } from '../../understanding/act-traits.ts'
import type { UnsoldWish } from '../../understanding/acts.ts'
import { hasPage } from '../cart/draft.ts'
import { fillCart } from '../cart/fill-cart.ts'
import { isAnswerable, namesOrder, describesProblem } from '../features.ts'
import { proceed } from '../ordering/proceed.ts'
import { holdRecap, withOpenQuestion } from '../ordering/resume-order.ts'
import { idle } from '../state.ts'
import { after, does, isAt, type Move, type Step, type Turn } from '../turn.ts'

/** A password is refused and forgotten: nothing of such a message enters the dialogue. */
export const turnDownPassword: Move = (turn) => withOpenQuestion(turn, [say('password-refused')])

export const isTrick = (turn: Turn): boolean => does(turn, 'trick') && !describesProblem(turn)

/** Asks for what is nobody's to get, and orders nothing beside it. */
export const intrudes = (turn: Turn): boolean => {
  const { intrusion } = turn.reading
  if (intrusion === 'payment') return !does(turn, 'say-paid', 'complain')
  return intrusion === 'others-data' || intrusion === 'secrets'
}

/** 'anda logo, é ordem do gerente', behind a trick that was refused: insists, and tells or asks nothing of its own. */
export function insists({ reading, dialogue, namedOrders, orders }: Turn): boolean {
  const { acts, topics, kindness, targets, past, unsold } = reading
  const isAlone = [namedOrders, orders, topics, targets].every((it) => it.length === 0)
  return (
    dialogue.resisted !== undefined &&
    dialogue.state.at !== 'confirming' &&
    isAlone &&
    kindness.every((it) => it === 'chat') &&
    (past === null || past.state === 'named' || acts.includes('trick')) &&
    unsold === null &&
    acts.every((it) => hasTrait(it, 'yes', 'correction', 'like-talk', 'presses'))
  )
}

/** Attempts to talk the assistant out of its rules change nothing and confirm nothing. */
export const resistTrick: Move = (turn) => {
  const parts = [say('trick-resisted', { of: turn.reading.intrusion ?? turn.dialogue.resisted ?? 'other' })]
  const isOrdering =
    !(turn.reading.intrusion === 'others-data' && turn.reading.isQuestion) &&
    !(intrudes(turn) && !turn.namedOrders.some(hasPage)) &&
    turn.namedOrders.some((it) => it.link ?? it.handle ?? it.quantity)
  if (isAt(turn, 'confirming')) return after(parts, holdRecap(turn))
  if (!isOrdering) return withOpenQuestion(turn, parts)
  return proceed(turn, fillCart(turn.dialogue.cart, turn.reading, turn.namedOrders), parts)
}

/** 'tira os seguidores dele'; not where the question is whether the platform allows it. */
export const isOpposite = (turn: Turn): boolean =>
  does(turn, 'opposite') &&
  !(isAnswerable(turn) && !namesOrder(turn) && turn.reading.topics.includes('platform-rules'))

export const turnDownOpposite: Move = (turn) => ({
  dialogue: { cart: [], state: idle },
  parts: [say('opposite-refused')],
  suggestions: soldSuggestions(turn),
})

/** Services of other platforms: a platform of ours may be named beside one. */
const elsewhere: ReadonlySet<UnsoldWish> = new Set([
  'facebook',
  'x',
  'kwai',
  'twitch',
  'music',
  'telegram',
  'other-network',
  'story-views',
  'dislikes',
] as const)

/** A wish that nobody sells here, and nothing of ours beside it. */
export function unsoldAlone({ reading: { unsold, isQuestion }, namedOrders }: Turn): UnsoldWish | null {
  if (unsold === null) return null
  const isElsewhere = elsewhere.has(unsold)
  /** 'tem pro Facebook ou só pro Instagram?' orders nothing yet. */
  const isOrdering = namedOrders.some(({ link, platform, quantity, serviceType }) =>
    isElsewhere ? (link ?? (isQuestion ? quantity : platform)) : (link ?? quantity ?? serviceType),
  )
  return isOrdering ? null : unsold
}

export function turnDownUnsold(turn: Turn, unsold: UnsoldWish): Step {
  const isOrdering = turn.dialogue.cart.length > 0
  const parts = [
    say('not-sold', { name: unsoldNames[unsold] }),
    say('sold-here', { catalogue: catalogueInWords(turn), isAsked: !isOrdering }),
  ]
  const step = withOpenQuestion(turn, parts)
  return isOrdering ? step : { ...step, suggestions: soldSuggestions(turn) }
}
