import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRecords } from './records.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'sandbox.jsonl')

describe('openRecords', () => {
  it('gives back the last row of each id, kind by kind', () => {
    const records = openRecords(folder)
    records.table<{ n: number }>('order').put('1', { n: 1 })
    records.table<{ n: number }>('order').put('1', { n: 2 })
    records.table<{ n: number }>('charge').put('1', { n: 3 })
    records.close()
    const again = openRecords(folder)
    expect(again.table('order').all()).toEqual([{ n: 2 }])
    expect(again.table('charge').get('1')).toEqual({ n: 3 })
    expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(4)
    again.close()
  })

  it('drops half a line and passes over one it cannot read', () => {
    appendFileSync(file(), 'not json\n{"kind":"order","id":"1","row":{}}\n{"kind":"ord')
    const records = openRecords(folder)
    records.table('order').put('2', {})
    records.close()
    const again = openRecords(folder)
    expect(again.table('order').size()).toBe(2)
    again.close()
  })

  it('keeps to memory without a folder', () => {
    const records = openRecords()
    records.table('order').put('1', { n: 1 })
    expect(records.table('order').get('1')).toEqual({ n: 1 })
    records.close()
  })
})
