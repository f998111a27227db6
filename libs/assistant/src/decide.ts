/**
 * A table of named rules: one that says nothing gives null. It is read in one of three ways.
 * - `decide`, `firstRule`: the first that answers decides, so the most weighty stands first: verdicts, roles of facts, kinds of clauses, most
 *   choices of the dialogue.
 * - `allRules`: each that answers counts, and their order means nothing: acts by rule, acts that are void, likelihoods.
 * - `rewrite`: each changes what those before it left: corrections and completions of a reading.
 */
export type Rules<Facts, Answer, Name extends string = string> = Readonly<
  Record<Name, (facts: Facts) => Answer | null>
>

/** A table whose rules only hold or do not: obstacles of a yes, differences from a recap. */
export type Conditions<Facts, Name extends string = string> = Readonly<
  Record<Name, (facts: Facts) => boolean>
>

/** The answer of a rule, with its name. */
export type Answered<Answer> = { rule: string; answer: Answer }

/** A rule with one answer, where it holds. */
export const when =
  <Facts, Answer>(holds: (facts: Facts) => boolean, answer: Answer) =>
  (facts: Facts): Answer | null =>
    holds(facts) ? answer : null

/** Tables one behind the other. Throws where two rules have one name: the later would take the place of the earlier. */
export function joined<Facts, Answer, Name extends string>(
  ...tables: ReadonlyArray<Partial<Rules<Facts, Answer, Name>>>
): Rules<Facts, Answer, Name> {
  const rules = tables.flatMap((it) => Object.entries(it))
  const names = rules.map(([name]) => name)
  const twice = names.find((it, at) => names.indexOf(it) !== at)
  if (twice !== undefined) throw new Error(`two rules are named '${twice}'`)
  return Object.fromEntries(rules) as Rules<Facts, Answer, Name>
}

/** The first answer of a table. */
export function firstRule<Facts, Answer>(rules: Rules<Facts, Answer>, facts: Facts): Answered<Answer> | null {
  for (const rule in rules) {
    const answer = rules[rule]!(facts)
    if (answer === null) continue
    trace?.push({ rules, name: rule })
    return { rule, answer }
  }
  return null
}

export const decide = <Facts, Answer>(rules: Rules<Facts, Answer>, facts: Facts): Answer | null =>
  firstRule(rules, facts)?.answer ?? null

/** All answers of a table. */
export function allRules<Facts, Answer>(rules: Rules<Facts, Answer>, facts: Facts): Array<Answered<Answer>> {
  const answered: Array<Answered<Answer>> = []
  for (const rule in rules) {
    const answer = rules[rule]!(facts)
    if (answer !== null) answered.push({ rule, answer })
  }
  return answered
}

/** The names of the conditions that hold. */
export const holding = <Facts, Name extends string>(table: Conditions<Facts, Name>, facts: Facts): Name[] =>
  (Object.keys(table) as Name[]).filter((it) => table[it](facts))

/** Lets each rule change the reading that those before it left. */
export function rewrite<Facts extends { reading: Answer }, Answer>(
  rules: Rules<Facts, Answer>,
  facts: Facts,
): Array<Answered<Answer>> {
  const steps: Array<Answered<Answer>> = []
  let left = facts
  for (const rule in rules) {
    const answer = rules[rule]!(left)
    if (answer === null) continue
    steps.push({ rule, answer })
    left = { ...left, reading: answer }
  }
  return steps
}

/** A rule that answered first, and the table that it is one of. */
export type FiredRule = { rules: object; name: string }
/** State, where an argument would pass through every rule that asks another table. It is set within `firedIn` alone, and no answer depends on it. */
let trace: FiredRule[] | null = null

/** The rules that answer first in `run`, in their order, without those of a `firedIn` within it: `npm run explain` tells them. */
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
