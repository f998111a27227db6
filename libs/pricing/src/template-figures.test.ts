import { eachItem } from '@smm/contracts/figures/slots'
import { packageFigure } from './figures.ts'
import { seedFigures } from './seed-book.ts'
import { betweenFigure, templateFigureOf } from './template-figures.ts'

const likes = { platform: 'instagram', serviceType: 'likes' } as const
const unpublished = { platform: 'tiktok', serviceType: 'likes' } as const

it.each([
  [betweenFigure('all', likes, 50, 300), undefined],
  [betweenFigure('all', likes, 50, 1_000), '300 500'],
  [betweenFigure('prices', likes, 50, Infinity), '300 1000'],
  [betweenFigure('landing', likes, 0, Infinity), '50 500 2500'],
  [betweenFigure('all', unpublished, 0, Infinity), undefined],
  [packageFigure('price', likes, 500), 'R$ 35,00'],
  [`${eachItem} constructor instagram likes 0 1000`, undefined],
])('%s is %s', (key, text) => expect(templateFigureOf(seedFigures, key)).toBe(text))
