import { csvTimestamp, csvReais, writeCsv } from './write-csv.ts'

it.each([
  ['plain', 'plain'],
  ['a;b', '"a;b"'],
  ['he said "no"', '"he said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  [' =1', "' =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B=1', "'\u200B=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a=1', 'a=1'],
  [' a', ' a'],
  ['', ''],
])('writes %j as %j', (text, written) => {
  expect(writeCsv([text])).toBe(`${written}\r\n`)
})

it('separates fields by semicolons and writes null as empty', () => {
  expect(writeCsv(['a', 1500, null, 'ç'])).toBe('a;1500;;ç\r\n')
})

it('writes money and time in Brazilian format', () => {
  expect(csvReais(123_450)).toBe('1234,50')
  expect(csvReais(5)).toBe('0,05')
  expect(csvTimestamp(new Date('2026-11-21T02:30:09.000Z'))).toBe('20/11/2026 23:30:09')
  expect(csvTimestamp(null)).toBe('')
})
