import { changedPackages, tooYoung } from './package-age.mjs'

const lock = (packages: Record<string, { version?: string; link?: boolean; name?: string }>) => ({ packages })

it('the packages that a change brings are those with another version, once, under their own names', () => {
  const before = lock({
    '': {},
    'node_modules/kept': { version: '1.0.0' },
    'node_modules/raised': { version: '1.0.0' },
  })
  const after = lock({
    '': {},
    'apps/chat': {},
    'node_modules/@smm/chat': { link: true },
    'node_modules/kept': { version: '1.0.0' },
    'node_modules/raised': { version: '1.1.0' },
    'node_modules/kept/node_modules/@a/new': { version: '2.0.0' },
    'node_modules/raised/node_modules/@a/new': { version: '2.0.0' },
    'node_modules/alias': { name: 'real', version: '3.0.0' },
  })
  expect(changedPackages(before, after)).toEqual([
    { name: 'raised', version: '1.1.0' },
    { name: '@a/new', version: '2.0.0' },
    { name: 'real', version: '3.0.0' },
  ])
})

it.each([
  ['2026-11-16T12:00:01.000Z', true],
  ['2026-11-16T11:59:59.000Z', false],
])('a package of %s is too young on the seventh day after: %s', (publishedAt, isTooYoung) => {
  expect(tooYoung(publishedAt, 7, new Date('2026-11-23T12:00:00.000Z'))).toBe(isTooYoung)
})
