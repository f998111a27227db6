import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { silentConnections } from './end-silent-connections.ts'

it('a server closes though a connection never asked for anything', async () => {
  const server = createServer()
  const endSilent = silentConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await accepted
  const closed = once(server, 'close')
  server.close()
  endSilent()
  await Promise.all([closed, once(client, 'close')])
  expect(server.listening).toBe(false)
})
