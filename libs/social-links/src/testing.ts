import { type Finding, findLinks } from './find-links.ts'

/** The chat's choice from a text: the first usable link, else the first handle, else the first refusal. */
export function readLink(text: string): Finding | null {
  const findings = findLinks(text)
  return findings.find((it) => 'link' in it) ?? findings.find((it) => 'handle' in it) ?? findings[0] ?? null
}
