import type { PublishedBook } from '@smm/contracts/prices/price-book'
import type { Deps } from '../deps.ts'
import { loadPriceBook } from './load-price-book.ts'

/** The price book as it was published last; before the first publication, as the tables hold it. */
export async function showPriceBook({ db }: Pick<Deps, 'db'>): Promise<PublishedBook> {
  const { book, bookVersion: version } = await db
    .selectFrom('catalogueState')
    .select(['book', 'bookVersion'])
    .executeTakeFirstOrThrow()
  const products = version > 0 ? readBook(book) : await loadPriceBook(db)
  return { version, products }
}

/** The text of `catalogue_state.book`. */
export const readBook = (text: string) => JSON.parse(text) as PublishedBook['products']
