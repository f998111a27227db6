import { measuredSizes, overBudget } from './check-sizes.mjs'

it('no page sends a first-time visitor more than its budget', () => {
  const sizes = measuredSizes()
  expect(sizes.length).toBe(13)
  expect(overBudget(sizes)).toEqual([])
})

it('says which page is over which budget', () => {
  const size = { path: '/faq', remoteEntry: 7, html: 10, styles: 5, scripts: 95.1 }
  expect(overBudget([size])).toEqual(['/faq: scripts 95.1 KB, budget 95 KB'])
})
