import { figuresId } from '@smm/contracts/pages'
import { fillSlots, sectionEnds, slot } from '@smm/contracts/figures/slots'
import { type Figures, figureOf } from '@smm/pricing/figures'
import { seedFigures } from '@smm/pricing/seed-book'

/** Without a browser, pages are templates: they hold slots, which the gateway fills. */
const isTemplate = typeof document === 'undefined'

const figures = isTemplate ? seedFigures : readFigures()

/** The price book of this document. Texts take its figures by `figure`; it tells only which packages there are. */
export const priceBook = figures.packages

/** The text of a figure, or its slot. */
export const figure = (key: string): string => fill(slot(key))

/** Whether visitors may ask for the news of an order by e-mail. */
export const sendsMails = (): boolean => figures.shop?.sendsMails === true

/** Whether there is the figure; in a template, the ends of the section that depends on it. */
export const sectionOf = (sign: '?' | '!', key: string) =>
  isTemplate ? sectionEnds(sign, key) : (figureOf(figures, key) !== undefined) === (sign === '?')

/** Text that is left out where there is no such figure. */
export const textWith = (key: string, text: string): string => fill(sectionEnds('?', key).join(text))

const fill = (text: string) => (isTemplate ? text : fillSlots(text, (key) => figureOf(figures, key)))

/** Every document of the gateway holds them; the seed stands in for a test's. */
function readFigures(): Figures {
  const json = document.getElementById(figuresId)?.textContent
  return json ? (JSON.parse(json) as Figures) : seedFigures
}
