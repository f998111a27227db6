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
    if (answer === null) continue
    trace?.push({ rules, name })
    return { name, answer }
  }
  return null
}

/** A rule that answered, and those that it is one of. */
type Decision = { rules: object; name: string }
let trace: Decision[] | null = null

/** The decisions that `run` takes, in their order: `npm run explain` tells them. */
export function decisionsIn(run: () => unknown): Decision[] {
  const decisions: Decision[] = []
  trace = decisions
  try {
    run()
  } finally {
    trace = null
  }
  return decisions
}

export const decide = <Told, Answer>(rules: Rules<Told, Answer>, told: Told): Answer | null =>
  firstRule(rules, told)?.answer ?? null
