import { asksSomething, findActs } from './find-acts.ts'
import { findLinks } from '@smm/social-links/find-links'
import { findChoice } from './find-choice.ts'
import { asCalledThere, findOrders } from './find-orders.ts'
import { findPurchase, type Purchase } from './find-purchase.ts'
import { findTopics, guessTopic } from './find-topics.ts'
import { unsoldIn } from './find-unsold.ts'
import { platformOf, serviceOf } from './lexicon.ts'
import type { Act, Reading } from './reader.ts'
import { sortNumbers } from './sort-numbers.ts'
import { offersPassword } from './offers-password.ts'
import { orderId, plainText, splitWords, withoutLinks, type Word } from './split-words.ts'

/** 'arroba loja do zé', as dictated, and names that only a page can have: 'loja_x'. */
const dictatedHandle =
  /\barroba\s+(?!(?:meu|minha|del[ea]|errad|cert|ess[ea]|est[ea]|que|para|pro|pra|nov)\b)([a-z_][\w.]{2,29})\b/i
/** 'meu user é fulano', 'o @ é fulano': said to be the name, whatever the word. */
const namedHandle =
  /(?:@|\barroba|\buser(?:name)?|\busu[aá]rio|\bnick)\s*(?:(?:do|da|no|meu|dele|dela|insta\w*|perfil|canal|tik\s?tok)\s+)*(?:é|eh|e|=|:)\s*(?:o\s|a\s)?(?!(?:ess[ea]|est[ea]|o|a|meu|minha|del[ea]|nov[oa]|outr[oa]|errad[oa]|cert[oa]|qual|que|para|pro|pra|mesm[oa]|igual|privad[oa]|p[uú]blic[oa])\b)([a-z_][\w.]{2,29})(?=\s*(?:[,.!?;)]|$))/i
/** 'digitei errado, é loja.x' */
const correctedHandle =
  /(?:errad[oa]|errei|certo|correto)\b[^.@]{0,25}?\s(?:é|eh|e|:)\s+(?:o\s|a\s)?([a-z][a-z\d]*[._][\w.]*\w)(?![\w@/])/i
const underscoredHandle = /(?<![\w.@/:-])([a-z][a-z\d.]*_[\w.]*[a-z\d])(?![\w@/=":-])/i

type Found = ReturnType<typeof findOrders>
const longestRead = 2000
const numberOfOrder = /(?:pedido|protocolo|codigo|id|n[uú]mero|#)\s*(?:[:#nº°]|é|e)*\s*(\d{8})\b/i
/** 'meu insta é loja_x': without '@', only a name that no plain word looks like. */
const spokenHandle =
  /(?:perfil|conta|usu[aá]rio|user|arroba|@|insta(?:gram)?|tik ?tok|canal)(?:\s+(?:do|da|de|no|meu|minha|insta\w*|tik\s?tok|youtube|dele|dela|loja|empresa|neg[oó]cio))*\s*(?:(?:(?:é|eh|e|chama(?:-se)?|se chama)(?![\w.])|[:=])\s*[:=]?\s*(?:o\s|a\s)?|\s)([A-Za-z_](?=\w*(?:[\d_]|\.\w))[\w.]{2,29}\w)(?![\w@])/i

/** Who does one of these asks for nothing that has to be guessed. */
const clearActs = new Set<Act>(
  `ask-price ask-packages ask-catalogue ask-minimum ask-maximum ask-status ask-pix-again complaint open-ticket
  wants-refill wants-person haggle tricks change change-link change-quantity drop-order`.split(
    /\s+/,
  ) as Act[],
)

/** The built-in reader of Brazilian Portuguese: no network, well under a millisecond for a usual message. */
export function readMessage(message: string): Reading {
  const text = message.slice(0, longestRead)
  const spoken = withoutLinks(text)
  const ref = orderId.exec(spoken)?.[0] ?? numberOfOrder.exec(spoken)?.[1] ?? null
  const handle = handleIn(text, spoken)
  const { words, plain } = splitWords(cutOut(text, [ref, handle]))
  const purchase = findPurchase(words)
  const heard = purchase.heard === words ? plain : purchase.heard.map((it) => it.text).join(' ')
  const numbers = sortNumbers(purchase.heard, heard)
  if (heard !== plain) numbers.owned ??= sortNumbers(words, plain).owned
  const password = offersPassword(
    plainText(withoutLinks(text, '@'))
      .replace(/[:=,]|[?.!](?=[?.!]*(?:\s|$))/g, ' $& ')
      .replace(/\s+/g, ' '),
  )
  const acts = [...findActs(plain), ...actsTold(purchase)]
  const found = inContext(findOrders(purchase.heard, numbers), words, purchase)
  const isQuestion = asksSomething(plain)
  const unsold = unsoldIn(heard)
  const topics = findTopics(plain)
  const isUnclear =
    isQuestion &&
    !unsold &&
    !numbers.money &&
    (asksBeside(text, acts, purchase) || !found.orders.some((it) => it.quantity)) &&
    !acts.some((it) => clearActs.has(it))
  const guessed = !topics.length && isUnclear ? guessTopic(plain) : null
  return {
    acts: [...acts, ...(password ? (['offers-password'] as const) : [])],
    topics: guessed ? [guessed] : topics,
    ...found,
    choice: findChoice(heard, numbers.places),
    money: numbers.money,
    handle,
    orderRef: ref?.slice(0, 36).toLowerCase() ?? null,
    unsold,
    isQuestion,
  }
}

/** 'pra entregar 10 mil vocês levam quanto?': how many is told, and neither an order nor a page. */
const asksBeside = (text: string, acts: readonly Act[], { supposes }: Purchase) =>
  text.includes('?') && (supposes || (!acts.includes('order') && !findLinks(text).length))

const actsTold = ({ told }: Purchase): Act[] =>
  told === 'lost' ? ['dropped'] : told === 'trouble' ? ['complaint'] : []

/** 'comprei 500 seguidores no tiktok e quero mais 1000': what he asks for is of the kind that he bought. */
function inContext(found: Found, words: readonly Word[], { heard }: Purchase): Found {
  if (heard === words || !found.orders.length) return found
  const services = new Set(words.flatMap((it) => serviceOf(it.text) ?? []))
  const platforms = new Set(words.flatMap((it) => platformOf(it.text) ?? []))
  const serviceType = services.size === 1 ? [...services][0]! : null
  const platform = platforms.size === 1 ? [...platforms][0]! : null
  return {
    ...found,
    orders: found.orders.map((it) =>
      asCalledThere({ ...it, serviceType: it.serviceType ?? serviceType, platform: it.platform ?? platform }),
    ),
  }
}

function handleIn(text: string, spoken: string): string | null {
  const named =
    spokenHandle.exec(spoken) ??
    namedHandle.exec(spoken) ??
    dictatedHandle.exec(spoken) ??
    correctedHandle.exec(spoken)
  const found = named ?? (findLinks(text).length ? null : underscoredHandle.exec(spoken))
  return found?.[1] ?? null
}

const cutOut = (text: string, parts: Array<string | null>) =>
  parts.reduce<string>((rest, part) => (part ? rest.replace(part, ' ') : rest), text)
