import { mayEnter, mayLeave, mayReach } from './may-reach.ts'
import { labelsOf, migrations, production, workloads } from './workloads.ts'

const policies = production.filter(({ kind }) => kind === 'NetworkPolicy')

test('the network lets through what the networks of the compose file do, and nothing else', () => {
  const apps = workloads(production).map(({ name }) => name)
  const behind = ['chat', 'orders', 'catalogue', 'shell', 'storefront', 'admin']
  const reached = apps.map((from) => [
    from,
    apps.filter((to) => mayReach(policies, labelsOf(from), labelsOf(to), portOf(to))),
  ])
  expect(Object.fromEntries(reached)).toEqual({
    ...Object.fromEntries(apps.map((app) => [app, []])),
    gateway: behind,
  })
})

test('a pod leaves the namespace for what it calls, by the ports of those', () => {
  const internet = { address: '8.8.8.8' }
  const places = {
    names: [{ namespace: 'kube-system' }, 53],
    traces: [{ namespace: 'monitoring' }, 4318],
    PostgreSQL: [{ namespace: 'smm-data' }, 5432],
    Redis: [{ namespace: 'smm-data' }, 6379],
    Sentinels: [{ namespace: 'smm-data' }, 26379],
    'bank, suppliers, webhooks': [internet, 443],
    'mail over TLS': [internet, 465],
    'mail with STARTTLS': [internet, 587],
    'mail between servers': [internet, 25],
    'a private address': [{ address: '10.0.0.8' }, 443],
    "the machines' metadata": [{ address: '169.254.169.254' }, 80],
  } as const
  const reachedBy = (labels: Record<string, string>) =>
    Object.entries(places).flatMap(([name, [peer, port]]) =>
      mayLeave(policies, labels, peer, port) ? [name] : [],
    )
  const service = ['names', 'traces', 'PostgreSQL', 'Redis', 'Sentinels', 'bank, suppliers, webhooks']
  for (const app of ['chat', 'orders', 'catalogue'])
    expect(reachedBy(labelsOf(app))).toEqual([...service, 'mail over TLS', 'mail with STARTTLS'])
  expect(reachedBy(labelsOf('gateway'))).toEqual(['names', 'traces'])
  expect(reachedBy(labelsOf('shell'))).toEqual([])
  for (const { template } of workloads(migrations))
    expect(reachedBy(template.metadata.labels)).toEqual(['names', 'PostgreSQL'])
})

test('from outside the namespace, only visitors reach the gateway, and Prometheus the figures', () => {
  const enter = (app: string, namespace: string, port: number) =>
    mayEnter(policies, labelsOf(app), { namespace }, port)
  const apps = workloads(production).map(({ name }) => name)
  const reachedBy = (namespace: string, portFor: (app: string) => number) =>
    apps.filter((app) => enter(app, namespace, portFor(app)))
  expect(reachedBy('traefik', portOf)).toEqual(['gateway'])
  expect(reachedBy('monitoring', () => 9464).sort()).toEqual(['catalogue', 'chat', 'gateway', 'orders'])
  expect(reachedBy('monitoring', portOf)).toEqual([])
  expect(reachedBy('default', portOf)).toEqual([])
})

const portOf = (app: string) =>
  workloads(production).find(({ name }) => name === app)!.template.spec.containers[0]!.ports![0]!
    .containerPort
