import { formatCents } from '@smm/pricing/money'
import { askAgain, tapsFor } from './ask-again.ts'
import { emptyDraft, productOf } from './dialogue.ts'
import { findOpposite, type Opposite } from './find-opposite.ts'
import { mergeDraft } from './merge-draft.ts'
import { priceOf, soldProducts } from './shop.ts'
import { splitWords } from './split-words.ts'
import { say, type Step, type Turn } from './turn.ts'
import { orderName, productChips } from './wording.ts'

const nothingCharged = 'Nada foi pedido nem cobrado.'
const answers: Record<Opposite, string> = {
  less: `Por aqui nós só acrescentamos: não removemos seguidores, inscritos, curtidas nem visualizações. ${nothingCharged}`,
  deal: `Nós só vendemos os nossos serviços: não compramos, trocamos nem anunciamos perfis, seguidores ou serviços de outras pessoas. ${nothingCharged}`,
  report: `Não trabalhamos com esse tipo de serviço: não denunciamos, derrubamos nem invadimos perfis, e não contamos quem compra conosco. Para denunciar alguém, use a opção “Denunciar” da própria rede. ${nothingCharged}`,
  warning: `Obrigado pelo aviso! Entendi que não é um pedido. ${nothingCharged} Se você comprou e algo deu errado, me conte o que aconteceu, com o link, e eu chamo a nossa equipe.`,
  joke: `Tudo bem, sem compromisso! ${nothingCharged}`,
}

/** Says plainly that nothing is sold to who wants fewer, sells himself, reports somebody, warns, or was only joking. */
export function refuseOpposite(turn: Turn): Step | null {
  const { dialogue, message } = turn
  if (dialogue.ticket || dialogue.grieves) return null
  const { words } = splitWords(message.slice(0, 2000))
  const opposite = findOpposite(words, dialogue.draft.quantity !== null)
  if (!opposite || isFeared(turn, opposite) || (turn.purchase.told === 'trouble' && opposite === 'joke'))
    return null
  const leaves = opposite === 'less' || opposite === 'joke'
  if (!leaves && (dialogue.recap || dialogue.draft.quantity !== null))
    return {
      dialogue: {},
      replies: [say(`${answers[opposite]}\n\n${askAgain(turn)}`, tapsFor(dialogue))],
    }
  const price = opposite === 'joke' && !dialogue.recap ? priceTold(turn) : ''
  return {
    dialogue: { draft: emptyDraft, recap: null, asked: null, shown: [], waiting: [] },
    replies: [
      say(
        `${answers[opposite]}${price}\n\nSe quiser comprar, me envie o link do perfil, do vídeo ou da publicação.`,
        productChips(soldProducts(turn.offers)),
      ),
    ],
  }
}

/** 'o insta pode banir a conta?' asks for nothing to be done. */
const isFeared = ({ reading }: Turn, opposite: Opposite): boolean =>
  opposite === 'report' && reading.topics.some((it) => it === 'safety' || it === 'platform-rules')

/** 'era só pra ver o preço' is told it. */
function priceTold({ said, offers }: Turn): string {
  const draft = mergeDraft(emptyDraft, said[0]!)
  const product = productOf(draft)
  if (!product || draft.quantity === null) return ''
  const priced = priceOf(offers, product, draft.quantity)
  if (!priced.ok) return ''
  return ` Para você saber: ${orderName(product, draft.quantity)} saem por ${formatCents(priced.amountCents)}.`
}
