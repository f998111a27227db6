import type { Part } from '@smm/assistant/replies/say'
import type { Answer, ChatCase } from './chat-case.ts'

type Situation = Part['situation']
type AutoReplies = NonNullable<ChatCase['autoReplies']>

/** The answer that each situation asks for; the others ask for none. */
const askedBy: Partial<Record<Situation, Answer>> = {
  'ask-first-page': 'link',
  'ask-page': 'link',
  'ask-pages': 'link',
  'ask-which-page': 'link',
  'ask-other-page': 'link',
  'ask-platform-of-handle': 'link',
  'ask-platform-of-service': 'link',
  'ask-handle': 'link',
  'ask-this-package': 'link',
  'ask-which-product': 'link',
  'ask-ticket-page': 'link',
  'page-unusable': 'link',
  'order-not-found': 'link',
  'password-turned-down': 'link',
  'sold-here': 'link',
  'budget-choices': 'link',
  'if-wanted': 'link',
  'when-ready': 'link',
  welcome: 'link',
  help: 'link',
  'ask-quantity': 'quantity',
  'ask-quantity-again': 'quantity',
  'ask-quantities': 'quantity',
  'choose-quantity': 'quantity',
  'out-of-range': 'quantity',
  'between-ranges': 'quantity',
  'ask-what-to-change': 'quantity',
  'ask-service': 'service',
  'ask-how-to-help': 'description',
  insulted: 'description',
  'ask-yes': 'confirm',
  'ask-before-pix': 'confirm',
  'ask-pix-then': 'confirm',
  'condition-met': 'confirm',
  'condition-unmet': 'confirm',
  'still-in-cart': 'confirm',
  'kept-quietly': 'confirm',
}

/** More often in a row, an answer does not help. */
const mostRepeated = 2

/** Chooses the next message of a visitor behind the turns of a case: the answer to a question, or another one where it does not help. */
export class Script {
  private readonly autoReplies: AutoReplies
  private last: Answer | null = null
  private runs = 0

  constructor(autoReplies: AutoReplies) {
    this.autoReplies = autoReplies
  }

  /** `goesOn`: of several orders one is placed, and the next is to be named. */
  nextAnswer(situations: readonly Situation[], goesOn: boolean): string {
    const asking = situations.findLast((it) => it in askedBy)
    const asked = asking && askedBy[asking]
    const wanted = goesOn && asked !== 'confirm' ? 'next' : (asked ?? 'anything_else')
    const usable = [wanted, 'anything_else' as const].find((it) => this.autoReplies[it]) ?? 'confirm'
    this.runs = usable === this.last ? this.runs + 1 : 1
    this.last = this.runs > mostRepeated ? otherThan(usable) : usable
    return this.autoReplies[this.last] ?? ''
  }
}

const otherThan = (answer: Answer): Answer => (answer === 'anything_else' ? 'confirm' : 'anything_else')
