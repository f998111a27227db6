import type { ReactNode } from 'react'

/** The HTML of each island during prerendering: rendered apart, so that its ids match when it is hydrated alone. */
export const prerenderedIslands: Record<string, string> = {}

type Props = {
  /** Its exposed module in the remote: `<name>-island.tsx`. */
  name: string
  /** Defers hydration to the first interaction, unless localStorage holds a value under this key. */
  deferUnlessStored?: string
  children: ReactNode
}

/** An interactive part of a page. The shell hydrates it in the prerendered HTML (see libs/contracts/src/pages.ts). */
export function Island({ name, deferUnlessStored, children }: Props) {
  const html = prerenderedIslands[name]
  if (html === undefined) return <div>{children}</div>
  return <div data-asleep={name} data-late={deferUnlessStored} dangerouslySetInnerHTML={{ __html: html }} />
}
