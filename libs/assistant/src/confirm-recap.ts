import { mostUnpaidPerConversation } from '@smm/contracts/orders'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { linkFits } from '@smm/social-links/link-fits'
import { advanceOrder } from './advance-order.ts'
import { agrees, ordersPix } from './agrees.ts'
import { askAgain, tapsFor } from './ask-again.ts'
import { type DialogueState, type Draft, emptyDraft, productOf, type Recap } from './dialogue.ts'
import { mergeDraft } from './merge-draft.ts'
import { joined } from './order-questions.ts'
import { inLine, nameOf, ordersAfter } from './orders-after.ts'
import { chosenQuantity, priceOf } from './shop.ts'
import { asksWhichPage } from './tell-orders.ts'
import { bringsFacts, does, say, type Step, type Turn } from './turn.ts'
import { multiplies, withResized } from './with-resized.ts'
import { ofPurchase, orderName, serviceNames, shownLink } from './wording.ts'

/** Answers what is said to a recap: only a yes to exactly what was shown becomes an order. */
export function confirmRecap(turn: Turn): Step | null {
  const { dialogue, reading } = turn
  const { recap, draft } = dialogue
  if (!recap) return null
  const beside = dropWaiting(turn, recap) ?? priceBeside(turn, recap)
  if (beside) return beside
  const others = ordersBeside(turn, recap)
  if (others.length > 0) return keepForLater(turn, others)
  const merged = bringsFacts(turn) || multiplies(turn) ? mergeDraft(draft, saidOf(turn, recap)) : draft
  const asksAround = reading.topics.length > 0 && reading.isQuestion
  if (!isSameOrder(merged, recap))
    return asksAround && !does(turn, 'order', 'change') ? null : changeOrder(turn, merged)
  if (asksWhichPage.test(turn.plain)) return showAgain(turn)
  if (reading.money ? reading.money.cents !== recap.quotedCents : does(turn, 'haggle'))
    return does(turn, 'drop-order') && !turn.plain.includes('?') ? drop() : keepPrice(turn, recap)
  if (does(turn, 'change-quantity'))
    return advanceOrder(turn, { ...draft, quantity: null, choice: null }, 'Claro, vamos mudar a quantidade.')
  if (does(turn, 'change-link') && !turn.targets.usable.length)
    return advanceOrder(turn, { ...draft, link: null, handle: null }, 'Claro, vamos trocar o link.')
  if (turn.targets.refused || reading.unsold) return null
  if (agreesWith(turn, recap)) {
    if (does(turn, 'firm-yes')) return place(turn, recap)
    return dialogue.unsure
      ? askWhetherNew(recap)
      : dialogue.asked === 'change'
        ? showAgain(turn)
        : place(turn, recap)
  }
  if (asksAround && turn.plain.includes('?')) return null
  if (does(turn, 'drop-order')) return drop()
  const soundsWilling = does(turn, 'yes', 'firm-yes')
  if (soundsWilling && does(turn, 'ask-price', 'ask-packages')) return showAgain(turn)
  // 'pode ser, se entregar hoje': what he makes it depend on is answered, and asked again.
  if (soundsWilling && reading.topics.length > 0 && !does(turn, 'change')) return null
  return soundsWilling || does(turn, 'no', 'change') ? askWhatToChange(soundsWilling) : null
}

const saysMore = /^(e|mais|\+) (?!se )|\b(tambem|tbm|tb|alem (disso|dess[ea]s?)|mais|depois)\b/
const saysInstead =
  /\b(na verdade|em vez|(ao )?inves|no lugar|so|apenas|melhor|troc[a-z]+|mud[a-z]+|era|certo|disse|falei|quis dizer|[oa]s \d+|ess[ea]s \d+)\b/

/** 'é 500 pro @outra': without its accent it would add, as 'e' does. */
const saysItIs = /^\s*(é|eh)(?![a-zà-ú])/i

/** 'quero também 300 curtidas nessa foto': other services or pages beside the order in hand, and not in its place. */
function ordersBeside(turn: Turn, recap: Recap): Draft[] {
  if (!saysMore.test(turn.plain) || saysInstead.test(turn.plain) || saysItIs.test(turn.message)) return []
  if (turn.reading.isQuestion || does(turn, 'change', 'no', 'drop-order')) return []
  const others = turn.said.map((said) => orderBeside(turn, recap, said))
  return others.every((it) => it !== null) ? others : []
}

function orderBeside({ dialogue }: Turn, recap: Recap, said: Draft): Draft | null {
  const isOtherService = said.serviceType !== null && said.serviceType !== recap.serviceType
  const page = said.link?.handle ?? said.handle
  const isOtherPage = (said.link ?? said.handle) !== null && page !== dialogue.draft.link?.handle
  if (said.quantity === null || !(isOtherService || isOtherPage)) return null
  const { platform, serviceType } = recap
  return mergeDraft({ ...emptyDraft, platform, serviceType: isOtherService ? null : serviceType }, said)
}

