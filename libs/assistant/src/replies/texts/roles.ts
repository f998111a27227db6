import type { Wording } from '../paragraph.ts'

/** The role of a text in a reply: by it, the text is opened when it is said again, or left out. */
export type Role = 'answer' | 'status' | 'aside'

type Writer = (data: never) => Wording | readonly Wording[]
const inRole =
  <Name extends Role>(role: Name) =>
  <Write extends Writer>(write: Write): Write & { role: Name } =>
    Object.assign(write, { role })

/** Answers a question: said again, it begins with 'Só reforçando'. */
export const answer = inRole('answer')
/** Tells how something stands: said again, it begins with 'Por enquanto, nada mudou'. */
export const status = inRole('status')
/** Adds to an answer: left out where it was just said. */
export const aside = inRole('aside')
