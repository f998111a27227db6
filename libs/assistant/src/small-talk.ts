import { brand } from '@smm/site/brand'
import { contact, whatsappLink } from '@smm/site/contact'
import { advanceOrder } from './advance-order.ts'
import { agrees } from './agrees.ts'
import { askAgain, tapsFor } from './ask-again.ts'
import { emptyDraft } from './dialogue.ts'
import type { Topic } from './reader.ts'
import { orderLine, shownOrderId } from './order-texts.ts'
import { catalogueInWords, soldProducts } from './shop.ts'
import { newestFirst } from './tell-orders.ts'
import { does, say, type Step, type Turn } from './turn.ts'
import { productChips } from './wording.ts'

/** Answered here, though a person or the WhatsApp is named beside it. */
const asksOf: Topic[] = ['support-hours', 'who-are-you', 'payment-methods', 'pix-code']

/** A person for whoever asks for one. */
export function offerPerson(turn: Turn): Step | null {
  const isOrdering = turn.targets.usable.length > 0 && turn.reading.orders.some((it) => it.quantity)
  const asksElse = turn.reading.topics.some((it) => asksOf.includes(it))
  if (!does(turn, 'wants-person') || does(turn, 'firm-yes') || isOrdering || asksElse || turn.reading.unsold)
    return null
  const link = whatsappLink('Olá! Vim pelo chat do site e quero falar com uma pessoa.')
  const content = `Claro! Fale com a nossa equipe pelo WhatsApp ${contact.whatsappShown}: ${link}\n\nA resposta costuma levar de ${contact.reply.whatsapp}, ${contact.hours.whatsapp}. Se quiser continuar por aqui, também estou à disposição.`
  return { dialogue: {}, replies: [say(content)] }
}

/** Goes on with the next of several orders, or with the one half told, when the visitor says yes. */
export function goOn(turn: Turn): Step | null {
  const { dialogue, orders } = turn
  const hasDraft = Boolean(
    dialogue.draft.link || dialogue.draft.platform || dialogue.draft.serviceType || dialogue.draft.handle,
  )
  if (does(turn, 'drop-order') && (hasDraft || dialogue.asked))
    return {
      dialogue: { draft: emptyDraft, recap: null, asked: null, shown: [], waiting: [] },
      replies: [say('Tudo bem, deixei de lado e nada foi cobrado. Quando quiser, é só me enviar um link.')],
    }
  const unpaid = newestFirst(orders).find((it) => it.status === 'pending')
  if (does(turn, 'drop-order', 'yes', 'firm-yes') && unpaid?.reviewReason && !hasDraft)
    return { dialogue: {}, replies: [say(orderLine(unpaid))] }
  if (does(turn, 'drop-order') && unpaid)
    return {
      dialogue: {},
      replies: [
        say(
          `Tudo bem! O PIX do pedido ${shownOrderId(unpaid.orderId)} continua na conversa, mas não precisa ser pago: ele vence sozinho. Se quiser outro pedido, é só me dizer.`,
        ),
      ],
    }
  if (dialogue.asked === 'next-order' && does(turn, 'no'))
    return {
      dialogue: { draft: emptyDraft, asked: null, waiting: [] },
      replies: [say('Combinado, ficamos só com o primeiro. Precisando, é só chamar!')],
    }
  if (dialogue.asked === 'quantity' && dialogue.draft.choice && does(turn, 'no'))
    return advanceOrder(turn, { ...dialogue.draft, choice: null }, 'Sem problema.')
  if (does(turn, 'change-link') && hasDraft)
    return advanceOrder(turn, { ...dialogue.draft, link: null, handle: null })
  if (does(turn, 'change-quantity') && hasDraft)
    return advanceOrder(turn, { ...dialogue.draft, quantity: null, choice: null })
  if (hasDraft && does(turn, 'yes', 'firm-yes', 'order', 'ask-price', 'ask-packages'))
    return advanceOrder(
      turn,
      does(turn, 'ask-packages') ? { ...dialogue.draft, choice: null } : dialogue.draft,
    )
  if (does(turn, 'another-order') && dialogue.last && !hasDraft) return advanceOrder(turn, dialogue.last)
  const newest = newestFirst(orders)[0]
  if (does(turn, 'yes', 'firm-yes') && newest?.status === 'requested')
    return {
      dialogue: {},
      replies: [
        say(
          `Já estou cuidando do pedido ${shownOrderId(newest.orderId)}: o código PIX aparece aqui em instantes.`,
        ),
      ],
    }
  if (does(turn, 'yes', 'firm-yes') && newest?.status === 'pending')
    return {
      dialogue: {},
      replies: [
        say(
          `O PIX do pedido ${shownOrderId(newest.orderId)} está logo acima: é só copiar o código e pagar no aplicativo do seu banco. Eu aviso aqui assim que cair.`,
        ),
      ],
    }
  return null
}

