import type { ParsedMessage } from '../parse-message.ts'
import { matchChoice } from '../phrases/message-phrases.ts'
import type { Choice, Item, ShownOrder } from '../reading.ts'
import { type Fact, valuesOf } from './facts.ts'
import { packageNames } from '../words/lexicon-data.ts'

const qualities = ['popular', 'cheapest', 'largest', 'middle'] as const
const places = [
  ['choice:third-last', -3],
  ['choice:second-last', -2],
  ['choice:last', -1],
  ['choice:first', 1],
  ['choice:second', 2],
  ['choice:third', 3],
  ['choice:fourth', 4],
  ['choice:fifth', 5],
] as const
const listed = ['pro', 'viral', ...packageNames].join('|')
const names = new RegExp(`\\b(?:pacote|plano|combo|o|de|do|no|esse|opcao) (${listed})(?= |$)`)
const onlyName = new RegExp(`^(${listed})$`)
/** 'o pro meu insta' is a preposition, not the package. */
const proIsPreposition = /\bpro (meu|minha|meus|perfil|insta\w*|video|canal|ig|yt|tik\w*|post|nosso|seu)\b/g

/** 'o segundo não, o terceiro'; 'não quero o primeiro'. */
const denied = /\b(nao|sem ser) (e |quero )?(o|a) \w+(?= |$)|\b\w+ nao(?= [,.]| o | a |$)/g

/** 'minha última foto': no place of a list. */
const placeOfPost = new RegExp(
  String.raw`\b(?:\w*primeir|segund|terceir|quart|quint|\w*ultim)[oa] ` +
    String.raw`(?:foto|video|videozinho|post|postagem|reels?|publicacao|live|clipe|musica|lancamento|trabalho)s?\b`,
  'g',
)

/** 'o de 45' · 'o pacote de 120 reais' */
const bareOf = /\b(?:o|a|esse|essa) de (?:r\$ ?)?(\d{1,4})$/
const pricedOf =
  /\b(?:o|a|esse|essa|aquel[ea]|pacote|plano|combo|opcao) de (?:r\$ )?(\d{1,4})(?:,00)? (?:reais|contos?|pila)(?= |$)/

const packageWord = /\b(pacote|plano|opcao|combo|kit)s?\b/

/** Which of the packages just listed the visitor points to. `numbers`: places that the message gives in digits. */
function readChoice(
  message: string,
  { hits: all, context }: Pick<ParsedMessage, 'hits' | 'context'>,
  numbers: readonly number[],
): Choice | null {
  const plain = message.replace(denied, ' ').replace(placeOfPost, ' ')
  const hits = plain === message ? all : matchChoice(plain)
  const quality = qualities.find((it) => hits.has(`choice:${it}`))
  if (quality) return { by: quality }
  const named = onlyName.exec(plain) ?? names.exec(plain.replace(proIsPreposition, 'para'))
  if (named?.[1]) return { by: 'name', name: named[1] }
  const priced = bareOf.exec(plain) ?? pricedOf.exec(plain)
  if (priced) return { by: 'price', cents: Number(priced[1]) * 100 }
  if (numbers[0]) return { by: 'place', place: numbers[0] }
  const isListed = context.shownRows > 0 || context.recap !== undefined || packageWord.test(plain)
  const place = isListed && places.find(([name]) => hits.has(name))
  return place ? { by: 'place', place: place[1] } : null
}

/** 'quero esse pro instagram.com/loja': no package called Pro. */
const withoutPro = ({ plain, units }: ParsedMessage['utterance']): string =>
  units.some(({ text }, at) => text === 'pro' && units[at + 1]?.kind === 'L')
    ? plain.replace(/\bpro\b/g, 'para')
    : plain

/** The package or the line of a recap that a message chooses. `isOther`: the line that it does not leave as it is. */
export function choiceIn(
  parsed: ParsedMessage,
  facts: readonly Fact[],
  named: readonly Item[],
): { choice: Choice | null; isOther: boolean } {
  const { utterance } = parsed
  const chosen = readChoice(withoutPro(utterance), parsed, valuesOf(facts, 'place'))
  const other = named.length > 0 ? otherThan(parsed, facts, chosen) : null
  const isOfRecap = chosen?.by === 'place' && isLine(parsed, chosen.place, named)
  return { choice: other ?? (isOfRecap ? null : chosen), isOther: other !== null }
}

/** 'o do insta tá ok, o outro muda pra 300': the line of a recap of two that is not left as it is. */
function otherThan(
  { context: { recap }, marks }: ParsedMessage,
  facts: readonly Fact[],
  told: Choice | null,
): Choice | null {
  if (recap?.length !== 2 || !marks.has('scope-rest')) return null
  const kept = facts.filter(({ role }) => role === 'mentioned')
  const isKept = (it: ShownOrder) =>
    kept.some(
      ({ kind, value }) =>
        (kind === 'platform' ? it.platform : kind === 'service' && it.serviceType) === value,
    )
  const left = recap.filter((it) => !isKept(it))
  if (left.length === 1) return { by: 'place', place: recap.indexOf(left[0]!) + 1 }
  return told?.by === 'place' && Math.abs(told.place) <= 2
    ? { by: 'place', place: Math.abs(told.place) === 1 ? 2 : 1 }
    : null
}

/** 'o primeiro' and no more is no package of a list; 'gera o segundo' means that line. */
const isLine = ({ context: { recap }, marks }: ParsedMessage, place: number, named: readonly Item[]) =>
  recap !== undefined &&
  named.length === 0 &&
  Math.abs(place) <= recap.length &&
  !lineActs.some((it) => marks.has(it))
const lineActs = ['correct', 'change', 'remove-item', 'command']
