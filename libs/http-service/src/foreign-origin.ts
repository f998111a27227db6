import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** CSRF protection by the origin a browser sends; another client has no cookie to abuse. */
export function refuseForeignOrigin(request: FastifyRequest, isHttps: boolean): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal('FOREIGN_ORIGIN', { site })
  const { origin } = request.headers
  if (site === undefined && origin !== undefined && !isOwnOrigin(origin, request.host, isHttps)) {
    throw new Refusal('FOREIGN_ORIGIN', { origin })
  }
}

/**
 * Whether an `Origin` header names the page's own host, compared whole: behind https an http:// page is a stranger's, as
 * anybody on the way may have written it. A shop without https may stand behind a tunnel that adds it.
 */
export function isOwnOrigin(origin: string, host: string, isHttps: boolean): boolean {
  const own = isHttps ? [`https://${host}`] : [`http://${host}`, `https://${host}`]
  return own.some((it) => URL.canParse(it) && new URL(it).origin === origin)
}
