import { existsSync, readFileSync } from 'node:fs'
import { ownerOf } from '@smm/database/transfer-ownership'
import { readCompose } from '../../docker/find-missing-settings.ts'
import { findTypeErrors, hasTypes } from './find-type-errors.ts'
import { at, labelsOf, migrations, production, stores, workloads } from './workloads.ts'

type Selecting = { selector: Record<string, string> & { matchLabels?: Record<string, string> } }

const specsOf = <Spec>(kind: string) =>
  production
    .filter((one) => one.kind === kind)
    .map(({ metadata, spec }) => ({ name: metadata.name, spec: spec as Spec }))

test('Kubernetes knows every field of the manifests, and misses none', () => {
  expect(findTypeErrors([...production, ...migrations, ...stores])).toEqual([])
  const others = [...production, ...migrations, ...stores].filter((one) => !hasTypes(one))
  expect([...new Set(others.map(({ apiVersion }) => apiVersion))].sort()).toEqual([
    'external-secrets.io/v1',
    'postgresql.cnpg.io/v1',
    'redis.redis.opstreelabs.in/v1beta2',
  ])
})

test('a field that Kubernetes does not know is noticed, and so is one of another type', () => {
  const [gateway] = production.filter(({ kind }) => kind === 'StatefulSet')
  const wrong = (change: object) => findTypeErrors([{ ...gateway!, spec: { ...gateway!.spec, ...change } }])
  expect(wrong({})).toEqual([])
  expect(wrong({ replica: 2 })).toEqual([expect.stringContaining('"replica"')])
  expect(wrong({ replicas: '2' })).toHaveLength(1)
  expect(wrong({ serviceName: undefined })).toHaveLength(1)
})

test('every part of the compose file runs, under the limits of the strictest pod security', () => {
  const parts = Object.entries(readCompose(readFileSync(at('../../../docker-compose.yml'), 'utf8')).services)
    .filter(([, { build, profiles }]) => build && !profiles)
    .map(([name]) => name)
  const jobs = workloads(migrations).map(({ name }) => name.replace(/^migrate-(\w+)-1$/, '$1-migration'))
  const names = [...workloads(production).map(({ name }) => name), ...jobs]
  expect(names.sort()).toEqual(parts.sort())
  for (const { template } of [...workloads(production), ...workloads(migrations)]) {
    expect(template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          image: expect.stringMatching(/^registry\.example\/smm-brasil\//),
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { requests: { cpu: expect.anything() }, limits: { memory: expect.anything() } },
        },
      ],
    })
  }
})

test('every part is asked whether it lives and is ready, and ends only after it left the balancers', () => {
  const { services } = readCompose(readFileSync(at('../../../docker-compose.yml'), 'utf8'))
  for (const { name, template } of workloads(production)) {
    const [container] = template.spec.containers
    expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {} })
    const leaving = container!.lifecycle!.preStop.sleep.seconds
    expect(leaving).toBe(10)
    const closing = closingSecondsOf(name)
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(leaving + closing)
    expect(Number.parseInt(services[name]!.stop_grace_period!)).toBeGreaterThan(closing)
  }
})

/** How long an app waits for what is under way once it is told to end. */
function closingSecondsOf(app: string): number {
  const main = at(`../../../apps/${app}/src/main.ts`)
  // Caddy, which has only files to send.
  if (!existsSync(main)) return 5
  const usual = readFileSync(at('../../../libs/http-service/src/close-on-signal.ts'), 'utf8')
  const [, graceMs = /graceMs = ([\d_]+)/.exec(usual)![1]!] = /closeOnSignal\(.*?(?:, ([\d_]+))?\)$/m.exec(
    readFileSync(main, 'utf8'),
  )!
  return Number(graceMs.replaceAll('_', '')) / 1_000
}

test('services and disruption budgets select the pods of one part', () => {
  const headless = specsOf<Selecting & { clusterIP?: string; ports: Array<{ targetPort: string }> }>(
    'Service',
  )
  expect(headless.map(({ name }) => name).sort()).toEqual(
    workloads(production)
      .map(({ name }) => name)
      .sort(),
  )
  for (const { name, spec } of headless) {
    expect(labelsOf(name)).toMatchObject(spec.selector)
    const { ports } = workloads(production).find((one) => one.name === name)!.template.spec.containers[0]!
    expect(ports!.map((port) => port.name)).toContain(spec.ports[0]!.targetPort)
  }
  // The gateway shares requests out by the addresses behind these names.
  expect(headless.filter(({ spec }) => spec.clusterIP === 'None').map(({ name }) => name)).toEqual([
    'chat',
    'orders',
    'catalogue',
  ])
  const budgets = specsOf<Selecting>('PodDisruptionBudget')
  expect(budgets.map(({ name }) => name).sort()).toEqual(['catalogue', 'chat', 'gateway', 'orders'])
  for (const { name, spec } of budgets) expect(labelsOf(name)).toMatchObject(spec.selector.matchLabels!)
  for (const { template } of workloads(migrations))
    expect(headless.some(({ spec }) => template.metadata.labels['app'] === spec.selector['app'])).toBe(false)
})

test('the example of PostgreSQL gives each database to an owner that is not its service', () => {
  type Role = { name: string; login: boolean }
  const [cluster] = stores.filter(({ kind }) => kind === 'Cluster')
  const { managed } = cluster!.spec as { managed: { roles: Role[] } }
  const databases = stores
    .filter(({ kind }) => kind === 'Database')
    .map(({ spec }) => spec as { name: string; owner: string })
  expect(databases.map(({ name }) => name)).toEqual(['chat', 'orders', 'catalogue'])
  for (const { name, owner } of databases) {
    expect(owner).toBe(ownerOf(name))
    expect(managed.roles).toContainEqual(expect.objectContaining({ name: owner, login: false }))
    expect(managed.roles).toContainEqual(expect.objectContaining({ name, login: true }))
  }
})
