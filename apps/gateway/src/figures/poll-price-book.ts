import type { FastifyBaseLogger } from 'fastify'
import { type PriceBook, PublishedBook, showPriceBook } from '@smm/contracts/prices/price-book'
import { seedBook } from '@smm/pricing/seed-book'
import Compile from 'typebox/compile'
import type { Upstreams } from '../upstreams/upstreams.ts'
import { askUpstream, pollUpstream, type Source } from './poll-upstream.ts'
import type { BookRetention } from './retain-price-book.ts'

const shape = Compile(PublishedBook)
const source: Source<PublishedBook> = {
  service: 'catalogue',
  endpoint: showPriceBook,
  isAnswer: (answer) => shape.Check(answer),
}

/** A new price is on the pages within two of these. */
const pauseMs = 2_000

type Books = { upstreams: Pick<Upstreams, 'pools'>; retention: BookRetention }

/** The book that the pages show first: the stored one, else the catalogue's, else the one that every shop begins with. */
export const findFirstBook = async ({ upstreams, retention }: Books): Promise<PriceBook> =>
  (await retention.read()) ??
  (await askUpstream({ ...source, upstreams }, AbortSignal.timeout(pauseMs)).catch(() => undefined))
    ?.products ??
  seedBook

/** Asks the catalogue for the price book, shows it on the pages and stores it. Without an answer the last one stays. */
export const pollPriceBook = ({
  upstreams,
  retention,
  show,
  log,
}: Books & { show: (book: PriceBook) => Promise<void>; log: FastifyBaseLogger }) =>
  pollUpstream<PublishedBook>({
    ...source,
    upstreams,
    take: async ({ products }) => {
      await show(products)
      await retention.store(products)
    },
    pauseMs,
    retryMs: pauseMs,
    log,
  })
