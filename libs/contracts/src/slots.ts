import type { PageTemplate } from './pages.ts'

// The slots of a prerendered page: places for figures that change without a build. The storefront's build writes them,
// the gateway fills them. Their delimiters are of Unicode's private use: no text holds them and no escaping alters them.

const [open, close] = ['\uE000', '\uE001']
const slots = new RegExp(`${open}([^${close}?!/]+)${close}`, 'g')
const sections = new RegExp(`${open}([?!])([^${close}]+)${close}(.*?)${open}/\\2${close}`, 'gs')

/** A pattern of the start or end of a section. */
export const sectionBoundary = `${open}[?!/][^${close}]+${close}`

/** The text of a figure; undefined where there is none. */
export type FigureOf = (key: string) => string | undefined

/** The place of one figure. */
export const slot = (key: string): string => open + key + close

/** The ends of a section that stays while there is such a figure (`?`) or while there is none (`!`). */
export const sectionEnds = (sign: '?' | '!', key: string): [start: string, end: string] => [
  slot(sign + key),
  slot(`/${key}`),
]

/** The text with its figures. A slot without one is empty. */
export function fillSlots(text: string, figureOf: FigureOf): string {
  return text
    .replace(sections, (_, sign: string, key: string, inside: string) =>
      (figureOf(key) !== undefined) === (sign === '?') ? fillSlots(inside, figureOf) : '',
    )
    .replace(slots, (_, key: string) => figureOf(key) ?? '')
}

/** The page as it is shown with these figures. */
export function fillPage({ head, html }: PageTemplate, figureOf: FigureOf): PageTemplate {
  const escapedFigureOf = (key: string) => {
    const figure = figureOf(key)
    return figure && escapeHtml(figure)
  }
  return { head: fillData(head, figureOf), html: fillSlots(html, escapedFigureOf) }
}

/** Of data, a list leaves out an element with a property that is a slot without a figure. */
function fillData<T>(data: T, figureOf: FigureOf): T {
  if (typeof data === 'string') return fillSlots(data, figureOf) as T
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    return data.filter((it) => !lacksFigure(it, figureOf)).map((it: unknown) => fillData(it, figureOf)) as T
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fillData(value as unknown, figureOf)]),
  ) as T
}

const lacksFigure = (element: object, figureOf: FigureOf) =>
  Object.values(element).some(
    (value) => typeof value === 'string' && value.startsWith(open) && fillSlots(value, figureOf) === '',
  )

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
