import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Setting = { secret: string; secure: boolean }

const cookieName = 'smm_device'
const yearSeconds = 365 * 24 * 60 * 60

/** The id of this browser, when it has signed in before under this name. It opens nothing: tries are counted by it. */
export function knownDevice(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  username: string,
  { secret }: Setting,
): string | undefined {
  const [id = '', mac = ''] = (cookies[cookieName] ?? '').split('.')
  const [given, expected] = [Buffer.from(mac), Buffer.from(signature(id, username, secret))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

/** Marks a browser in which this name has signed in, anew each time: a copy taken earlier shares no counter with it. */
export function rememberDevice(reply: FastifyReply, username: string, { secret, secure }: Setting): void {
  const id = randomBytes(16).toString('base64url')
  reply.setCookie(cookieName, `${id}.${signature(id, username, secret)}`, {
    path: '/api/admin/login',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: yearSeconds,
  })
}

const signature = (id: string, username: string, secret: string) =>
  createHmac('sha256', secret).update(`staff-device:${id}:${username}`).digest('base64url')
