/*
 * Patterns over the few words before or after a unit, built of plain lists: the rule files hold words, not expressions.
 */

const listed = (words: string) => words.trim().replace(/\s*\n\s*/g, '|')

/** The words before end with one of `leads`, followed by any of `fillers`. */
export const endsWith = (leads: string, fillers = ''): RegExp =>
  new RegExp(`(?:^| )(?:${listed(leads)})${fillers ? `(?: (?:${listed(fillers)}))*` : ''}$`)

/** The words after begin with one of these. */
export const startsWith = (words: string): RegExp => new RegExp(`^(?:${listed(words)})(?: |$)`)

/** A whole word, or any other text, is one of these. */
export const isOneOf = (words: string): RegExp => new RegExp(`^(?:${listed(words)})$`)
