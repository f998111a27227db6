import type { FastifyPluginAsync } from 'fastify'
import { adminPaths, type Site } from './compose-site.ts'
import { favicon } from './favicon.ts'

type CrawlerRoutes = { site: () => Site; publicOrigin: string }

/** The well-known paths of search engines and browsers: robots.txt, the sitemap, the icon. */
export const crawlerRoutes: FastifyPluginAsync<CrawlerRoutes> = async (app, { site, publicOrigin }) => {
  const robots = `User-agent: *\nDisallow: ${adminPaths[0]}\nDisallow: /api/\nSitemap: ${publicOrigin}/sitemap.xml\n`
  app.get('/robots.txt', { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', { logLevel: 'warn' }, (_request, reply) => {
    const urls = site().indexed.map((path) => `<url><loc>${publicOrigin}${path}</loc></url>`)
    const map = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="${mapSchema}">`,
      ...urls,
      '</urlset>',
    ]
    return reply.type('application/xml; charset=utf-8').send(map.join(''))
  })
  for (const path of ['/favicon.svg', '/favicon.ico']) {
    app.get(path, { logLevel: 'warn' }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml; charset=utf-8')
        .send(favicon),
    )
  }
}

const mapSchema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
