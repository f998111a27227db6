import type { Static, TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { Problem, type ProblemType } from './problem.ts'

/** Validates a body; throws a problem that lists each invalid property. */
export function checkBody<Schema extends TSchema>(
  shape: Validator<Record<never, never>, Schema>,
  body: unknown,
  type: ProblemType,
  prefix: string,
): Static<Schema> {
  if (shape.Check(body)) return body as Static<Schema>
  const violations = shape.Errors(body).map(({ instancePath, message }) => ({
    razao: message,
    propriedade: prefix + instancePath.replaceAll('/', '.'),
  }))
  throw new Problem(type, 'O objeto enviado não respeita o esquema.', violations)
}
