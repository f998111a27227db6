import { freePort } from './processes.mjs'

it('no two servers are given one port, though none listens yet', async () => {
  const ports = new Set<number>()
  for (let server = 0; server < 500; server++) ports.add(await freePort())
  expect(ports.size).toBe(500)
})
