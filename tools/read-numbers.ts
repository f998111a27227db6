import { parseArgs } from 'node:util'

/** Numbers of the command line, such as `--rounds 10`, with defaults. Ends the process with its usage when one is wrong. */
export function readNumbers<Name extends string>(
  command: string,
  defaults: Record<Name, number>,
): Record<Name, number> {
  const known = Object.entries<number>(defaults)
  const options = Object.fromEntries(known.map(([name]) => [name, { type: 'string' } as const]))
  const { values } = parseArgs({ options, strict: false })
  const isWrong = (name: string) => !(name in options) || !(Number(values[name]) >= 0)
  if (Object.keys(values).some(isWrong)) {
    console.error(`${command} --${known.map(([name, value]) => ` [--${name} ${value}]`).join('')}`)
    process.exit(2)
  }
  const read = known.map(([name, value]) => [name, name in values ? Number(values[name]) : value])
  return Object.fromEntries(read) as Record<Name, number>
}
