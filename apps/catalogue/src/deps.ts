import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Relay } from '@smm/messaging/relay'
import type { Config } from './config.ts'
import type { Tables } from './tables.ts'

export type Deps = {
  db: Kysely<Tables>
  config: Config
  relay: Pick<Relay, 'publish'>
  log: FastifyBaseLogger
}
