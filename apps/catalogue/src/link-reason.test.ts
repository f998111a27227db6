import type { Picked } from '@smm/contracts/services'
import { readLinkReason, writeLinkReason } from './link-reason.ts'

it.each<Picked>([
  { by: 'staff', username: 'ana: best of 2' },
  { by: 'catalogue', of: 12, merits: ['takes the largest package', 'refills'] },
  { by: 'catalogue', of: 1, merits: [] },
])('reads what it wrote of %j', (picked) => {
  expect(readLinkReason(writeLinkReason(picked))).toEqual(picked)
})

it('reads nothing from another text', () => {
  expect(readLinkReason('by hand')).toBeUndefined()
})
