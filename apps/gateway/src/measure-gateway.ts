import type { Server } from 'node:http'
import type { Figure } from '@smm/http-service/serve-metrics'
import type { Builds } from './watch-builds.ts'

/** What is shown, and to how many. */
export async function measureGateway(builds: Pick<Builds, 'versions'>, server: Server): Promise<Figure[]> {
  const connections = await new Promise<number>((resolve, reject) =>
    server.getConnections((err, count) => (err ? reject(err) : resolve(count))),
  )
  return [
    { name: 'gateway_connections', help: 'Open connections, those of chats included.', value: connections },
    ...builds.versions().map((labels) => ({
      name: 'web_build',
      help: 'The build of each web app that is shown.',
      value: 1,
      labels,
    })),
  ]
}