const asksForFree = /\b(brindes?|bonus|gratis|de graca|cortesia|ganho|ganha|ganhar|descontos?)\b/

/** 'e quanto fica 300 curtidas?', 'e mais 300 curtidas de brinde': the price is told, and the order in hand stays. */
function priceBeside(turn: Turn, recap: Recap): Step | null {
  const { reading, plain, said } = turn
  const bargains =
    saysMore.test(plain) && (reading.money !== null || does(turn, 'haggle') || asksForFree.test(plain))
  const asks = does(turn, 'ask-price') && reading.isQuestion && !does(turn, 'order', 'change', 'firm-yes')
  const other = (bargains || asks) && said[0] ? orderBeside(turn, recap, said[0]) : null
  const product = other && productOf(other)
  if (!product || !other.quantity || product.serviceType === recap.serviceType) return null
  const priced = priceOf(turn.offers, product, other.quantity)
  if (!priced.ok) return null
  const lead = bargains ? 'O preço é o mesmo para todo mundo: ' : ''
  const also = `Se quiser também, é só dizer “quero também ${formatQuantity(other.quantity)} ${serviceNames[product.serviceType]}”.`
  const answer = `${lead}${orderName(product, other.quantity)} saem por ${formatCents(priced.amountCents)}. ${also}`
  return { dialogue: {}, replies: [say(`${answer}\n\n${askAgain(turn)}`, tapsFor(turn.dialogue))] }
}

const takesOut = /\b(tir[ae]|esquec[ea]|cancel[ae]|remov[ae]|deixa|sem|desisto|nao quero)\b/

/** 'tira as curtidas': one that waits, and not the order in hand. */
function dropWaiting(turn: Turn, recap: Recap): Step | null {
  const { said, plain, dialogue } = turn
  const [named] = said
  if (!named?.serviceType || named.quantity !== null || !takesOut.test(plain)) return null
  if (named.serviceType === recap.serviceType) return null
  const dropped = dialogue.waiting.filter((it) => it.serviceType === named.serviceType)
  if (dropped.length === 0) return null
  const step = advanceOrder(turn, dialogue.draft, `Certo, tirei da fila: ${dropped.map(nameOf).join(', ')}.`)
  return {
    ...step,
    dialogue: { ...step.dialogue, waiting: dialogue.waiting.filter((it) => !dropped.includes(it)) },
  }
}

const firstThis = 'Primeiro este, e depois cuidamos do outro'

function keepForLater(turn: Turn, others: Draft[]): Step {
  const { note, ours } = ordersAfter(turn, turn.dialogue.draft, others, firstThis)
  const step = advanceOrder(turn, turn.dialogue.draft, note)
  return { ...step, dialogue: { ...step.dialogue, waiting: inLine(turn.dialogue.waiting, ours) } }
}

const whetherToChange = 'ou quer mudar alguma coisa?'
const saysNoFirst = /^nao ,+ /
const bareCommand = /^podem? \w+( o pix)?[ .!]*$/

/** 'não, pode gerar' is a yes where we asked whether to change anything, and says nothing clear elsewhere. */
function agreesWith({ dialogue, plain, reading, purchase }: Turn, recap: Recap): boolean {
  const speaksOfElse = reading.topics.length > 0 || purchase.told !== null
  if (!saysNoFirst.test(plain)) return agrees(plain, recap) || (!speaksOfElse && ordersPix(plain, recap))
  const afterNo = plain.replace(saysNoFirst, '')
  const wasAskedToChange = dialogue.asked === 'change' || dialogue.said.at(-1)?.endsWith(whetherToChange)
  return wasAskedToChange ? agrees(afterNo, recap) : agrees(plain, recap) && !bareCommand.test(afterNo)
}

/**
 * 'gera o primeiro' means no package where none was listed: of two orders, this one. 'Isso, 180' beside a yes is the
 * price that was shown.
 */
function saidOf(turn: Turn, recap: Recap): Draft {
  const added = withResized(turn, turn.said[0]!)
  const isPrice = added.quantity !== null && added.quantity * 100 === recap.quotedCents
  const first = isPrice && does(turn, 'yes', 'firm-yes') ? { ...added, quantity: null } : added
  return first.choice?.by === 'place' && !turn.dialogue.shown.length ? { ...first, choice: null } : first
}

function isSameOrder(draft: Draft, recap: Recap): boolean {
  const product = productOf(draft)
  const quantity =
    draft.quantity ?? (product && draft.choice ? chosenQuantity(product, draft.choice) : undefined)
  return (
    draft.platform === recap.platform &&
    draft.serviceType === recap.serviceType &&
    quantity === recap.quantity &&
    draft.link?.canonicalUrl === recap.link
  )
}

