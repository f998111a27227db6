import type { Finding } from '@smm/social-links/find-links'
import { platformOf, serviceOf } from '../words/lexicon.ts'

/** A page of a message: an address, or a name without '@'. */
export type Page = Finding | { handle: string; start: number; end: number }

const name = String.raw`([a-z_][\w.]{2,29})`
const ofWhom = String.raw`(?:(?:do|da|de|no|meu|minha|dele|dela|insta\w*|perfil|canal|tik\s?tok|youtube|loja|empresa|neg[oó]cio|l[aá]|aqui)\s+){0,4}`
const is = String.raw`(?:(?:é|eh|e)(?![\wà-ú])|[=:])\s*(?:o\s+mesmo\s*[:,]\s*|o\s|a\s)?`
/** Words that stand where a name would, and are none. */
const otherWords =
  `meu|minha|n[oa]s?|d[oa]s?|em|com|por|s[aã]o|del[ea]|errad[oa]|cert[oa]|ess[ea]|est[ea]|que|para|pro|pra|nov[oa]|é|eh|o|a|outr[oa]|qual
mesm[oa]|igual|igualzinh[oa]|id[eê]ntic[oa]|privad[oa]|p[uú]blic[oa]|ontem|hoje|agora|semana|m[eê]s`.replaceAll(
    '\n',
    '|',
  )
