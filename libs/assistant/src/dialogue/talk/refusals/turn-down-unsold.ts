import { catalogueInWords } from '../../../naming/product-names.ts'
import { say } from '../../../replies/say.ts'
import { soldSuggestions } from '../../../replies/suggestions.ts'
import { unsoldNames } from '../../../replies/texts/unsold-texts.ts'
import type { UnsoldWish } from '../../../understanding/reading-labels.ts'
import { withOpenQuestion } from '../../ordering/beside-order.ts'
import type { Step, Turn } from '../../turn.ts'

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
    say('not-sold', { names: [unsold, ...(turn.reading.alsoUnsold ?? [])].map((it) => unsoldNames[it]) }),
    say('sold-here', { catalogue: catalogueInWords(turn), isAsked: !isOrdering }),
  ]
  const step = withOpenQuestion(turn, parts)
  return isOrdering ? step : { ...step, suggestions: soldSuggestions(turn) }
}