function changeOrder(turn: Turn, merged: Draft): Step {
  const isUpdate = !does(turn, 'another-order') && canBeServed(turn, merged)
  const { note, ours } = ordersAfter(turn, merged, turn.said.slice(1), firstThis)
  const lead = does(turn, 'ask-price') ? 'Com essa troca, fica assim:' : 'Certo, atualizei.'
  const step = advanceOrder(turn, merged, joined(isUpdate ? lead : '', note))
  const waiting = inLine(step.dialogue.waiting ?? turn.dialogue.waiting, ours)
  return { ...step, dialogue: { ...step.dialogue, waiting } }
}

function canBeServed({ offers }: Turn, draft: Draft): boolean {
  const product = productOf(draft)
  if (!product) return true
  if (draft.link && !linkFits(product, draft.link)) return false
  return draft.quantity === null || priceOf(offers, product, draft.quantity).ok
}

const showAgain = (turn: Turn): Step => advanceOrder(turn, turn.dialogue.draft)

function keepPrice(turn: Turn, recap: Recap): Step {
  const lead = `O preço é o mesmo para todo mundo: ${orderName(recap, recap.quantity)} saem por ${formatCents(recap.quotedCents)}.`
  return advanceOrder(turn, turn.dialogue.draft, lead)
}

const drop = (): Step => ({
  dialogue: { draft: emptyDraft, recap: null, asked: null, shown: [], waiting: [] },
  replies: [
    say('Tudo bem, deixei o pedido de lado e nada foi cobrado. Quando quiser, é só me enviar um link.'),
  ],
})

const askWhatToChange = (agrees: boolean): Step => ({
  // A bare 'sim' to 'O que você quer mudar?' is no yes to the order.
  dialogue: { asked: agrees ? 'confirm' : 'change' },
  replies: [
    say(
      agrees
        ? 'Fiquei em dúvida, e prefiro perguntar antes de cobrar. Posso gerar o PIX assim mesmo, ' +
            whetherToChange
        : 'Sem problema, ainda não gerei nada. O que você quer mudar: a quantidade, o link ou o serviço?',
      ['Mudar a quantidade', 'Mudar o link', 'Cancelar'],
    ),
  ],
})

const askWhetherNew = (recap: Recap): Step => ({
  dialogue: {},
  replies: [
    say(
      `Só para eu não errar: isto seria um pedido novo, de ${orderName(recap, recap.quantity)} por ${formatCents(recap.quotedCents)}. Se é isso, responda “pode gerar o PIX”. Se você fala de uma compra que já fez, me conte o que aconteceu.`,
      ['Pode gerar o PIX', ofPurchase],
    ),
  ],
})

/** The price is asked once more: what changed since the recap is shown again before anybody pays. */
function place(turn: Turn, recap: Recap): Step {
  const priced = priceOf(turn.offers, recap, recap.quantity)
  if (!priced.ok || priced.amountCents !== recap.quotedCents)
    return advanceOrder(
      turn,
      turn.dialogue.draft,
      'O preço desse pedido mudou agora há pouco, então confira de novo antes de pagar.',
    )
  if (countUnpaid(turn.orders) >= mostUnpaidPerConversation) return askToPayFirst
  const [next, ...waiting] = turn.dialogue.waiting
  const start = turn.dialogue.last ? 'Combinado, mais um! Gerando o PIX' : 'Combinado! Gerando seu PIX'
  const done = `${start} de ${formatCents(recap.quotedCents)}: ${orderName(recap, recap.quantity)} para ${shownLink(recap.link)}. O código aparece aqui em instantes.`
  const after = next ? `\n\nDepois dele seguimos com o próximo (${nameOf(next)}): quer que eu continue?` : ''
  const dialogue: Partial<DialogueState> = {
    draft: next ?? emptyDraft,
    recap: null,
    asked: next ? 'next-order' : null,
    shown: [],
    waiting,
    last: turn.dialogue.draft,
  }
  return {
    dialogue,
    replies: [say(done + after, next ? ['Sim, pode continuar'] : [])],
    intents: [{ type: 'place-order', ...recap }],
  }
}

const countUnpaid = (orders: Turn['orders']): number =>
  orders.filter(({ status }) => status === 'requested' || status === 'pending').length

/** The recap stays: when one of them is paid or expired, a yes is enough. */
const askToPayFirst: Step = {
  dialogue: {},
  replies: [
    say(
      'Você já tem três PIX esperando pagamento nesta conversa. Pague um deles, ou espere vencer, e é só me dizer “pode gerar” que eu faço este.',
    ),
  ],
}
