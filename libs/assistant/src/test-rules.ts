import { decide, type Rules } from './decide.ts'

/** The answer of a table without one of its rules, which proves that the rule is needed where it stands. */
export function answerWithout<Facts, Answer>(
  rules: Rules<Facts, Answer>,
  name: string,
  facts: Facts,
): Answer | null {
  const { [name]: _, ...others } = rules
  return decide(others, facts)
}
