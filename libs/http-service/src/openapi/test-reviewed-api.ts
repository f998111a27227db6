import { readFileSync, writeFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { format } from 'prettier'
import { describeApi } from '@smm/contracts/api-description'
import type { Receiver } from '@smm/contracts/messages'

type Document = { paths: Record<string, unknown> }

/**
 * Expects the service's document, less the routes of messages, to equal its reviewed `openapi.json` beside its package.json.
 * With UPDATE_OPENAPI=1 it writes the copy anew, to be reviewed with the change.
 */
export async function expectReviewedApi(
  app: FastifyInstance,
  { service, cookie }: { service: Receiver; cookie: string },
): Promise<void> {
  const { url } = describeApi(service)
  expect((await app.inject(url)).statusCode).toBe(401)
  const answer = await app.inject({ url, headers: { cookie } })
  expect(answer.statusCode).toBe(200)
  const { paths, ...served } = answer.json<Document>()
  const own = Object.entries(paths).filter(([path]) => !path.startsWith('/api/operation/'))
  const document = { ...served, paths: Object.fromEntries(own) }
  const file = new URL(`../../../../apps/${service}/openapi.json`, import.meta.url)
  if (process.env['UPDATE_OPENAPI'])
    writeFileSync(file, await format(JSON.stringify(document), { parser: 'json', printWidth: 110 }))
  expect(document).toEqual(JSON.parse(readFileSync(file, 'utf8')))
}
