/**
 * Named rules, the most weighty first: one decides. A rule that says nothing gives null. Of rules that rewrite in their order,
 * each sees what those before it left (`understanding/verdicts/corrections.ts`).
 */
export type Rules<Facts, Answer> = Readonly<Record<string, (facts: Facts) => Answer | null>>

/** A rule with one answer, where it holds. */
export const when =
  <Facts, Answer>(holds: (facts: Facts) => boolean, answer: Answer) =>
  (facts: Facts): Answer | null =>
    holds(facts) ? answer : null

/** Tables one behind the other. Throws where two rules have one name: the later would take the place of the earlier. */
export function joined<Facts, Answer>(...tables: ReadonlyArray<Rules<Facts, Answer>>): Rules<Facts, Answer> {
  const rules = tables.flatMap((it) => Object.entries(it))
  const names = rules.map(([name]) => name)
  const twice = names.find((it, at) => names.indexOf(it) !== at)
  if (twice !== undefined) throw new Error(`two rules are named '${twice}'`)
  return Object.fromEntries(rules)
}

/** The answer of the first rule that has one, and its name. */
export function firstRule<Facts, Answer>(
  rules: Rules<Facts, Answer>,
  facts: Facts,
): { name: string; answer: Answer } | null {
  for (const name in rules) {
    const answer = rules[name]!(facts)
    if (answer === null) continue
    trace?.push({ rules, name })
    return { name, answer }
  }
  return null
}

/** A rule that answered, and the table that it is one of. */
export type FiredRule = { rules: object; name: string }
let trace: FiredRule[] | null = null

/** The rules that fire in `run`, in their order, without those of a `firedIn` within it: `npm run explain` tells them. */
export function firedIn(run: () => unknown): FiredRule[] {
  const fired: FiredRule[] = []
  const outer = trace
  trace = fired
  try {
    run()
  } finally {
    trace = outer
  }
  return fired
}

/** The answer that a rule left, with its name. */
export type Step<Answer> = { rule: string; answer: Answer }

/** Lets each rule change the reading that those before it left. */
export function rewrite<Facts extends { reading: Answer }, Answer>(
  rules: Rules<Facts, Answer>,
  facts: Facts,
): Array<Step<Answer>> {
  const steps: Array<Step<Answer>> = []
  let left = facts
  for (const rule in rules) {
    const answer = rules[rule]!(left)
    if (answer === null) continue
    steps.push({ rule, answer })
    left = { ...left, reading: answer }
  }
  return steps
}

export const decide = <Facts, Answer>(rules: Rules<Facts, Answer>, facts: Facts): Answer | null =>
  firstRule(rules, facts)?.answer ?? null