const noName = String.raw`(?!(?:${otherWords})\b)`
/** The sign, and not the name that is spoken of: 'conferi o arroba letra por letra'. */
const atSign = String.raw`(?<!\b(?:o|do|pelo|esse|este)\s)\barroba\s+`
/** 'arroba loja do zé', as dictated. */
const dictated = new RegExp(String.raw`${atSign}${noName}${name}\b`, 'i')
const dictatedAgain = new RegExp(dictated, 'gi')
/** 'arroba loja ponto maria', as dictated. */
const spelled = new RegExp(String.raw`${atSign}([a-z]\w*(?:\s+(?:ponto|underline|underscore)\s+\w+)+)`, 'i')
/** 'meu user é fulano', 'o @ é fulano': said to be the name, whatever the word. */
const named = new RegExp(
  String.raw`(?:@|\barroba|\buser(?:name)?|\busu[aá]rio|\bnick)\s*${ofWhom}${is}${noName}${name}(?=\s*(?:[,.!?;)]|$)|\s+(?:n[oa]|d[oa]|tudo|l[aá])\s)`,
  'i',
)
/** 'digitei errado, é loja.x', 'errei meu @ kkkk é loja.x' */
const slip = String.raw`(?:errad[oa]|errei|certo|correto)\b(?:[^.@]|@(?![\w.])){0,30}?`
const corrected = new RegExp(
  String.raw`${slip}\s(?:é|eh|e|:)\s+(?:o\s|a\s)?([a-z][a-z\d]*[._][\w.]*\w)(?![\w@/])`,
  'i',
)
const pageWord = String.raw`(?:perfil|conta|usu[aá]rio|user|arroba|@|insta(?:gram)?|\b(?:ig|ttk?|yt)\b|tik ?tok|canal)`
const ofWhomAfter = String.raw`(?:\s+(?:do|da|de|no|meu|minha|insta\w*|tik\s?tok|youtube|dele|dela|loja|empresa|neg[oó]cio)){0,4}`
const isCalled = String.raw`(?:(?:(?:é|eh|e|chama(?:-se)?|se chama)(?![\w.])|[:=])\s*[:=]?\s*(?:o\s|a\s)?|\s)`
const clearName = String.raw`([A-Za-z_](?=\w*(?:[\d_]|\.\w))[\w.]{2,29}\w)(?![\w@])`
/** 'meu insta é loja_x': without '@', only a name that no plain word looks like. */
const spoken = new RegExp(String.raw`${pageWord}${ofWhomAfter}\s*${isCalled}${clearName}`, 'i')
/** 'loja.x é o user', 'loja.x no insta' */
const labelled = new RegExp(
  String.raw`(?<![\w.@/])([a-z][a-z\d]*[._][\w.]*\w)\s+(?:(?:é|eh|e)\s+(?:(?:o|a|meu|minha|nosso|nossa)\s+){1,2}|n[oa]\s+)${pageWord}`,
  'i',
)
/** A name that only a page can have: 'loja_x'. */
const underscored = /(?<![\w.@/:-])([a-z][a-z\d.]*_(?:[\w.]*\w)?)(?![\w@/=":-])/i
/** 'pode gerar pro loja.x' */
const toward = /\b(?:pro|pra|para|no|na|é|eh)\s+(?:o\s|a\s)?([a-z][a-z\d]*[._][\w.]*\w)(?![\w@/])/i
/** '*brunaaa.lash': a correction as chats write it. */
const starred = /^\s*\*+\s*@?([a-z_][\w.]{2,29})/i
const alone = /^\s*[*]?\s*([A-Za-z0-9_][A-Za-z0-9._]{2,29})\s*[*]?\s*$/

/** A link was asked, or a recap shows a page, beside which 'arroba conferido' names none. */
type Known = { isLinkExpected: boolean; isPageShown: boolean }

type SpokenHandle = { handle: string; start: number; end: number }

/** The names of profiles written without '@': one, or each that 'arroba' stands before. */
export function spokenHandlesIn(text: string, pages: readonly Finding[], known: Known): SpokenHandle[] {
  const first = spokenHandleIn(text, pages, known)
  if (!first) return []
  const others = [...text.slice(first.end).matchAll(dictatedAgain)].map((it) => {
    const start = first.end + it.index + it[0].lastIndexOf(it[1]!)
    return { handle: it[1]!, start, end: start + it[1]!.length }
  })
  const isWritten = (it: SpokenHandle) =>
    pages.some((page) => (page.start < it.end && it.start < page.end) || isBeginningOf(it, page))
  return [first, ...others].filter((it) => !isWritten(it))
}

/** 'arroba loja ponto x: @loja.x' dictates the name that is written, too. */
const isBeginningOf = ({ handle }: SpokenHandle, page: Finding) =>
  'handle' in page && page.handle.toLowerCase().startsWith(`${handle.toLowerCase()}.`)

/** A profile's name written without '@'. Alone where a link was asked, any name with a dot, digit or underscore. */
function spokenHandleIn(
  text: string,
  pages: readonly Finding[],
  { isLinkExpected, isPageShown }: Known,
): SpokenHandle | null {
  const name = pages.length ? null : spelled.exec(text)
  if (name) return { handle: joined(name[1]!), start: name.index, end: name.index + name[0].length }
  const bare = isLinkExpected && !pages.length ? alone.exec(text) : null
  const isBare = bare && /[._\d]/.test(bare[1]!) && !/^\d+$/.test(bare[1]!)
  const anywhere = [spoken, named, ...(isPageShown ? [] : [dictated]), corrected]
  const patterns = pages.length ? anywhere : [...anywhere, labelled, underscored, toward]
  const finds = [isBare ? bare : null, ...patterns.map((it) => it.exec(text))]
  if (!pages.length) finds.push(starredPage(text))
  for (const found of finds) {
    if (!found) continue
    const handle = found[1]!
    const start = found.index + found[0].lastIndexOf(handle)
    const end = start + handle.length
    /** The 'youtube' of 'o canal é youtube.com/@x' */
    if (!pages.some((it) => start < it.end && it.start < end)) return { handle, start, end }
  }
  return null
}

const joined = (words: string) =>
  words
    .replace(/\s+ponto\s+/gi, '.')
    .replace(/\s+(underline|underscore)\s+/gi, '_')
    .toLowerCase()

const starredPage = (text: string) => {
  const found = starred.exec(text)
  return found && /[._]/.test(found[1]!) ? found : null
}

/** A page by a part of its name stands behind one of these: 'o da imobiliária', 'pro joaquim'. */
const ofPage = String.raw`(?<=(?:^|[^\w.@/])(?:(?:[oa]s?|so) d[oa]|n[oa]|pr[oa]|para [oa])\s+)`
const shortestPart = 2

/** Small letters without accents, each where it stood. */
export const plainLetters = (text: string): string =>
  text.toLowerCase().replace(/[à-ú]/g, (it) => it.normalize('NFD')[0]!)

/** The parts of a page's name that may stand for it: no plain word of ours, and in no other name of `names`. */
export const ownPartsOf = (name: string, names: readonly string[]): string[] =>
  name
    .split(/[._]+/)
    .filter((it) => it.length >= shortestPart && !platformOf(it) && !serviceOf(it))
    .filter((it) => names.every((other) => other === name || !other.includes(it)))

/** Pages of the recap that a message names without '@', in full or by a part that no other page of it has. */
export function shownHandlesIn(
  text: string,
  handles: readonly string[],
): Array<{ handle: string; start: number; end: number }> {
  const plain = plainLetters(text)
  return handles.flatMap((handle) => {
    const name = handle.replaceAll('.', '\\.')
    const parts = ownPartsOf(handle, handles)
    const named = /[._\d]/.test(handle) ? [name] : []
    const wanted = [...named, ...(parts.length ? [`${ofPage}(?:${parts.join('|')})`] : [])].join('|')
    const found = wanted && new RegExp(`(?<![\\w.@/])(?:${wanted})(?![\\w@/]|\\.\\w)`).exec(plain)
    return found ? [{ handle, start: found.index, end: found.index + found[0].length }] : []
  })
}
