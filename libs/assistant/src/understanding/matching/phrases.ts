/**
 * A list of phrases, in a notation that reads as Portuguese. They are looked for in plain text (see `words/split-words.ts`), as
 * whole words:
 *
 *     custa | sai por       one phrase or the other; a new line stands for '|' too
 *     qual (o|esse)? link   words that may be left out
 *     demor*                whatever the ending
 *     quando .. chega       up to three words between
 *     pix … venceu          up to thirty letters between
 *     reais ?               a question mark, standing alone
 *
 * All else is a regular expression.
 */
const sourceOf = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/g, '|')
    .replace(/ \| /g, '|')
    .replace(/ \?(?=[|)]|$)/g, ' \\?')
    .replace(/(\([^()]*\))\? /g, '(?:$1 )?')
    .replace(/(?<=[a-z\d])\*/g, '\\w*')
    .replace(/ \.\. /g, ' (?:\\w+ ){0,3}')
    .replace(/ … /g, ' .{0,30}\\b')

/** The phrases of a list, each a regular expression. */
export function alternativesOf(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const part of sourceOf(text).match(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/gu) ?? []) {
    if (part === '(') depth++
    if (part === ')') depth--
    if (part === '|' && depth === 0) found.push('')
    else found.push(found.pop() + part)
  }
  return found.filter((it) => it !== '')
}

/** A list of phrases as one regular expression. */
export const phrases = (text: string): RegExp => new RegExp(`(?<!\\w)(?:${sourceOf(text)})(?!\\w)`, 'u')
