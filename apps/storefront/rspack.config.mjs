import { exposedPages, prerenderBuild, remoteApp } from '../../tools/build/web.mjs'

export default [
  remoteApp(import.meta.url, { name: 'storefront', exposes: exposedPages(import.meta.url) }),
  prerenderBuild(import.meta.url, 'storefront'),
]
