import { createService } from '@smm/http-service/create-service'
import { serveMetrics } from '@smm/http-service/serve-metrics'
import type { Config } from './config.ts'
import { documents, sendMissing } from './documents.ts'
import { forRobots } from './for-robots.ts'
import { forwardApi } from './forward-api.ts'
import { measureGateway } from './measure-gateway.ts'
import { securityHeaders } from './security-headers.ts'
import { serveFirst, serveFromMemory } from './serve-from-memory.ts'
import { spliceWebSocket } from './splice-websocket.ts'
import { openUpstreams } from './upstreams.ts'
import { visitorReader } from './visitor-address.ts'
import { warnOfUnnamedProxy } from './warn-of-unnamed-proxy.ts'
import { watchBuilds } from './watch-builds.ts'
import { webAssets } from './web-assets.ts'

/** The only door from outside. */
export async function buildApp(config: Config) {
  const { publicOrigin, services, trustedProxies } = config
  const app = createService({
    name: 'gateway',
    logLevel: config.logLevel,
    trustedProxies,
    missing: async () => builds.missing(),
    badAddress: (url, reply) =>
      !url.startsWith('/api') && sendMissing({ site: builds.site(), publicOrigin }, url, reply).sent,
  })
  warnOfUnnamedProxy(config, app.log)
  const builds = await watchBuilds(config, app.log)
  const upstreams = await openUpstreams(services)
  const visitorOf = visitorReader(trustedProxies)
  const endSplices = spliceWebSocket(app.server, {
    addresses: () => upstreams.addresses('chat'),
    visitorOf,
    log: app.log,
  })
  const headers = securityHeaders(publicOrigin)
  const metrics = await serveMetrics({
    port: config.metricsPort,
    host: config.host,
    measures: [() => measureGateway(builds, app.server)],
    log: app.log,
  })
  const serve = serveFromMemory({ ...builds, publicOrigin })
  serveFirst(app.server, serve)

  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await app.register(forRobots, { site: builds.site, publicOrigin })
  await app.register(webAssets, { serve })
  await app.register(forwardApi, { upstreams, visitorOf })
  await app.register(documents, { site: builds.site, publicOrigin, serve })

  // The server ends when its last connection does: requests may finish, then the sockets of the chat are cut.
  app.addHook('preClose', async () => {
    builds.close()
    setTimeout(endSplices, 1000)
  })
  app.addHook('onClose', async () => void (await Promise.all([upstreams.close(), metrics.close()])))
  return app
}
