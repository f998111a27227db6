import { type Product, sameProduct } from '@smm/contracts/products'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { packagesOf } from '@smm/pricing/packages'
import { candidates, nowKnown } from './answer-prices.ts'
import { askAgain, tapsFor } from './ask-again.ts'
import { type Draft, productOf } from './dialogue.ts'
import { phrases } from './phrases.ts'
import type { Choice } from './reader.ts'
import { chosenQuantity, isSold, markOf } from './shop.ts'
import { does, say, type Step, type Turn } from './turn.ts'
import { capital, neededLink, orderName, productChips, productName } from './wording.ts'

const asksWhich = phrases('qual | quais | o que voces? | quanto .. (o|a)? (mais|maior|menor)')
const standOut: Partial<Record<Choice['by'], string>> = {
  popular: 'O destaque da tabela',
  cheapest: 'O menor',
  largest: 'O maior',
}

/** 'qual o mais popular?' is told and asked back: the choice stays the visitor's. */
export function answerWhichPackage(turn: Turn): Step | null {
  const { choice, topics, orders, isQuestion } = turn.reading
  const name = choice && standOut[choice.by]
  const isElse =
    topics.length > 0 || does(turn, 'ask-minimum', 'ask-maximum') || orders.some((it) => it.quantity)
  if (!name || !isQuestion || isElse || !asksWhich.test(turn.plain)) return null
  const draft: Draft = { ...nowKnown(turn), quantity: null, choice }
  const product = productOf(draft)
  if (!product) return choice.by === 'popular' ? tellOfEach(turn, { ...draft, choice: null }) : null
  const quantity = chosenQuantity(product, choice)
  return quantity && isSold(turn.offers, product) ? tell(turn, draft, product, name, quantity) : null
}

function tell(turn: Turn, draft: Draft, product: Product, name: string, quantity: number): Step {
  const { recap } = turn.dialogue
  const answer = `${name} é ${describe(product, quantity)}.`
  if (recap && (recap.quantity === quantity || !sameProduct(recap, product)))
    return { dialogue: {}, replies: [say(`${answer}\n\n${askAgain(turn)}`, tapsFor(turn.dialogue))] }
  if (recap) {
    const between = [quantity, recap.quantity].sort((a, b) => a - b).map(formatQuantity)
    return {
      dialogue: { draft: { ...draft, choice: null }, recap: null, asked: 'quantity' },
      replies: [say(`${answer}\n\nQual quantidade você prefere: ${between.join(' ou ')}?`, between)],
    }
  }
  const ask = draft.link ? 'Quer esse?' : `Se quiser esse, me envie ${neededLink(product)}.`
  return {
    dialogue: { draft, asked: draft.link ? 'quantity' : 'link' },
    replies: [say(`${answer}\n\n${ask}`, draft.link ? ['Quero esse', 'Outra quantidade'] : [])],
  }
}

/** 'o Growth: 500 seguidores no Instagram por R$ 45,00 (mais popular)' */
function describe(product: Product, quantity: number): string {
  const found = packagesOf(product).find((it) => it.quantity === quantity)!
  const name = found.name.startsWith(formatQuantity(quantity)) ? 'o de' : `o ${found.name}:`
  return `${name} ${orderName(product, quantity)} por ${formatCents(found.priceCents)}${markOf(found)}`
}

function tellOfEach(turn: Turn, draft: Draft): Step {
  const products = candidates(turn, draft)
  const lines = products.flatMap((it) => {
    const found = packagesOf(it).find((one) => one.isPopular)
    if (!found) return []
    const price = formatCents(found.priceCents)
    return [`• ${capital(productName(it))}: ${formatQuantity(found.quantity)} por ${price}${markOf(found)}`]
  })
  return {
    dialogue: { draft, asked: 'link' },
    replies: [
      say(
        `Os destaques da tabela são:\n${lines.join('\n')}\n\nQual deles você quer? Me envie o link do perfil, do vídeo ou da publicação.`,
        productChips(products),
      ),
    ],
  }
}
