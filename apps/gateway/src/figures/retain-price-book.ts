import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PriceBook } from '@smm/contracts/prices/price-book'
import Compile from 'typebox/compile'

const shape = Compile(PriceBook)

export type BookRetention = {
  /** Undefined when none is stored, or none that can be read. */
  read: () => Promise<PriceBook | undefined>
  /** Writes only what is new. Several gateways may store into one folder. */
  store: (book: PriceBook) => Promise<void>
}

/** Stores the last price book beside the releases in `folder`: a gateway that starts without a catalogue shows it. */
export function openBookRetention(folder: string | undefined): BookRetention {
  if (!folder) return { read: async () => undefined, store: async () => {} }
  const path = join(folder, 'price-book.json')
  let stored: string | undefined
  return {
    async read() {
      stored = await readFile(path, 'utf8').catch(() => undefined)
      return stored === undefined ? undefined : parseBook(stored)
    },
    async store(book) {
      const text = JSON.stringify(book)
      if (text === stored) return
      const unfinished = join(folder, `.price-book.${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      await writeFile(unfinished, text)
      await rename(unfinished, path)
      stored = text
    },
  }
}

function parseBook(text: string): PriceBook | undefined {
  try {
    const book: unknown = JSON.parse(text)
    return shape.Check(book) ? book : undefined
  } catch {
    return undefined
  }
}
