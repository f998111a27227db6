import { brotliCompressSync } from 'node:zlib'
import { measuredSizes, overBudget } from './check-sizes.mjs'
import { serveSite } from './serve-site.mjs'

it('no page sends a first-time visitor more than its budget', () => {
  const sizes = measuredSizes()
  expect(sizes.length).toBe(14)
  expect(overBudget(sizes)).toEqual([])
})

it('says which page is over which budget', () => {
  const size = { path: '/faq', remoteEntry: 7, html: 10, styles: 5, scripts: 95.1, chat: 20 }
  expect(overBudget([size])).toEqual(['/faq: scripts 95.1 KB, budget 95 KB'])
})

/** Ten packets of 1,460 bytes, which a server sends at once, without the headers of an answer. */
const firstPacketsBytes = 14_600 - 775

it('every document fits into the first packets of a connection', async () => {
  const site = await serveSite()
  const sizes = await Promise.all(
    site.paths.map(async (path) => {
      const html = await (await fetch(site.origin + path)).arrayBuffer()
      return { path, bytes: brotliCompressSync(html).length }
    }),
  )
  await site.stop()
  expect(sizes.filter(({ bytes }) => bytes > firstPacketsBytes)).toEqual([])
})
