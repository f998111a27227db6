/** A fact that several texts state, and a reply once. */
export type Fact = 'password' | 'guarantee' | 'whatsapp' | `price of ${string}`

/** A piece of a paragraph. A note and a link are left out where a paragraph before has stated their fact. */
export type Piece =
  | { type: 'text'; text: string; fact?: Fact }
  | { type: 'note'; text: string; fact: Fact }
  /** `text` gives the address in words; a button with the `url` stands below `drawn`, which takes its place. */
  | { type: 'link'; text: string; drawn: string; url: string; fact: Fact }
export type Paragraph = { pieces: readonly Piece[] }
/** A text: words alone, or words with notes and links among them. */
export type Wording = string | Paragraph

/** Tag of a template: words with notes, links or other paragraphs among them. */
export function paragraph(
  words: TemplateStringsArray,
  ...between: ReadonlyArray<Wording | Piece>
): Paragraph {
  const pieces = words.flatMap((text, at) => [...piecesOf(text), ...piecesOf(between[at] ?? '')])
  return { pieces: pieces.reduce<Piece[]>(join, []) }
}

/** Words that follow each other, and state the same fact or none, are one piece. */
function join(pieces: readonly Piece[], next: Piece): Piece[] {
  const last = pieces.at(-1)
  return last?.type === 'text' && next.type === 'text' && last.fact === next.fact
    ? [...pieces.slice(0, -1), { ...last, text: last.text + next.text }]
    : [...pieces, next]
}

/** Words that state a fact in full. */
export const stating = (fact: Fact, text: string): Paragraph => ({ pieces: [{ type: 'text', text, fact }] })

export const textOf = (wording: Wording): string =>
  typeof wording === 'string' ? wording : wording.pieces.map(({ text }) => text).join('')

export function piecesOf(wording: Wording | Piece): readonly Piece[] {
  if (typeof wording !== 'string') return 'pieces' in wording ? wording.pieces : [wording]
  return wording ? [{ type: 'text', text: wording }] : []
}
