import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ownerOf } from '@smm/database/transfer-ownership'
import { readAppSettings } from '../../docker/read-app-settings.ts'
import { readCompose, settingsOfImage } from '../../docker/find-missing-settings.ts'
import { findTypeErrors, hasTypes } from './find-type-errors.ts'
import { mayReach } from './may-reach.ts'
import { type Manifest, readManifests, renderKustomization } from './render-kustomization.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const production = renderKustomization(at('production'))
const migrations = renderKustomization(at('migrations'))
const stores = readdirSync(at('stores')).flatMap((file) => readManifests(at(`stores/${file}`)))

type Pod = {
  terminationGracePeriodSeconds: number
  containers: Array<{
    image: string
    command?: string[]
    ports?: Array<{ name: string; containerPort: number }>
    env?: Array<{ name: string; valueFrom: { secretKeyRef: { name: string; key: string } } }>
    envFrom?: Array<{ configMapRef?: { name: string }; secretRef?: { name: string; optional?: boolean } }>
    lifecycle?: { preStop: { sleep: { seconds: number } } }
    readinessProbe?: object
    livenessProbe?: object
  }>
}
type Template = { metadata: { labels: Record<string, string> }; spec: Pod }
type Selecting = { selector: Record<string, string> & { matchLabels?: Record<string, string> } }

const kindsOfWork = ['Deployment', 'StatefulSet', 'Job']
const workloads = (manifests: Manifest[]) =>
  manifests
    .filter(({ kind }) => kindsOfWork.includes(kind))
    .map(({ kind, metadata, spec }) => ({ kind, name: metadata.name, ...(spec as { template: Template }) }))
const specsOf = <Spec>(kind: string) =>
  production
    .filter((one) => one.kind === kind)
    .map(({ metadata, spec }) => ({ name: metadata.name, spec: spec as Spec }))
const labelsOf = (app: string) =>
  workloads(production).find(({ name }) => name === app)!.template.metadata.labels

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
  /** How long each waits for what is under way; the service's own limit for it. */
  const closing: Record<string, number> = { gateway: 10, chat: 20, orders: 25, catalogue: 20 }
  for (const { name, template } of workloads(production)) {
    const [container] = template.spec.containers
    expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {} })
    const leaving = container!.lifecycle!.preStop.sleep.seconds
    expect(leaving).toBe(10)
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(leaving + (closing[name] ?? 5))
  }
})

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

test('every app gets every setting that it reads, and nothing is set that it does not', async () => {
  const reads = await readAppSettings()
  const image = settingsOfImage(readFileSync(at('../../docker/service.Dockerfile'), 'utf8'))
  for (const { name, template } of workloads(production).filter(({ name: app }) => app in reads)) {
    const given = settingsOf(template.spec)
    const needed = reads[name]!.filter((setting) => !image.includes(setting))
    expect({ app: name, lacks: needed.filter((setting) => !given.includes(setting)) }).toEqual({
      app: name,
      lacks: [],
    })
    const shared = /^(SITE_|REDIS_NAMESPACE)/
    const unread = given.filter((setting) => !needed.includes(setting) && !shared.test(setting))
    expect({ app: name, unread }).toEqual({ app: name, unread: [] })
  }
})

test('a migration gets the addresses that it gets in the compose file, and no service the superuser', () => {
  const { services } = readCompose(readFileSync(at('../../../docker-compose.yml'), 'utf8'))
  for (const { name, template } of workloads(migrations)) {
    const service = workloads(production).find((one) => name === `migrate-${one.name}-1`)!
    const [container] = template.spec.containers
    expect(container).toMatchObject({
      image: service.template.spec.containers[0]!.image,
      command: ['node', 'main.mjs', 'migrate'],
    })
    const given = settingsOf(template.spec)
    expect(given.toSorted()).toEqual(
      Object.keys(services[`${service.name}-migration`]!.environment!).toSorted(),
    )
    expect(given).toContain('DATABASE_ADMIN_URL')
    for (const { valueFrom } of container!.env!)
      expect(secretsOf(valueFrom.secretKeyRef.name)).toContain(valueFrom.secretKeyRef.key)
  }
  for (const { template } of workloads(production))
    expect(settingsOf(template.spec)).not.toContain('DATABASE_ADMIN_URL')
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

test('no secret stands in a manifest', () => {
  const kinds = [...production, ...migrations, ...stores].map(({ kind }) => kind)
  expect(kinds).not.toContain('Secret')
  const settings = production.flatMap(({ kind, data = {} }) =>
    kind === 'ConfigMap' ? Object.keys(data) : [],
  )
  expect(
    settings.filter((name) => /PASSWORD|SECRET|PRIVATE|MODEL_KEY|API_KEY|_DATABASE_URL/.test(name)),
  ).toEqual([])
})

test('the network lets through what the networks of the compose file do, and nothing else', () => {
  const apps = workloads(production).map(({ name }) => name)
  const behind = ['chat', 'orders', 'catalogue', 'shell', 'storefront', 'admin']
  const policies = production.filter(({ kind }) => kind === 'NetworkPolicy')
  const reached = apps.map((from) => [
    from,
    apps.filter((to) => mayReach(policies, labelsOf(from), labelsOf(to), portOf(to))),
  ])
  expect(Object.fromEntries(reached)).toEqual({
    ...Object.fromEntries(apps.map((app) => [app, []])),
    gateway: behind,
  })
})

const portOf = (app: string) =>
  workloads(production).find(({ name }) => name === app)!.template.spec.containers[0]!.ports![0]!
    .containerPort

/** The names of the settings that a pod gets from its maps and from the secrets that come from outside. */
function settingsOf({ containers: [container] }: Pod): string[] {
  const named = (container!.env ?? []).map(({ name }) => name)
  const whole = (container!.envFrom ?? []).flatMap(({ configMapRef, secretRef }) =>
    configMapRef ? Object.keys(find('ConfigMap', configMapRef.name).data ?? {}) : secretsOf(secretRef!.name),
  )
  return [...named, ...whole]
}

function secretsOf(name: string): string[] {
  const { data } = find('ExternalSecret', name).spec as { data: Array<{ secretKey: string }> }
  return data.map(({ secretKey }) => secretKey)
}

function find(kind: string, name: string): Manifest {
  const found = production.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} ${name}`)
  return found
}
