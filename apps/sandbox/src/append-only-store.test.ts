import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from './append-only-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'records-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'sandbox.jsonl')

describe('openStore', () => {
  it('returns the last row of each id by kind', () => {
    const store = openStore(folder)
    store.table<{ n: number }>('order').put('1', { n: 1 })
    store.table<{ n: number }>('order').put('1', { n: 2 })
    store.table<{ n: number }>('charge').put('1', { n: 3 })
    store.close()
    const again = openStore(folder)
    expect(again.table('order').all()).toEqual([{ n: 2 }])
    expect(again.table('charge').get('1')).toEqual({ n: 3 })
    expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(4)
    again.close()
  })

  it('drops a partial last line and skips an unreadable one', () => {
    appendFileSync(file(), 'not json\n{"kind":"order","id":"1","row":{}}\n{"kind":"ord')
    const store = openStore(folder)
    store.table('order').put('2', {})
    store.close()
    const again = openStore(folder)
    expect(again.table('order').size()).toBe(2)
    again.close()
  })

  it('is in memory only without a folder', () => {
    const store = openStore()
    store.table('order').put('1', { n: 1 })
    expect(store.table('order').get('1')).toEqual({ n: 1 })
    store.close()
  })
})
