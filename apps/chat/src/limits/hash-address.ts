import { createHmac } from 'node:crypto'
import { networkOf } from '@smm/http-service/addresses/network-of'

const dayMs = 24 * 60 * 60_000
const hashLength = 22

/**
 * The network of an address, hashed with today's salt and with yesterday's, by UTC days. Salts are derived from the
 * secret, so all replicas agree and nobody without it finds the address. An IPv6 household has a /56.
 */
export const hashAddress = (secret: string, ip: string, now: Date): string[] =>
  [now, new Date(now.getTime() - dayMs)].map((day) => {
    const salt = hmac(secret, `charge limits of ${day.toISOString().slice(0, 10)}`)
    return hmac(salt, networkOf(ip, 56)).toString('base64url').slice(0, hashLength)
  })

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
