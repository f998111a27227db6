import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fragments, PageFragment } from '@smm/contracts/pages'

const patienceMs = 5000

export type FileInMemory = { type: string; identity: Buffer; br: Buffer; gzip: Buffer }
/** A whole build of a web app. `tag` changes when there may be a newer one. */
export type Release<F extends Fragments = Fragments> = {
  tag: string
  fragments: F
  files: Map<string, FileInMemory>
}

/**
 * Reads a build from a folder or from the http address it is served at: all of it, or an error. Answers the one that is
 * already known when nothing has changed.
 */
export async function readRelease<F extends Fragments>(
  source: string,
  known?: Release<F>,
): Promise<Release<F>> {
  const read = /^https?:/.test(source) ? fromAddress(source) : fromFolder(source)
  const manifest = await read('fragments.json', known?.tag)
  if (known && manifest === 'unchanged') return known
  if (manifest === 'unchanged') throw new Error('an unknown build cannot be unchanged')
  const fragments = JSON.parse(manifest.bytes.toString()) as F
  assertPlain(fragments)
  if (known?.fragments.version === fragments.version) return { ...known, tag: manifest.tag }
  const names = fragments.files
  const files = await Promise.all(names.map(async (name) => [name, await readEncodings(read, name)] as const))
  return { tag: manifest.tag, fragments, files: new Map(files) }
}

type Read = (file: string, knownTag?: string) => Promise<{ bytes: Buffer; tag: string } | 'unchanged'>

const fromFolder =
  (folder: string): Read =>
  async (file, knownTag) => {
    const path = join(folder, file)
    const { mtimeMs, size } = await stat(path)
    const tag = `${mtimeMs}-${size}`
    return tag === knownTag ? 'unchanged' : { bytes: await readFile(path), tag }
  }

const fromAddress =
  (address: string): Read =>
  async (file, knownTag) => {
    const response = await fetch(`${address.replace(/\/$/, '')}/${file}`, {
      headers: { 'accept-encoding': 'identity', ...(knownTag ? { 'if-none-match': knownTag } : {}) },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status === 304) return 'unchanged'
    if (!response.ok) throw new Error(`${file} answered ${response.status}`)
    return { bytes: Buffer.from(await response.arrayBuffer()), tag: response.headers.get('etag') ?? '' }
  }

async function readEncodings(read: Read, name: string): Promise<FileInMemory> {
  const [identity, br, gzip] = await Promise.all(['', '.br', '.gz'].map((end) => read(`web/${name}${end}`)))
  if (![identity, br, gzip].every((file) => typeof file === 'object')) throw new Error(`${name} did not come`)
  const bytes = (file: typeof identity) => (file as { bytes: Buffer }).bytes
  return { type: typeOf(name), identity: bytes(identity), br: bytes(br), gzip: bytes(gzip) }
}

// Names become paths: a build may only name plain files of its own.
function assertPlain({ version, remoteEntry, files, pages }: Fragments) {
  const isPlain = (name: unknown) => typeof name === 'string' && /^\w[\w.-]*$/.test(name)
  if (![version, remoteEntry, ...files].every(isPlain))
    throw new Error('a name in fragments.json is not a file name')
  if (!files.includes(remoteEntry) || !pages.every(isPage)) throw new Error('fragments.json is not whole')
}

const isPage = ({ path, name, head, html, styles, scripts }: PageFragment) =>
  [path, name, head.title, head.description, head.canonicalPath, html].every(
    (text) => typeof text === 'string',
  ) && [styles, scripts, head.structuredData].every(Array.isArray)

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
}
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
