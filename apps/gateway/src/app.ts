import { createService } from '@smm/http-service/create-service'
import { createLogger } from '@smm/http-service/observability/create-logger'
import { serveMetrics } from '@smm/http-service/observability/serve-metrics'
import { spliceWebSocket } from './chat-socket/splice-websocket.ts'
import type { Config } from './config.ts'
import type { Figures } from '@smm/pricing/figures'
import { silentConnections } from './end-silent-connections.ts'
import { findFirstBook, pollPriceBook } from './figures/poll-price-book.ts'
import { pollShopFigures } from './figures/poll-shop-figures.ts'
import { openBookRetention } from './figures/retain-price-book.ts'
import { measureGateway } from './measure-gateway.ts'
import { collectVisits } from './pages/collect-visits.ts'
import { crawlerRoutes } from './pages/crawler-routes.ts'
import { documents, sendNotFound } from './pages/documents.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { serveFirst, serveFromMemory } from './pages/serve-from-memory.ts'
import { webAssets } from './pages/web-assets.ts'
import { pollReleases } from './releases/poll-releases.ts'
import { forwardApi } from './upstreams/forward-api.ts'
import { openRequests } from './upstreams/request-patiently.ts'
import { openUpstreams } from './upstreams/upstreams.ts'
import { visitorReader } from './upstreams/visitor-address.ts'
import { warnMissingTrustedProxies } from './warn-missing-trusted-proxies.ts'

/** The only service that is reachable from outside: pages, files, /api and /ws. */
export async function buildApp(config: Config) {
  const { publicOrigin, services, trustedProxies } = config
  const log = createLogger('gateway', config.logLevel)
  const app = createService({
    name: 'gateway',
    log,
    trustedProxies,
    missing: async () => releases.missing(),
    hidesHealth: true,
    badAddress: (url, reply) =>
      !url.startsWith('/api') && sendNotFound({ site: releases.site(), publicOrigin }, url, reply).sent,
  })
  warnMissingTrustedProxies(config, log)
  const upstreams = await openUpstreams(services)
  const books = { upstreams, retention: openBookRetention(config.releasesDir) }
  let figures: Figures = { packages: await findFirstBook(books) }
  const releases = await pollReleases(config, figures, log)
  const show = (news: Partial<Figures>) => {
    figures = { ...figures, ...news }
    return releases.fillDocuments(figures)
  }
  const priceBook = pollPriceBook({ ...books, show: (packages) => show({ packages }), log })
  const shopFigures = pollShopFigures({ upstreams, show: (shop) => show({ shop }), log })
  const visitorOf = visitorReader(trustedProxies)
  const endSplices = spliceWebSocket(app.server, {
    addresses: () => upstreams.addresses('chat'),
    visitorOf,
    patienceMs: config.patienceMs,
    sharesPort: config.sharesPort,
    log,
  })
  const endSilent = silentConnections(app.server)
  const headers = securityHeaders(publicOrigin)
  const metrics = await serveMetrics({
    port: config.metricsPort,
    host: config.host,
    measures: [() => measureGateway(releases, app.server)],
    log,
  })
  const visits = collectVisits({ upstreams, log })
  const serve = serveFromMemory({ ...releases, publicOrigin, countVisit: visits.count })
  serveFirst(app.server, serve)

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await app.register(crawlerRoutes, { site: releases.site, publicOrigin })
  await app.register(webAssets, { serve, refresh: releases.refresh })
  const request = openRequests({ upstreams, patienceMs: config.patienceMs })
  await app.register(forwardApi, { request, visitorOf })
  await app.register(documents, { site: releases.site, publicOrigin, serve })

  // The server closes with its last connection: requests may finish, then the chat's sockets are ended.
  app.addHook('preClose', async () => {
    releases.close()
    shopFigures.close()
    priceBook.close()
    setTimeout(endSplices, 1000)
    setTimeout(endSilent, 1000)
  })
  app.addHook('onClose', async () => {
    await visits.close()
    await Promise.all([upstreams.close(), metrics.close()])
  })
  return app
}
