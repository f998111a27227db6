import type { FastifyRequest } from 'fastify'
import { isOwnOrigin } from './own-origin.ts'
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