/** By the clock of São Paulo, which has had no summer time since 2019. */
export function greetingAt(now: Date): string {
  const hour = (now.getUTCHours() + 21) % 24
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}

/** Greetings, thanks, laughter and goodbyes. */
export function smallTalk(turn: Turn): Step | null {
  const { dialogue } = turn
  const open = dialogue.recap || dialogue.asked || dialogue.draft.link ? `\n\n${askAgain(turn)}` : ''
  if (does(turn, 'goodbye'))
    return { dialogue: {}, replies: [say(`Até mais! Quando quiser, é só voltar aqui.`)] }
  if (does(turn, 'thanks'))
    return {
      dialogue: {},
      replies: [say(`Por nada! Qualquer coisa, é só chamar.${open}`, tapsFor(dialogue))],
    }
  if (does(turn, 'greeting', 'ask-help', 'order') && !open)
    return {
      dialogue: { asked: 'link' },
      replies: [say(offerHelp(turn), productChips(soldProducts(turn.offers)))],
    }
  if (does(turn, 'greeting'))
    return {
      dialogue: {},
      replies: [say(`${greetingAt(turn.now)}! Estou por aqui.${open}`, tapsFor(dialogue))],
    }
  if (does(turn, 'yes') && agrees(turn.plain))
    return { dialogue: {}, replies: [say(`Certo! ${askAgain(turn)}`, tapsFor(dialogue))] }
  if (does(turn, 'laughter'))
    return { dialogue: {}, replies: [say(`Haha! ${askAgain(turn)}`, tapsFor(dialogue))] }
  return null
}

/** Who we are is told once, where a conversation starts. */
function offerHelp(turn: Turn): string {
  const ask = 'Me envie o link do perfil, do vídeo ou da publicação e eu mostro os preços.'
  const help = `Posso ajudar com ${catalogueInWords(turn.offers)}.`
  if (!turn.dialogue.said.length)
    return `${greetingAt(turn.now)}! Aqui é o assistente da ${brand.name}. ${help}\n\n${ask} Nunca pedimos senha.`
  if (does(turn, 'greeting')) return `${greetingAt(turn.now)}! Estou por aqui. ${help}\n\n${ask}`
  return does(turn, 'order') ? `Claro, vamos lá! ${ask}` : `Claro! ${help}\n\n${ask}`
}

/** The answer to what was not understood; after the second time, a person is offered. */
export function admitMiss(turn: Turn): Step {
  const misses = turn.dialogue.misses + 1
  const person =
    misses > 1
      ? ` Se preferir falar com uma pessoa, o WhatsApp é ${contact.whatsappShown}: ${whatsappLink()}`
      : ''
  const isFree = does(turn, 'haggle')
  const lead = isFree
    ? 'Não temos teste grátis nem preço fora da tabela, mas acima de R$ 500 já há desconto progressivo.'
    : misses > 1
      ? 'Ainda não consegui entender, desculpe.'
      : 'Desculpe, não entendi bem.'
  const { recap, asked, draft, ticket } = turn.dialogue
  const isNew = !recap && !ticket && !draft.link && !draft.serviceType && !draft.handle
  const help =
    isNew && misses < 2 && asked !== 'platform' ? ` Posso ajudar com ${catalogueInWords(turn.offers)}.` : ''
  return {
    dialogue: { misses: isFree ? 0 : misses },
    replies: [say(`${lead}${help}${person}\n\n${askAgain(turn)}`, tapsFor(turn.dialogue))],
  }
}
