import type { Server } from 'node:http'
import type { Figure } from '@smm/http-service/observability/serve-metrics'
import type { Releases } from './releases/poll-releases.ts'

/** The figures of this gateway: its open connections and the current build of each web app. */
export async function measureGateway(
  releases: Pick<Releases, 'versions'>,
  server: Server,
): Promise<Figure[]> {
  const connections = await new Promise<number>((resolve, reject) =>
    server.getConnections((err, count) => (err ? reject(err) : resolve(count))),
  )
  return [
    { name: 'gateway_connections', help: 'Open connections, those of chats included.', value: connections },
    ...releases.versions().map((labels) => ({
      name: 'web_build',
      help: 'The build of each web app that is shown.',
      value: 1,
      labels,
    })),
  ]
}
