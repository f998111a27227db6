const declaration = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
const empty = /@media[^{}]*\{:root\{\}\}/g
const use = /var\((--[\w-]+)/g

/**
 * The sheets of a document without the custom properties that neither they nor its HTML use; the loader brings the whole
 * sheets. A document must fit into the first packets of a connection.
 */
export function withoutUnusedTokens(sheets: readonly string[], html: string): string[] {
  const used = new Set([...sheets, html].flatMap((text) => [...text.matchAll(use)].map(([, name]) => name!)))
  const left = sheets.map((css) =>
    css.replace(declaration, (text, name: string) => (used.has(name) ? text : '')).replace(empty, ''),
  )
  // A token that only an unused one mentions is unused in turn.
  return left.join() === sheets.join() ? left : withoutUnusedTokens(left, html)
}
