import { rankRoutes, type RouteMeasure } from './rank-routes.ts'

const aRoute = (
  supplierId: string,
  costMicrosPerThousand: number,
  mode: 'priority' | 'best',
  priority = 0,
) => ({
  supplierId,
  costMicrosPerThousand,
  mode,
  priority,
})
const ranked = (mode: 'priority' | 'best', measures: Record<string, RouteMeasure> = {}) =>
  rankRoutes(
    [aRoute('cheap', 4_000_000, mode, 1), aRoute('dear', 5_000_000, mode, 0)],
    ({ supplierId }) => measures[supplierId],
  ).map(({ supplierId }) => supplierId)

const good = { count: 100, medianStartSeconds: 60, dropShare: 0 }

it('keeps the order of the owner, whatever was measured', () => {
  expect(ranked('priority')).toEqual(['dear', 'cheap'])
  expect(ranked('priority', { dear: { ...good, dropShare: 1 } })).toEqual(['dear', 'cheap'])
})

it('takes the cheapest, and the first of equals', () => {
  expect(ranked('best')).toEqual(['cheap', 'dear'])
  const equals = [aRoute('b', 1, 'best', 1), aRoute('a', 1, 'best', 0)]
  expect(rankRoutes(equals, () => undefined).map(({ supplierId }) => supplierId)).toEqual(['a', 'b'])
})

it.each([
  ['drop away', { ...good, dropShare: 0.3 }, 'dear'],
  ['start a day late', { ...good, medianStartSeconds: 30 * 3_600 }, 'dear'],
  ['start an hour late', { ...good, medianStartSeconds: 3_600 }, 'cheap'],
  ['dropped away in four orders', { ...good, count: 4, dropShare: 1 }, 'cheap'],
])('passes a cheap one over only when its deliveries %s', (_what, cheap, first) => {
  expect(ranked('best', { cheap, dear: good })[0]).toBe(first)
})
