import { targetOf } from '@smm/social-links/link-fits'
import type { Recap } from './dialogue.ts'
import { findNumbers } from './find-numbers.ts'
import { platformOf, serviceOf } from './lexicon.ts'
import { isLike } from './spelling.ts'
import { splitWords } from './split-words.ts'
import {
  asides,
  asksForPix,
  besideYes,
  meansOtherwise,
  noSlips,
  targetWords,
  yesPhrases,
  yesWords,
} from './yes-words.ts'

/**
 * Whether the message agrees to the recap it was just shown, and to nothing less: a yes must be in it, and no word that
 * is neither courtesy nor part of what the recap says. A yes is what turns a recap into an order, so whatever is
 * unclear is none. Told from the message's own words, never from another reader's opinion.
 */
export function agrees(plain: string, recap: Recap | null = null): boolean {
  if (meansOtherwise.test(plain)) return false
  if (plain.includes('?') && !asksForPix.test(plain)) return false
  const rest = withoutNameOf(recap, plain).replace(everyAside, ' ').replace(everyYes, ' sim ')
  const words = withoutNumbersOf(recap, rest.split(/\s+/).filter(Boolean))
  const known = words.map((it) => meaningOf(it, recap))
  return known.includes('yes') && !known.includes('unknown')
}

const everyAside = new RegExp(asides, 'gu')
const everyYes = new RegExp(yesPhrases, 'gu')
const onlySigns = /^[^a-z\d]+$/
const thumbsUp = /[👍👌✅🆗🤝💯✔☑🤙]/u
const currency = /^(r\$|rs|real|reais|conto|contos|pila|pilas)$/
const spelt = [...yesWords, 'pagamento', 'obrigado', 'obrigada', 'pedido'].filter((it) => it.length >= 6)

function meaningOf(word: string, recap: Recap | null): 'yes' | 'beside' | 'unknown' {
  const typed = word.replace(/([a-z])\1+/g, '$1')
  if (yesWords.has(word) || yesWords.has(typed) || thumbsUp.test(word)) return 'yes'
  if (besideYes.has(word) || besideYes.has(typed) || onlySigns.test(word)) return 'beside'
  if (recap && isOfRecap(word, recap)) return 'beside'
  return !noSlips.has(word) && spelt.some((it) => isLike(typed, it)) ? 'yes' : 'unknown'
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
