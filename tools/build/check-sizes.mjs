import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** KB (of 1024 bytes), in brotli, of a first visit to a page before any input. */
const budget = { remoteEntry: 8, scripts: 95, chat: 23, html: 20, styles: 12 }
const apps = fileURLToPath(new URL('../../apps', import.meta.url))

/**
 * `[{ path, remoteEntry, scripts, chat, html, styles }]`, all in KB. The scripts are the shell, the remote's entry and the
 * islands that hydrate by themselves; the chat's, which hydrates at the first input, are a figure of their own.
 */
export function measuredSizes() {
  const shell = buildOf('shell')
  const storefront = buildOf('storefront')
  return storefront.pages.map((page) => ({
    path: page.path,
    remoteEntry: fileSize('storefront', storefront.remoteEntry),
    scripts:
      fileSize('shell', shell.remoteEntry) +
      filesSize('storefront', [storefront.remoteEntry, ...page.scripts]),
    chat: filesSize('storefront', page.laterScripts),
    html: packedSize(page.html + JSON.stringify(page.head) + shell.loader),
    styles: packedSize([...shell.styles, ...page.styles].map(({ css, used }) => used ?? css).join('')),
  }))
}

/** A sentence for each size over the budget. */
export const overBudget = (sizes) =>
  sizes.flatMap(({ path, ...parts }) =>
    Object.entries(parts)
      .filter(([part, kilobytes]) => kilobytes > budget[part])
      .map(([part, kilobytes]) => `${path}: ${part} ${kilobytes.toFixed(1)} KB, budget ${budget[part]} KB`),
  )

const buildOf = (app) => JSON.parse(readFileSync(join(apps, app, 'dist/fragments.json'), 'utf8'))
const fileSize = (app, file) => statSync(join(apps, app, 'dist/web', `${file}.br`)).size / 1024
const filesSize = (app, files) => files.reduce((sum, file) => sum + fileSize(app, file), 0)
const packedSize = (text) => brotliCompressSync(text).length / 1024
