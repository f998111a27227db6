import type { ReactNode } from 'react'

/** The HTML of each part, while the prerendering runs: made apart, so that its ids are the same when it is hydrated alone. */
export const prerenderedParts: Record<string, string> = {}

type Props = {
  /** Its entrance in the remote: `<name>-part.tsx`. */
  name: string
  /** Waits for the visitor, unless localStorage holds something under this key. */
  late?: string
  children: ReactNode
}

/** A part of a page that lives. In a prerendered page it sleeps until the shell hydrates it (see contracts/pages.ts). */
export function Part({ name, late, children }: Props) {
  const html = prerenderedParts[name]
  if (html === undefined) return <div>{children}</div>
  return <div data-asleep={name} data-late={late} dangerouslySetInnerHTML={{ __html: html }} />
}
