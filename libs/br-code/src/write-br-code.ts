import { crc16 } from './crc16.ts'

type Receiver = {
  /** Truncated to 25 and 15 characters, without accents. */
  merchantName: string
  merchantCity: string
  /** Absent: the amount comes from the charge (dynamic) or the payer (static). */
  amountCents?: number
}

/** Carries a PIX key: no webhook, may be paid many times. */
export type StaticBrCode = Receiver & { key: string; description?: string; txid?: string }

/** Carries the URL of a charge at a bank, without `https://`. */
export type DynamicBrCode = Receiver & { url: string; singleUse?: boolean }

/**
 * Builds the copy-and-paste text of a PIX (BR Code, EMV MPM). Throws a RangeError for values that a BR Code cannot hold,
 * which means a wrong setting or a bug.
 */
export function writeBrCode(code: StaticBrCode | DynamicBrCode): string {
  const isDynamic = 'url' in code
  const body = [
    field('00', '01'),
    isDynamic && code.singleUse ? field('01', '12') : '',
    field('26', isDynamic ? dynamicAccount(code) : staticAccount(code)),
    field('52', '0000'),
    field('53', '986'),
    code.amountCents === undefined ? '' : field('54', reais(code.amountCents)),
    field('58', 'BR'),
    field('59', plain('merchantName', code.merchantName, 25)),
    field('60', plain('merchantCity', code.merchantCity, 15)),
    field('62', field('05', isDynamic ? '***' : staticTxid(code.txid))),
    '6304',
  ].join('')
  return body + crc16(body)
}

const pix = field('00', 'br.gov.bcb.pix')

function dynamicAccount({ url }: DynamicBrCode): string {
  if (/^[a-z]+:\/\//i.test(url)) throw new RangeError('the url of a BR Code has no scheme')
  return pix + field('25', printable('url', url, 77))
}

function staticAccount({ key, description }: StaticBrCode): string {
  const account = pix + field('01', printable('key', key, 77))
  const room = 99 - account.length - 4
  const text = description ? withoutAccents(description).slice(0, Math.max(room, 0)).trim() : ''
  return text ? account + field('02', text) : account
}

function staticTxid(txid = '***'): string {
  if (txid !== '***' && !/^[A-Za-z0-9]{1,25}$/.test(txid))
    throw new RangeError('txid: 1 to 25 letters and digits')
  return txid
}

function reais(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents >= 1e12)
    throw new RangeError('amountCents out of range')
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function printable(name: string, text: string, longest: number): string {
  if (!/^[\x21-\x7e]+$/.test(text) || text.length > longest) {
    throw new RangeError(`${name}: 1 to ${longest} printable characters`)
  }
  return text
}

function plain(name: string, text: string, longest: number): string {
  const kept = withoutAccents(text).slice(0, longest).trim()
  if (!kept) throw new RangeError(`${name} is empty`)
  return kept
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ +/g, ' ')
    .trim()
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}
