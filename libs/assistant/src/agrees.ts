import { targetOf } from '@smm/social-links/link-fits'
import type { Recap } from './dialogue.ts'
import { findNumbers } from './find-numbers.ts'
import { platformOf, serviceOf } from './lexicon.ts'
import { nearYes } from './near-yes.ts'
import { isOneSlipFrom } from './spelling.ts'
import { splitWords } from './split-words.ts'
import {
  asides,
  asksForPix,
  besideYes,
  commandsPix,
  meansOtherwise,
  noSlips,
  targetWords,
  turnsAway,
  yesPhrases,
  yesWords,
} from './yes-words.ts'

/**
 * Whether the message agrees to the recap it was just shown, and to nothing less: a yes must be in it, and no word that
 * is neither courtesy nor part of what the recap says. A yes is what turns a recap into an order, so whatever is
 * unclear is none. Told from the message's own words, never from another reader's opinion.
 */
export function agrees(plain: string, recap: Recap | null = null): boolean {
  const meanings = weigh(plain, recap).map(({ meaning }) => meaning)
  return meanings.includes('yes') && !meanings.includes('unknown')
}

/** As much as one says besides: 'pode gerar que a diretoria já aprovou'. */
const mostUnknown = 6

/**
 * Whether the message orders the PIX in so many words. Beside those there may be words that nobody here knows, as long as
 * none of the message speaks of another thing, another time, a condition or a doubt, and what is ordered is the PIX, and
 * not for somebody or somewhere else.
 */
export function ordersPix(plain: string, recap: Recap): boolean {
  const weighed = weigh(plain, recap)
  const isUnknown = ({ word, meaning }: Weighed) => meaning === 'unknown' && word !== 'que'
  const unknown = weighed.filter(isUnknown)
  const marked = weighed.map((it) => (isUnknown(it) ? 'X' : it.word)).join(' ')
  return (
    weighed.length > 0 &&
    commandsPix.test(plain) &&
    unknown.length <= mostUnknown &&
    unknown.every(({ word }) => /^[a-z]+$/.test(word)) &&
    !turnsAway.test(weighed.map(({ word }) => word).join(' ')) &&
    !ordersOther.test(marked)
  )
}

/** 'pode mandar uma X', 'gera o pix pro X'; in 'que eu levo pro X assinar' the PIX is ours. */
const [command, small, toward] = [
  '(ger|mand|emit|envi|solt|liber|cri|prepar|lanc|faz|fac|fech|finaliz|segu|pass)[a-z]{0,3}',
  '((ai|la|ja|logo|me|isso|o|a|os|as|meus?|minhas?|seus?|suas?|noss[oa]s?|uma?|uns|umas) )*',
  '(pra|pro|para|no|na|em|nesse|nessa|com|de|do|da|num|numa)',
]
const ordersOther = new RegExp(
  `\\b${command} ${small}X|\\b(${command}|pix|codigo|qr|qrcode|cobranca) ((ai|la|logo) )?${toward} ${small}X`,
)

type Weighed = { word: string; meaning: 'yes' | 'beside' | 'unknown' }

/** What each word of the message is beside a yes; none where the whole means something else. */
function weigh(plain: string, recap: Recap | null): Weighed[] {
  if (meansOtherwise.test(plain) || (plain.includes('?') && !asksForPix.test(plain))) return []
  const rest = withoutNameOf(recap, plain).replace(everyAside, ' ').replace(everyYes, ' sim ')
  const words = withoutNumbersOf(recap, rest.split(/\s+/).filter(Boolean))
  return words.map((word) => ({ word, meaning: meaningOf(word, recap) }))
}

const everyAside = new RegExp(asides, 'gu')
const everyYes = new RegExp(yesPhrases, 'gu')
const onlySigns = /^[^a-z\d]+$/
const thumbsUp = /[👍👌✅🆗🤝💯✔☑🤙]/u
const currency = /^(r\$|rs|real|reais|conto|contos|pila|pilas)$/
const spelt = [...yesWords, 'pagamento', 'obrigado', 'obrigada', 'pedido'].filter((it) => it.length >= 6)

function meaningOf(word: string, recap: Recap | null): Weighed['meaning'] {
  const typed = word.replace(/([a-z])\1+/g, '$1')
  if (yesWords.has(word) || yesWords.has(typed) || thumbsUp.test(word)) return 'yes'
  if (besideYes.has(word) || besideYes.has(typed) || onlySigns.test(word)) return 'beside'
  if (recap && isOfRecap(word, recap)) return 'beside'
  const isItself = noSlips.has(word) || nearYes.has(word)
  return !isItself && spelt.some((it) => it[0] === typed[0] && isOneSlipFrom(typed, it)) ? 'yes' : 'unknown'
}

const beforeName = 'pro pra para no na do da perfil conta canal arroba'.split(' ')
/** A page may be called like this, and who says it means the word. */
const putsOff = /^(nao|nem|nunca|sem|depois|amanha|mais|outr[oa]|quase|espera|cancel\w*)\b/

/** 'pode gerar pro loja.x', 'pro loja x': the whole name of the page is part of what is agreed; its words alone are not. */
function withoutNameOf(recap: Recap | null, plain: string): string {
  if (!recap || targetOf(recap) === 'content') return plain
  const name = splitWords(recap.link.split('/').filter(Boolean).at(-1)!.replace('@', '')).plain
  if (putsOff.test(name)) return plain
  const named = [name, name.replace(/[^a-z\d]+/g, ' ')].flatMap((it) =>
    beforeName.map((before) => ` ${before} ${it} `),
  )
  return named.reduce((rest, it) => rest.replace(it, ' '), ` ${plain} `).trim()
}

/** The service or the network that the recap names, or its kind of page. */
function isOfRecap(word: string, recap: Recap): boolean {
  return (
    targetWords[targetOf(recap) === 'content' ? 'content' : accountOn(recap)].includes(word) ||
    serviceOf(word) === recap.serviceType ||
    platformOf(word) === recap.platform
  )
}

const accountOn = ({ platform }: Recap) => (platform === 'youtube' ? 'channel' : 'account')

/** Leaves out the quantity and the price of the recap, in digits or in words; other numbers stay and are no part of it. */
function withoutNumbersOf(recap: Recap | null, texts: string[]): string[] {
  const numbers = findNumbers(texts.map((text) => ({ text, adjacent: false })))
  // '500 e 500' is not 500.
  const agreed = [
    numbers.find(({ value }) => value === recap?.quantity),
    numbers.find(({ value }) => Math.round(value * 100) === recap?.quotedCents),
  ].filter((it) => it !== undefined)
  return texts.filter(
    (text, at) =>
      !agreed.some(({ from, to }) => at >= from && at < to) &&
      !(currency.test(text) && agreed.some(({ from, to }) => at === from - 1 || at === to)),
  )
}
