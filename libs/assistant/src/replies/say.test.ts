import { textFiles } from './say.ts'

it('a situation stands in one file of texts, so that none is overwritten', () => {
  const situations = textFiles.flatMap((it) => Object.keys(it))
  expect(situations.filter((it, at) => situations.indexOf(it) !== at)).toEqual([])
})
