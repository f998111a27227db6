import { endsWith, inText, isOneOf } from '../matching/phrase-pattern.ts'

/** An address of ours that is of an account. */
export const ofAccount = /\.com\/(?:@|c\/|user\/)?([\w.-]+)\/?$/

/** Words that name a page again. */
export const naming = (words: string) =>
  inText(`
    (n?(est|ess|aquel)[ea]|[oa]|[nd][oa]|pr[oa]|para [oa]) (zona|loja|lojinha|conta|pagina|unidade|filial)? (${words}) (que (eu)? (mandei|enviei|passei|colei))?
  `)
/** Behind a stop: without one, the quantities of '… o meu é @a e o dele @b 500 pra mim e 100 pra ele' keep their order. */
const forWhom = (words: string) => inText(`(?<=[.,;:!?\\n][^@]{0,80})(?<!nao (e |eh )?)(${words})`)

/** By place: the first of the pages, the last one, or the one not named yet. */
export const placeWords = {
  first: naming('primeir[oa]|de cima|anterior'),
  last: naming('ultim[oa]|segund[oa]|de baixo'),
  other: naming('outr[oa]'),
}
export const kindWords = {
  account: naming('perfil|conta|pagina'),
  content: naming('post|foto|video|reels?|publicacao'),
}

/** The words before a page that tell whose it is, and how that person is named again: 'eu sou @a … 500 pra mim'. */
export const owners = [
  [
    endsWith('sou( [oa])?|(?<!d[ao] )(meu|minha)( [a-z]+)?( (eh?|:))?'),
    forWhom('(pra|para|pro|p) (mim|eu)|(no|na|pro|pra) (meu|minha)'),
  ],
  [
    endsWith('el[ea] eh?( [oa])?|d(el[ea]|[ao] (meu|minha) [a-z]+)( (eh?|:))?'),
    forWhom('(pra|para|pro|p) el[ea]|(no|na|pro|pra) del[ea]'),
  ],
] as const
/** Around the word that a page is told by: 'a banda é L', 'o dela é L'. */
export const label = {
  before: isOneOf('[oa]|d[oa]|meu|minha|pr[oa]'),
  behind: isOneOf('eh?|:|no|do|insta|instagram|tiktok|canal|perfil'),
  itself: isOneOf('(?!outr[oa]$)[a-z]{3,}'),
}

/** The owner of the page that is meant, and whether it is denied: 'no pessoal nem mexe, é só no da loja', 'não no meu'. */
export const pointing = new RegExp(
  '(?<=^| )(nao (?:(?:e|quero) )?)?(?:n[oa]|pr[oa]|para [oa]) (?:(?:perfil|conta|canal|pagina) )?(?:d[oa] )?' +
    '(meu|minha|(?!P )\\S+)(?= |$)( ,? ?(?:nao|nem))?',
  'g',
)

/** Around a platform or goods that stand for an order: 'o do tiktok', 'as curtidas'. */
export const ofOrder = {
  of: isOneOf('d[oa]'),
  article: isOneOf('[oa]s?|meus?|minhas?|ess[ea]s?|aquel[ea]s?'),
  known: isOneOf('os|as|meus|minhas|daquel[ea]s|ess[ea]s'),
}
