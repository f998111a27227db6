/** Named rules, the most weighty first. A rule that says nothing gives null. */
export type Rules<Told, Answer> = Readonly<Record<string, (told: Told) => Answer | null>>

/** A rule with one answer, where it holds. */
export const when =
  <Told, Answer>(holds: (told: Told) => boolean, answer: Answer) =>
  (told: Told): Answer | null =>
    holds(told) ? answer : null

/** The answer of the first rule that has one, and its name. */
export function firstRule<Told, Answer>(
  rules: Rules<Told, Answer>,
  told: Told,
): { name: string; answer: Answer } | null {
  for (const [name, rule] of Object.entries(rules)) {
    const answer = rule(told)
    if (answer !== null) return { name, answer }
  }
  return null
}

export const decide = <Told, Answer>(rules: Rules<Told, Answer>, told: Told): Answer | null =>
  firstRule(rules, told)?.answer ?? null
