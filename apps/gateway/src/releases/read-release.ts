import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fragments, PageFragment, PageTemplate } from '@smm/contracts/pages'

const timeoutMs = 5000

export type FileInMemory = { type: string; identity: Buffer; br: Buffer; gzip: Buffer }
/** A whole build of a web app. `tag` changes when there may be a newer one. */
export type Release<F extends Fragments = Fragments> = {
  tag: string
  fragments: F
  files: Map<string, FileInMemory>
}

/**
 * Reads a build from a folder or from the http address that serves it. Rejects unless all of it is there and well
 * formed. Answers `previous` when nothing has changed.
 */
export async function readRelease<F extends Fragments>(
  source: string,
  previous?: Release<F>,
): Promise<Release<F>> {
  const read = /^https?:/.test(source) ? fromAddress(source) : fromFolder(source)
  const manifest = await read('fragments.json', previous?.tag)
  if (manifest === 'unchanged') {
    if (previous) return previous
    throw new Error('a first read cannot be unchanged')
  }
  const fragments = JSON.parse(manifest.bytes.toString()) as F
  assertWellFormed(fragments)
  if (previous?.fragments.version === fragments.version) return { ...previous, tag: manifest.tag }
  const files = await Promise.all(
    fragments.files.map(async (name) => [name, await readEncodings(read, name)] as const),
  )
  return { tag: manifest.tag, fragments, files: new Map(files) }
}

type Read = (file: string, previousTag?: string) => Promise<{ bytes: Buffer; tag: string } | 'unchanged'>

const fromFolder =
  (folder: string): Read =>
  async (file, previousTag) => {
    const path = join(folder, file)
    const { mtimeMs, size } = await stat(path)
    const tag = `${mtimeMs}-${size}`
    return tag === previousTag ? 'unchanged' : { bytes: await readFile(path), tag }
  }

const fromAddress =
  (address: string): Read =>
  async (file, previousTag) => {
    const response = await fetch(`${address.replace(/\/$/, '')}/${file}`, {
      headers: { 'accept-encoding': 'identity', ...(previousTag && { 'if-none-match': previousTag }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 304) return 'unchanged'
    if (!response.ok) throw new Error(`${file} answered ${response.status}`)
    return { bytes: Buffer.from(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' }
  }

async function readEncodings(read: Read, name: string): Promise<FileInMemory> {
  const bytesOf = async (file: string) => {
    const found = await read(`web/${file}`)
    if (found === 'unchanged') throw new Error(`${file} answered 304 without being asked to`)
    return found.bytes
  }
  const [identity, br, gzip] = await Promise.all([
    bytesOf(name),
    bytesOf(`${name}.br`),
    bytesOf(`${name}.gz`),
  ])
  return { type: contentTypeOf(name), identity, br, gzip }
}

/** Names become paths, so a build may only name plain files of its own. */
function assertWellFormed({ version, remoteEntry, files, pages }: Fragments) {
  const isPlain = (name: unknown) => typeof name === 'string' && /^\w[\w.-]*$/.test(name)
  if (![version, remoteEntry, ...files].every(isPlain))
    throw new Error('a name in fragments.json is not a file name')
  if (!files.includes(remoteEntry) || !pages.every(isPage)) throw new Error('fragments.json is not whole')
}

const isPage = ({ path, name, head, html, template, styles, scripts }: PageFragment) =>
  [path, name].every((text) => typeof text === 'string') &&
  [styles, scripts].every(Array.isArray) &&
  [{ head, html }, ...(template ? [template] : [])].every(isTemplate)

const isTemplate = ({ head, html }: PageTemplate) =>
  [head.title, head.description, head.canonicalPath, html].every((text) => typeof text === 'string') &&
  Array.isArray(head.structuredData)

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  woff2: 'font/woff2',
}
const contentTypeOf = (name: string) =>
  contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
