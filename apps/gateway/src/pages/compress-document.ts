import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileInMemory } from '../releases/read-release.ts'
import type { DocumentPolicy } from './security-headers.ts'

/** A document in every encoding, and what its headers allow. */
export type Document = FileInMemory & DocumentPolicy & { etag: string }

/** `best` saves a seventh for thirteen times the work: a second for all pages. */
export type Compression = 'fast' | 'best'
const qualities: Record<Compression, number> = { fast: 4, best: 11 }

export async function compressDocument(
  text: string,
  compression: Compression,
  kind: DocumentPolicy & { type?: string } = {},
): Promise<Document> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[compression] } }
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity, { level: 9 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 12)}"`
  return { type: 'text/html; charset=utf-8', identity, br, gzip: gzipped, etag, ...kind }
}
