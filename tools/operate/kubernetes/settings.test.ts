import { readFileSync } from 'node:fs'
import { readAppSettings } from '../../docker/read-app-settings.ts'
import { readCompose, settingsOfImage } from '../../docker/find-missing-settings.ts'
import type { Manifest } from './render-kustomization.ts'
import { at, migrations, type Pod, production, stores, workloads } from './workloads.ts'

test('every app gets every setting that it reads, and nothing is set that it does not', async () => {
  expect(compareSettings(await readAppSettings(), production)).toEqual({ lacks: [], unread: [] })
})

test('a setting that is left out or misspelt is noticed, whether it is a secret or not', async () => {
  const reads = await readAppSettings()
  const changed = (kind: string, name: string, change: (manifest: Manifest) => object) =>
    production.map((one) =>
      one.kind === kind && one.metadata.name === name ? { ...one, ...change(one) } : one,
    )
  const misspelt = changed('ConfigMap', 'catalogue', ({ data: { SYNC_EVERY_MINUTES, ...others } = {} }) => ({
    data: { ...others, SYNC_EVERY_MINUTE: SYNC_EVERY_MINUTES },
  }))
  expect(compareSettings(reads, misspelt)).toEqual({
    lacks: ['catalogue: SYNC_EVERY_MINUTES'],
    unread: ['catalogue: SYNC_EVERY_MINUTE'],
  })
  const secretless = changed('ExternalSecret', 'orders', ({ spec }) => {
    const data = spec!['data'] as Array<{ secretKey: string }>
    return { spec: { ...spec, data: data.filter(({ secretKey }) => secretKey !== 'FENCE_REDIS_URL') } }
  })
  expect(compareSettings(reads, secretless).lacks).toEqual(['orders: FENCE_REDIS_URL'])
  expect(compareSettings({ chat: ['A_NEW_SETTING'] }, production).lacks).toEqual(['chat: A_NEW_SETTING'])
})

/** Settings that apps read and do not get, and those that they get and do not read. */
function compareSettings(reads: Record<string, string[]>, manifests: Manifest[]) {
  const image = settingsOfImage(readFileSync(at('../../docker/service.Dockerfile'), 'utf8'))
  const shared = /^(SITE_|REDIS_NAMESPACE)/
  const apps = workloads(manifests)
    .filter(({ name }) => name in reads)
    .map(({ name, template }) => ({ name, read: reads[name]!, given: settingsOf(template.spec, manifests) }))
  return {
    lacks: apps.flatMap(({ name, read, given }) =>
      read.filter((one) => !given.includes(one) && !image.includes(one)).map((one) => `${name}: ${one}`),
    ),
    unread: apps.flatMap(({ name, read, given }) =>
      given.filter((one) => !read.includes(one) && !shared.test(one)).map((one) => `${name}: ${one}`),
    ),
  }
}

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

test('no secret stands in a manifest', () => {
  const kinds = [...production, ...migrations, ...stores].map(({ kind }) => kind)
  expect(kinds).not.toContain('Secret')
  const settings = production.flatMap(({ kind, data = {} }) =>
    kind === 'ConfigMap' ? Object.keys(data) : [],
  )
  expect(
    settings.filter((name) => /PASSWORD|SECRET|PRIVATE|MODEL_KEY|API_KEY|_TOKEN$|_DATABASE_URL/.test(name)),
  ).toEqual([])
})

/** The names of the settings that a pod gets from its maps and from the secrets that come from outside. */
function settingsOf({ containers: [container] }: Pod, manifests = production): string[] {
  const named = (container!.env ?? []).map(({ name }) => name)
  const whole = (container!.envFrom ?? []).flatMap(({ configMapRef, secretRef }) =>
    configMapRef
      ? Object.keys(find('ConfigMap', configMapRef.name, manifests).data ?? {})
      : secretsOf(secretRef!.name, manifests),
  )
  return [...named, ...whole]
}

function secretsOf(name: string, manifests = production): string[] {
  const { data } = find('ExternalSecret', name, manifests).spec as { data: Array<{ secretKey: string }> }
  return data.map(({ secretKey }) => secretKey)
}

function find(kind: string, name: string, manifests: Manifest[]): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} ${name}`)
  return found
}
