import type { PageTemplate } from '../pages.ts'

// The slots of a prerendered page: places for figures that change without a build. The storefront's build writes them,
// the gateway fills them. Their delimiters are of Unicode's private use: no text holds them and no escaping alters them.

const [open, close] = ['\uE000', '\uE001']
const slots = new RegExp(`${open}([^${close}?!/]+)${close}`, 'g')
const sections = new RegExp(`${open}([?!])([^${close}]+)${close}(.*?)${open}/\\2${close}`, 'gs')

/**
 * A section is repeated for each word of its figure where the key begins with this; in the section it stands for the word.
 * An element of a list of data is repeated for the figure that its property of this name is the key of.
 */
export const eachItem = '\uE002'
/** The same around sections of items: an item of an item. */
export const eachGroup = '\uE003'
const nesting = [eachGroup, eachItem] as const
type Repeated = (typeof nesting)[number]
const repeatsOf = (each: Repeated) =>
  new RegExp(`${open}\\?(${each}[^${close}]+)${close}(.*?)${open}/\\1${close}`, 'gs')
const repeats = { [eachGroup]: repeatsOf(eachGroup), [eachItem]: repeatsOf(eachItem) }

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
  return {
    head: fillData(head, figureOf),
    html: fillSlots(
      nesting.reduce((text, each) => repeatSections(each, text, escapedFigureOf), html),
      escapedFigureOf,
    ),
  }
}

const repeatSections = (each: Repeated, text: string, figureOf: FigureOf) =>
  text.replace(repeats[each], (_, key: string, inside: string) =>
    wordsOf(figureOf(key))
      .map((word) => inside.split(each).join(word))
      .join(''),
  )

const wordsOf = (figure = '') => figure.split(' ').filter(Boolean)

/** Fills the texts in data. A list leaves out an element with a property that is a slot without a figure. */
function fillData<T>(data: T, figureOf: FigureOf): T {
  if (typeof data === 'string') return fillSlots(data, figureOf) as T
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) {
    const elements = nesting.reduce(
      (all, each) => all.flatMap((it) => repeated(each, it, figureOf)),
      data as Element[],
    )
    return elements.filter((it) => !lacksFigure(it, figureOf)).map((it) => fillData(it, figureOf)) as T
  }
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, fillData(value as unknown, figureOf)]),
  ) as T
}

type Element = Record<string, unknown>

/** An element as often as its figure has words. A text that is nothing but the word becomes its number. */
function repeated(each: Repeated, element: Element, figureOf: FigureOf): Element[] {
  const { [each]: key, ...rest } = element
  if (typeof key !== 'string') return [element]
  const json = JSON.stringify(rest)
  return wordsOf(figureOf(key)).map(
    (word) =>
      JSON.parse(json, (_, value: unknown) => {
        if (value === each) return Number(word)
        return typeof value === 'string' ? value.split(each).join(word) : value
      }) as Element,
  )
}

const lacksFigure = (element: Element, figureOf: FigureOf) =>
  Object.values(element).some(
    (value) => typeof value === 'string' && value.startsWith(open) && fillSlots(value, figureOf) === '',
  )

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
