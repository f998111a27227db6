import type { Static, TObject } from 'typebox'
import Value from 'typebox/value'

export class InvalidSettings extends Error {
  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'InvalidSettings'
  }
}

/**
 * Reads the settings of `schema` from the environment: converts numbers and booleans, applies defaults, treats an empty
 * text as absent. Throws `InvalidSettings`, which names all invalid settings and never a value: it may be a secret.
 */
export function readConfig<Schema extends TObject>(schema: Schema, env: NodeJS.ProcessEnv): Static<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.properties)
      .filter((name) => env[name] !== undefined && env[name] !== '')
      .map((name) => [name, env[name]]),
  )
  const settings = Value.Default(schema, Value.Convert(schema, given))
  if (Value.Check(schema, settings)) return settings as Static<Schema>
  const problems = Object.entries(schema.properties)
    .filter(([name, property]) => {
      const value = (settings as Record<string, unknown>)[name]
      if (value === undefined) return schema.required?.includes(name)
      return !Value.Check(property, value)
    })
    .map(([name]) => `${name} ${name in given ? 'is not valid' : 'is missing'}`)
  throw new InvalidSettings(problems)
}

/** The parts of a comma-separated setting. */
export const listOf = (setting: string): string[] => setting.split(',').flatMap((part) => part.trim() || [])
