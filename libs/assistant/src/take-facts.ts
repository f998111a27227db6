import type { LinkRefusal } from '@smm/social-links/link'
import { isOnRequest } from '@smm/site/on-request'
import { formatCents } from '@smm/pricing/money'
import { advanceOrder } from './advance-order.ts'
import { type Draft, emptyDraft, productOf, type VisitorOrder } from './dialogue.ts'
import { isRenamed } from './former-pages.ts'
import { mergeDraft } from './merge-draft.ts'
import { joined } from './order-questions.ts'
import { inLine, ordersAfter } from './orders-after.ts'
import { phrases } from './phrases.ts'
import { quotedByStaff } from './refuse-unsold.ts'
import { sayWhatIsNotPromised } from './say-what-is-not-promised.ts'
import { greetingAt } from './small-talk.ts'
import { isOurs, priceOf } from './shop.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'
import { multiplies, withResized } from './with-resized.ts'
import { neededLink, platformNames, serviceNames } from './wording.ts'

/** Takes what the message tells of an order into the draft and asks for the rest. */
export function takeFacts(turn: Turn): Step | null {
  if (!bringsFacts(turn) && !(turn.dialogue.draft.quantity && multiplies(turn))) return null
  const [first, ...others] = turn.said
  const draft = mergeDraft(startingFrom(turn, first!), withResized(turn, first!))
  const lead = movedElsewhere(turn, draft) || leadFor(turn, draft)
  const step = advanceOrder(turn, draft, joined(lead, sayWhatIsNotPromised(turn, draft)))
  const { note, ours } = ordersAfter(turn, draft, others)
  if (!note) return step
  const [reply] = step.replies
  return {
    ...step,
    dialogue: { ...step.dialogue, waiting: inLine(turn.dialogue.waiting, ours) },
    replies: [{ ...reply!, content: joined(note, reply!.content) }],
  }
}

const likewise = phrases('tambem | igual | o mesmo | a mesma coisa')

/** 'mais 500' after an order means the same service for the same page. */
function startingFrom({ dialogue, targets, plain, message }: Turn, said: Draft): Draft {
  const { draft, last } = dialogue
  const isFresh = !draft.link && !draft.serviceType && !draft.platform && draft.quantity === null
  if (!isFresh || !last) return draft
  if (targets.usable.length && !said.quantity && (likewise.test(plain) || isRenamed(message, plain)))
    return { ...last, link: null, handle: null }
  if (targets.usable.length || said.platform) return draft
  if (said.serviceType && said.serviceType !== last.serviceType) return draft
  return { ...last, quantity: null, choice: null }
}

/** 'curtidas', asked after TikTok: says who quotes them there, before going on where they are sold. */
function movedElsewhere({ dialogue, said }: Turn, { platform, serviceType }: Draft): string {
  const before = dialogue.draft.platform
  const isMoved = before && platform && before !== platform && !said[0]!.platform
  if (!isMoved || !serviceType || dialogue.draft.serviceType === null) return ''
  const there = { platform: before, serviceType }
  if (!isOnRequest(there)) return ''
  return `${quotedByStaff([there])}\n\nPor aqui, ${serviceNames[serviceType]} só no ${platformNames[platform]}.`
}

/** Said before the next question: a price that is not ours, or an order that already waits for payment. */
function leadFor(turn: Turn, draft: Draft): string {
  const product = productOf(draft)
  const { money } = turn.reading
  const priced =
    product && draft.quantity && isOurs(turn.offers, product)
      ? priceOf(turn.offers, product, draft.quantity)
      : null
  if (money && priced?.ok && money.cents !== priced.amountCents)
    return `Por ${formatCents(money.cents)} eu não consigo: o preço é da nossa tabela, igual para todo mundo.`
  const waits = turn.orders.find(
    (it) =>
      ['requested', 'pending'].includes(it.status) &&
      it.platform === draft.platform &&
      it.serviceType === draft.serviceType &&
      it.quantity === draft.quantity &&
      it.link === draft.link?.canonicalUrl,
  )
  if (waits?.reviewReason)
    return 'Atenção: já recebemos dinheiro deste mesmo pedido, e nossa equipe está conferindo. Se a ideia é fazer outro igual, seguimos.'
  if (waits)
    return 'Atenção: já existe um PIX deste mesmo pedido esperando pagamento, logo acima. Se a ideia é fazer outro igual, seguimos.'
  if (
    (does(turn, 'change', 'drop-order') || isRenamed(turn.message, turn.plain)) &&
    turn.orders.some((it) => it.status === 'pending' && isOf(it, turn.dialogue.last ?? draft))
  )
    return 'Sem problema: o PIX anterior continua na conversa, mas não precisa ser pago e vence sozinho.'
  return does(turn, 'greeting') && !turn.dialogue.said.length
    ? `${greetingAt(turn.now)}! Que bom ter você aqui.`
    : ''
}

const isOf = ({ link }: VisitorOrder, draft: Draft) => link === draft.link?.canonicalUrl

const refusals: Record<LinkRefusal, string> = {
  SHORT_LINK: 'Esse é um link curto, que não mostra para onde vai.',
  STORY: 'Esse link é de um story, que some em 24 horas, então não dá para entregar nele.',
  PLAYLIST: 'Esse link é de uma playlist, e eu preciso do canal ou de um vídeo só.',
  NOT_A_TARGET: 'Esse link não leva a um perfil, vídeo ou publicação.',
  OTHER_SITE: 'Esse link é de outro site. Trabalho com Instagram, YouTube e TikTok.',
  UNSAFE: 'Esse endereço não é o oficial da rede, então não posso usar.',
  TOO_LONG: 'Esse link está longo demais para ser de um perfil ou publicação.',
}

/** Says why an address cannot be used and which one is needed; what else the message told is kept. */
export function explainRefusedLink(turn: Turn): Step | null {
  const { refused, usable } = turn.targets
  if (!refused || usable.length) return null
  const said = { ...turn.said[0]!, platform: turn.said[0]!.platform ?? refused.platform }
  const draft = mergeDraft(turn.dialogue.draft, { ...emptyDraft, ...said })
  const product = productOf(draft)
  const network = refused.platform ? ` do ${platformNames[refused.platform]}` : ''
  const ask = product
    ? `Me envie ${neededLink(product)}, por favor.`
    : `Me envie o link completo${network}, do perfil ou da publicação (ou o seu @).`
  return {
    dialogue: { draft: { ...draft, link: null, handle: null }, recap: null, asked: 'link' },
    replies: [say(`${refusals[refused.refusal]} ${ask}`)],
  }
}
