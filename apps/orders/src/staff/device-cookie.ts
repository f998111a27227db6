import { signIn } from '@smm/contracts/staff'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Config = { secret: string; secure: boolean }

const cookieName = 'smm_device'
const yearSeconds = 365 * 24 * 60 * 60

/**
 * The id of a browser that has signed in with this username before; it only scopes the login throttle, as OWASP's device
 * cookies do: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function readDeviceCookie(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  username: string,
  { secret }: Config,
): string | undefined {
  const [id = '', mac = ''] = (cookies[cookieName] ?? '').split('.')
  const [actual, expected] = [Buffer.from(mac), Buffer.from(signature(id, username, secret))]
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined
}

/** Marks a browser after a sign-in, with a new id each time, so that a stolen copy shares no counter with it. */
export function setDeviceCookie(reply: FastifyReply, username: string, { secret, secure }: Config): void {
  const id = randomBytes(16).toString('base64url')
  reply.setCookie(cookieName, `${id}.${signature(id, username, secret)}`, {
    path: signIn.url,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: yearSeconds,
  })
}

const signature = (id: string, username: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-device:${id}:${username}`).digest('base64url')
