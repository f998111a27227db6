import { type Finding, findLinks } from './find-links.ts'

/** What the chat would take of a text: the first usable address, else a handle, else why the first cannot be used. */
export function readLink(text: string): Finding | null {
  const findings = findLinks(text)
  return findings.find((it) => 'link' in it) ?? findings.find((it) => 'handle' in it) ?? findings[0] ?? null
}
