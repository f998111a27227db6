/** A paragraph, or a list of items. */
type Island = string | readonly string[]

export type LegalText = {
  path: string
  name: string
  summary: string
  version: string
  sections: ReadonlyArray<{ id: string; title: string; content: readonly Island[] }>
}
