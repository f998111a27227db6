import { uncapital } from '../../naming/grammar.ts'
import { type Paragraph, paragraph, piecesOf, type Wording } from '../paragraph.ts'

/** The role of a text in a reply: by it, the text is opened when it is said again, or left out. */
export type Role = 'answer' | 'status' | 'aside' | 'verbatim' | 'opening'

type Writer = (data: never) => Wording | readonly Wording[]
const inRole =
  <Name extends Role>(role: Name) =>
  <Write extends Writer>(write: Write): Write & { role: Name } =>
    Object.assign(((data: never) => write(data)) as Write, { role })

/** Answers a question: said again, it begins with 'Só reforçando'. */
export const answer = inRole('answer')
/** Tells how something stands: said again, it begins with 'Por enquanto, nada mudou'. */
export const status = inRole('status')
/** Adds to an answer: left out where it was just said. */
export const aside = inRole('aside')

/** Repeats its words as they are: a form, or what is done by saying it. */
export const verbatim = inRole('verbatim')
/** Opens a reply: what follows stands on its line. */
export const opening = inRole('opening')

/** A paragraph that was just said in all its wordings, behind other words each time. */
export const openings: Record<Role, ReadonlyArray<(it: Wording) => Wording>> = {
  answer: ['Só reforçando', 'Resumindo', 'Para ficar claro'].map(
    (opener) => (it) => paragraph`${opener}: ${uncapitalized(it)}`,
  ),
  status: ['Por enquanto, nada mudou', 'Ainda sem novidade', 'Continua igual'].map(
    (opener) => (it) => paragraph`${opener}. ${it}`,
  ),
  aside: [],
  verbatim: [],
  opening: [],
}

function uncapitalized(wording: Wording): Paragraph {
  const [first, ...rest] = piecesOf(wording)
  return { pieces: first ? [{ ...first, text: uncapital(first.text) }, ...rest] : [] }
}
