import { until } from '@smm/http-service/test-until'
import { discoverReplicas } from './replica-discovery.ts'

test('a name with several addresses follows the replicas as they come and go', async () => {
  let here: string[] = ['10.0.0.3', '10.0.0.2']
  let asked = 0
  const replicas = await discoverReplicas(['http://chat:3001'], async () => {
    asked++
    if (here.length === 0) throw new Error('no such name')
    return here.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  })
  const hosts = () => replicas.of('http://chat:3001').map(({ host }) => host)
  expect(hosts()).toEqual(['10.0.0.2:3001', '10.0.0.3:3001'])

  here = ['10.0.0.4', 'fd00::1']
  await until(() => hosts().includes('10.0.0.4:3001'))
  expect(hosts()).toEqual(['10.0.0.4:3001', '[fd00::1]:3001'])

  here = []
  const before = asked
  await until(() => asked > before + 1)
  expect(hosts()).toEqual(['10.0.0.4:3001', '[fd00::1]:3001'])
  replicas.close()
})

test('IP addresses, localhost and https names are used as they are', async () => {
  const urls = ['http://127.0.0.1:3001', 'http://[::1]:3001', 'http://localhost:3001', 'https://chat.example']
  const replicas = await discoverReplicas(urls, async (host) => {
    throw new Error(`${host} was looked up`)
  })
  expect(urls.flatMap(replicas.of).map(({ origin }) => origin)).toEqual(urls)
  replicas.close()
})
