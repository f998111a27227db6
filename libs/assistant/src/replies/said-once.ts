import { legal } from '@smm/site/legal'
import { capital, onWhatsapp } from './wording.ts'

/** Sentences of the texts that a reply holds once. */
export const passwordNotNeeded = ' Não precisamos de senha.'
export const passwordNotAsked = ' Nunca pedimos senha.'
export const withoutPassword = ', nunca a senha'
const replacement = 'repomos a diferença'
export const replaced = `se cair em até ${legal.guaranteeDays} dias depois da entrega, ${replacement} sem custo`
const address = `\n${onWhatsapp()}`

/** Behind words that say the same, these are left out: of our WhatsApp, the password and the guarantee. */
const leftOut: ReadonlyArray<readonly [said: string, again: readonly string[]]> = [
  [address, [address]],
  ['senha', [passwordNotNeeded, passwordNotAsked, withoutPassword]],
  [replacement, [` ${capital(replaced)}.`]],
]

/** The paragraphs of a reply, each without what those before it have said. */
export const sayOnce = (paragraphs: readonly string[]): string[] =>
  paragraphs.map((it, at) => {
    const before = paragraphs.slice(0, at).join('\n')
    const again = leftOut.flatMap(([said, sentences]) => (before.includes(said) ? sentences : []))
    return again.reduce((text, sentence) => text.replace(sentence, ''), it)
  })
