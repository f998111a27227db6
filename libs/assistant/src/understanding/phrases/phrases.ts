/**
 * A list of phrases, in a notation that reads as Portuguese, compiled once. It looks for them in plain text (see
 * `splitWords`), as whole words:
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
export function phrases(text: string): RegExp {
  const source = text
    .trim()
    .replace(/\s*\n\s*/g, '|')
    .replace(/ \| /g, '|')
    .replace(/ \?(?=[|)]|$)/g, ' \\?')
    .replace(/(\([^()]*\))\? /g, '(?:$1 )?')
    .replace(/(?<=[a-z\d])\*/g, '\\w*')
    .replace(/ \.\. /g, ' (?:\\w+ ){0,3}')
    .replace(/ … /g, ' .{0,30}\\b')
  return new RegExp(`(?<!\\w)(?:${source})(?!\\w)`, 'u')
}

/** Names with the phrases that stand for each, in their order. */
export const phraseTable = <Name extends string>(
  table: Partial<Record<Name, string>>,
): Array<[Name, RegExp]> =>
  Object.entries(table).map(([name, text]) => [name as Name, phrases(text as string)])

/** The names whose phrases the text holds. */
export const namesIn = <Name extends string>(table: Array<[Name, RegExp]>, plain: string): Name[] =>
  table.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name)
