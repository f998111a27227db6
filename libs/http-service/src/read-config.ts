import type { Static, TObject } from 'typebox'
import Value from 'typebox/value'

export class InvalidSettings extends Error {
  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'InvalidSettings'
  }
}

/**
 * Reads the settings that `schema` names from the environment: numbers and booleans are converted, defaults filled in,
 * an empty text counts as absent. Throws `InvalidSettings`, which names everything that is missing or wrong at once and
 * never repeats a value: a setting may be a secret.
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

/** The parts of a setting that names several things, with commas between them. */
export const listOf = (setting: string): string[] => setting.split(',').flatMap((part) => part.trim() || [])
