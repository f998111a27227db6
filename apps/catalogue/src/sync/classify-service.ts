import type { Platform, Product, ServiceType } from '@smm/contracts/products'
import { excludedWords, metricWords, platformWords, serviceTypeWords, wholeWords } from './supplier-words.ts'

const compile = <Word extends string>(table: Record<Word, readonly string[]>) =>
  Object.entries<readonly string[]>(table).map(([word, rows]) => [word as Word, wholeWords(rows)] as const)

const platformPatterns = compile(platformWords)
const typePatterns = compile(serviceTypeWords)
const excluded = wholeWords(Object.values(excludedWords).flat())
const metric = wholeWords(metricWords)

/** Lower case, without accents, marks and emoji: "Visualizações" → "visualizacoes". */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9|[\](){}/+]+/g, ' ')
    .trim()

const matches = <Word>(patterns: ReadonlyArray<readonly [Word, RegExp]>, text: string) =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([word]) => word)

/** The part of the name that says what is sold, without speed, guarantee and origin in brackets or behind bars. */
function headOf(name: string): string {
  const bare = name.replace(/[[({][^\])}]*[\])}]/g, ' ')
  const segments = bare.split('|').map((segment) => segment.trim())
  return segments.find((segment) => matches(typePatterns, segment).length > 0) ?? bare
}

/**
 * The product that a supplier's service delivers, read from its name, else from its category. Undefined when it is none
 * of ours or ambiguous: a wrong delivery costs more than a missing offer.
 */
export function classifyService(service: { name: string; category: string }): Product | undefined {
  const [name, category] = [normalize(service.name), normalize(service.category)]
  if (excluded.test(name) || excluded.test(withoutLists(category))) return undefined
  const named = matches(platformPatterns, name)
  const found = named.length > 0 ? named : matches(platformPatterns, category)
  const platform = found[0]
  if (found.length !== 1 || !platform || platform === 'other') return undefined
  const serviceType = typeOf(name, category)
  return serviceType && productOf(platform, serviceType)
}

// A category that lists several things ("Likes / Story / Live") excludes no service.
const withoutLists = (category: string) => (/[/|+]/.test(category) ? '' : category)

function typeOf(name: string, category: string): ServiceType | undefined {
  const head = matches(typePatterns, headOf(name).split(/\bfrom\b/)[0] ?? '')
  if (head.length > 0) return head.length === 1 ? head[0] : undefined
  if (metric.test(name)) return undefined
  for (const text of [name, category]) {
    const types = matches(typePatterns, text)
    if (types.length > 0) return types.length === 1 ? types[0] : undefined
  }
  return undefined
}

// Panels write followers for YouTube's subscribers.
function productOf(platform: Platform, serviceType: ServiceType): Product | undefined {
  if (platform === 'youtube' && serviceType === 'followers') return { platform, serviceType: 'subscribers' }
  if (platform !== 'youtube' && serviceType === 'subscribers') return undefined
  if (platform === 'youtube' && serviceType === 'saves') return undefined
  return { platform, serviceType }
}
