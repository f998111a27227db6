import { crc16 } from './crc16.ts'

type BrCodeFault = 'EMPTY' | 'MALFORMED' | 'WRONG_CHECKSUM' | 'MISSING_FIELD' | 'NOT_PIX' | 'INVALID_FIELD'

/** A parsed BR Code. It has either `key` or `url`; an open amount or txid is absent. */
export type BrCode = {
  kind: 'static' | 'dynamic'
  key?: string
  url?: string
  description?: string
  amountCents?: number
  merchantName: string
  merchantCity: string
  txid?: string
  singleUse: boolean
}

type ReadBrCode = ({ ok: true } & BrCode) | { ok: false; reason: BrCodeFault }

type Fields = Map<string, string>

const refused = (reason: BrCodeFault): ReadBrCode => ({ ok: false, reason })

/**
 * Parses a pasted PIX code (BR Code, EMV MPM). Surrounding whitespace is trimmed, and the checksum is verified before any
 * field is read. Never throws.
 */
export function readBrCode(text: string): ReadBrCode {
  const bytes = toBytes(text.trim())
  if (!bytes) return refused('EMPTY')
  const fields = readFields(bytes)
  if (!fields || bytes.slice(-8, -4) !== '6304') return refused('MALFORMED')
  if (crc16(bytes.slice(0, -4)) !== bytes.slice(-4)) return refused('WRONG_CHECKSUM')
  return readPayment(fields)
}

function readPayment(fields: Fields): ReadBrCode {
  if (['00', '52', '53', '58', '59', '60', '62'].some((id) => !fields.get(id)))
    return refused('MISSING_FIELD')
  const account = pixAccount(fields)
  if (!account || fields.get('58') !== 'BR' || fields.get('53') !== '986') return refused('NOT_PIX')
  const additional = readFields(fields.get('62') ?? '')
  if (!additional) return refused('MALFORMED')
  const key = account.get('01')
  const url = account.get('25')
  const reference = additional.get('05')
  if (!reference || (!key && !url)) return refused('MISSING_FIELD')
  const amountCents = readAmount(fields.get('54'))
  const isSound =
    fields.get('00') === '01' &&
    /^\d{4}$/.test(fields.get('52') ?? '') &&
    [undefined, '11', '12'].includes(fields.get('01')) &&
    /^(\*\*\*|[A-Za-z0-9]{1,35})$/.test(reference) &&
    !(key && url) &&
    amountCents !== null
  if (!isSound) return refused('INVALID_FIELD')
  return {
    ok: true,
    kind: url ? 'dynamic' : 'static',
    ...(url ? { url } : { key }),
    ...(account.has('02') && { description: toText(account.get('02') ?? '') }),
    ...(amountCents && { amountCents }),
    merchantName: toText(fields.get('59') ?? ''),
    merchantCity: toText(fields.get('60') ?? ''),
    ...(reference !== '***' && { txid: reference }),
    singleUse: fields.get('01') === '12',
  }
}

/** Ids 26 to 51 are accounts of any payment scheme; PIX is identified by its GUI. */
function pixAccount(fields: Fields): Fields | undefined {
  for (const [id, value] of fields) {
    const account = Number(id) >= 26 && Number(id) <= 51 ? readFields(value) : undefined
    if (account?.get('00')?.toLowerCase() === 'br.gov.bcb.pix') return account
  }
}

/** Undefined or zero for an open amount; null for an invalid one. */
function readAmount(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined
  const [, reais, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return reais === undefined ? null : Number(reais) * 100 + Number(cents.padEnd(2, '0'))
}

function readFields(bytes: string): Fields | undefined {
  const fields: Fields = new Map()
  for (let at = 0; at < bytes.length;) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(bytes.slice(at, at + 4)) ?? []
    if (id === undefined || fields.has(id)) return undefined
    const end = at + 4 + Number(length)
    if (end > bytes.length) return undefined
    fields.set(id, bytes.slice(at + 4, end))
    at = end
  }
  return fields
}

/** Lengths and checksum count UTF-8 bytes, so fields are parsed from a text of one byte per character. */
const toBytes = (text: string) =>
  Array.from(new TextEncoder().encode(text), (b) => String.fromCharCode(b)).join('')
const toText = (bytes: string) => new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)))
