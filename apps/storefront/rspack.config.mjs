import { exposedPages, prerenderBuild, remoteApp } from '../../tools/build/web.mjs'

const remote = remoteApp(import.meta.url, { name: 'storefront', exposes: exposedPages(import.meta.url) })

// In a browser the document holds the figures: the seed is for templates, and for tests without a document of the gateway.
export default [
  { ...remote, resolve: { ...remote.resolve, alias: { '@smm/pricing/seed-book': false } } },
  prerenderBuild(import.meta.url, 'storefront'),
]
