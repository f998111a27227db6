import { readFileSync } from 'node:fs'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
const coloursOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((it) => [it[1]!, it[2]!]))
const schemes: Record<string, Record<string, string>> = {
  light: coloursOf(light),
  dark: { ...coloursOf(light), ...coloursOf(dark) },
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(scheme: string, one: string, other: string) {
  const [a, b] = [one, other].map((name) => {
    const colour = schemes[scheme]?.[name]
    if (!colour) throw new Error(`no colour --${name}`)
    return luminance(colour)
  }) as [number, number]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const grounds = ['ground', 'surface', 'surface-sunk']
const read: Array<[text: string, grounds: string[]]> = [
  ...['ink', 'ink-soft', 'ink-faint', 'plain-link', 'good', 'bad', 'warn', 'info'].map(
    (text): [string, string[]] => [text, grounds],
  ),
  ['ink-soft', ['table-head', 'row-hover', 'brand-tint']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-brand-tint', ['brand-tint']],
  ['on-sun', ['sun', 'sun-strong']],
  ['on-sun-tint', ['sun-tint']],
  ['on-shout', ['shout']],
  ['on-shout-button', ['shout-button', 'shout-button-hover']],
  ['on-night', ['night', 'night-raised']],
  ['on-night-soft', ['night', 'night-raised']],
  ['sun', ['night', 'night-raised']],
  ...['good', 'warn', 'bad', 'info', 'neutral'].map((text): [string, string[]] => [text, [`${text}-tint`]]),
  ['on-bubble-visitor', ['bubble-visitor']],
  ['on-bubble-house', ['bubble-house']],
  ['field-placeholder', ['field']],
]
const seen: Array<[shape: string, grounds: string[]]> = [
  ['field-line', ['field', 'ground', 'surface']],
  ['plain-focus', grounds],
]

describe.each(['light', 'dark'])('the %s scheme', (scheme) => {
  it.each(read)('%s can be read on %j', (text, on) => {
    for (const ground of on) expect([ground, contrast(scheme, text, ground) >= 4.5]).toEqual([ground, true])
  })

  it.each(seen)('%s can be seen on %j', (shape, on) => {
    for (const ground of on) expect([ground, contrast(scheme, shape, ground) >= 3]).toEqual([ground, true])
  })
})
