import { withoutUnusedTokens } from './used-tokens.ts'

it('a custom property stays while a sheet or the HTML of the document uses it', () => {
  const base =
    ':root{--ink:#000;--warn:rgb(0 0 0/.5);--leaf:green;--font:a,"b";--last:1}@media print{:root{--ink:#fff;--warn:red}}'
  const page = '.a{color:var(--ink);font:var(--font,serif);--gap:1rem;margin:var(--gap)}'
  expect(withoutUnusedTokens([base, page], '<path fill="var(--leaf)">')).toEqual([
    ':root{--ink:#000;--leaf:green;--font:a,"b";}@media print{:root{--ink:#fff;}}',
    page,
  ])
})

it('a custom property goes with the unused one that mentions it, and a query that is left empty', () => {
  const base = ':root{--ink:#000;--deep:var(--ink);--shade:var(--deep)}@media print{:root{--deep:red}}'
  expect(withoutUnusedTokens([`${base}p{margin:0}`], '')).toEqual([':root{}p{margin:0}'])
})
