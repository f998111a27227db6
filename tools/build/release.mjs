/**
 * Last step of a web app's build, run in its folder: prerenders its pages, compresses every file and writes
 * `fragments.json`, the manifest of this build (see libs/contracts/src/pages.ts).
 */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { usedRules } from './used-rules.mjs'

const dist = resolve(process.env.WEB_MODE === 'development' ? 'dist/development' : 'dist')
const web = join(dist, 'web')
const app = basename(process.cwd())

const pages = await prerenderedPages()
refuseInlineStyles()
const release = { isStrict: true, ...(app === 'shell' ? shellRelease() : remoteRelease()) }
compressFiles()
writeFileSync(join(dist, 'fragments.json'), JSON.stringify({ version: versionOf(release), ...release }))
console.log(
  `${app}: ${release.pages.length} pages, ${release.files.length} files, ${scriptKilobytes()} KB of scripts (brotli)`,
)

async function prerenderedPages() {
  const program = join(dist, 'prerender/prerender.mjs')
  if (!existsSync(program)) return []
  const { prerender } = await import(pathToFileURL(program).href)
  return prerender()
}

/** The policy of its documents allows no style attribute (see libs/contracts/src/pages.ts). */
function refuseInlineStyles() {
  const styled = pages.filter(({ html, template }) => / style="/.test(html + (template?.html ?? '')))
  if (styled.length > 0) throw new Error(`a style attribute stands in ${styled.map(({ path }) => path)}`)
}

function shellRelease() {
  const inline = readdirSync(join(dist, 'inline'))
  const style = (folder, files, start) => {
    const file = files.find((name) => name.startsWith(`${start}.`) && name.endsWith('.css'))
    return { file, css: readFileSync(join(folder, file), 'utf8') }
  }
  const base = style(web, filesOf(web), 'main')
  // The shell renders elements with a class itself.
  base.used = usedRules(base.css, '')
  copyFileSync(join(dist, 'inline/starter.js'), join(web, 'starter.js'))
  return {
    remoteEntry: filesOf(web).find((file) => /^main\..*\.js$/.test(file)),
    loader: readFileSync(join(dist, 'inline/loader.js'), 'utf8'),
    styles: [base],
    sharePicture: filesOf(web).find((file) => file.startsWith('share-picture.')),
    displayFace: filesOf(web).find((file) => file.endsWith('.woff2')),
    files: filesOf(web),
    pages: pages.map((page) => ({
      ...page,
      styles: [style(join(dist, 'inline'), inline, page.name)],
      scripts: [],
    })),
  }
}

function remoteRelease() {
  const { remoteEntry, entrances } = JSON.parse(readFileSync(join(web, 'entrances.json'), 'utf8'))
  // A gateway of the previous release has no page table of its own.
  const links = pages.map(({ path, name, head: { title, description, canonicalPath, noIndex } }) => {
    return { path, name, title, description, canonicalPath, noIndex }
  })
  if (links.length > 0) writeFileSync(join(web, 'pages.json'), JSON.stringify(links))
  return {
    remoteEntry,
    files: filesOf(web),
    pages: pages.map((page) => ({ ...page, ...assetsOf(page, entrances) })),
  }
}

/** The page stands as HTML: of scripts only its parts need any, some of them later (see libs/contracts/src/pages.ts). */
function assetsOf({ name, template: { html } }, entrances) {
  const [now, later] = partsIn(html)
  const sheets = inCascade(entrances[name].filter((file) => file.endsWith('.css')))
  const scripts = scriptsOf(now, entrances)
  return {
    styles: sheets.map((file) => {
      const css = readFileSync(join(web, file), 'utf8')
      return { file, css, used: usedRules(css, html) }
    }),
    scripts,
    laterScripts: scriptsOf(later, entrances).filter((file) => !scripts.includes(file)),
  }
}

/** Names of the parts that wake by themselves, and of those that wait for the visitor. */
function partsIn(html) {
  const parts = [...html.matchAll(/ data-asleep="([^"]+)"( data-late=")?/g)]
  const named = (isLate) => parts.filter(([, , late]) => Boolean(late) === isLate).map(([, name]) => name)
  return [named(false), named(true)]
}

function scriptsOf(names, entrances) {
  const files = names.flatMap((name) => entrances[name])
  return [...new Set(files.filter((file) => file.endsWith('.js')))]
}

/** Sheets in the order of the cascade: libs/ui, those that pages share, the page's own. */
function inCascade(files) {
  const places = ['ui.', 'shared.', '', 'page-']
  const rank = (file) => places.indexOf(/^(page-|shared\.|ui\.)/.exec(file)?.[0] ?? '')
  return files.toSorted((a, b) => rank(a) - rank(b))
}

function filesOf(folder) {
  return readdirSync(folder)
    .filter((file) => !/\.(br|gz|map)$/.test(file) && file !== 'entrances.json')
    .sort()
}

function compressFiles() {
  for (const file of release.files) {
    const bytes = readFileSync(join(web, file))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(join(web, `${file}.br`), brotliCompressSync(bytes, { params }))
    writeFileSync(join(web, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

function versionOf(contents) {
  const hash = createHash('sha256').update(JSON.stringify(contents))
  for (const file of contents.files) hash.update(file).update(readFileSync(join(web, file)))
  return hash.digest('hex').slice(0, 12)
}

function scriptKilobytes() {
  const scripts = release.files.filter((file) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, file) => sum + readFileSync(join(web, `${file}.br`)).length, 0)
  return (bytes / 1024).toFixed(1)
}
