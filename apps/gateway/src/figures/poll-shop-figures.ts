import type { FastifyBaseLogger } from 'fastify'
import { ShopFigures, showShopFigures } from '@smm/contracts/figures/shop-figures'
import Compile from 'typebox/compile'
import type { Upstreams } from '../upstreams/upstreams.ts'
import { pollUpstream } from './poll-upstream.ts'

const shape = Compile(ShopFigures)

type Polling = {
  upstreams: Pick<Upstreams, 'pools'>
  show: (figures: ShopFigures) => Promise<void>
  log: FastifyBaseLogger
}

/** Asks orders for the shop's figures and shows them on the pages. Without an answer the pages keep what they have. */
export const pollShopFigures = ({ upstreams, show, log }: Polling) =>
  pollUpstream<ShopFigures>({
    service: 'orders',
    endpoint: showShopFigures,
    isAnswer: (answer) => shape.Check(answer),
    upstreams,
    take: show,
    pauseMs: 60 * 60_000,
    retryMs: 2_000,
    log,
  })
