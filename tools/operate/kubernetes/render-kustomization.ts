import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'
import { parse, parseAllDocuments } from 'yaml'

export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  spec?: Record<string, unknown>
  data?: Record<string, string>
}

const Text = Type.String()
/** The features of kustomize that our folders use, with its types: it refuses a number in the place of a text. */
const Kustomization = Type.Object(
  {
    apiVersion: Text,
    kind: Text,
    resources: Type.Optional(Type.Array(Text)),
    components: Type.Optional(Type.Array(Text)),
    patches: Type.Optional(
      Type.Array(Type.Object({ path: Text, target: Type.Optional(Type.Object({ labelSelector: Text })) })),
    ),
    images: Type.Optional(
      Type.Array(
        Type.Object({
          name: Text,
          newName: Text,
          newTag: Type.Optional(Text),
          digest: Type.Optional(Text),
        }),
      ),
    ),
    namespace: Type.Optional(Text),
    nameSuffix: Type.Optional(Text),
  },
  { additionalProperties: false },
)
type Kustomization = Static<typeof Kustomization>

/** What `kubectl kustomize` prints for a folder. */
export function renderKustomization(folder: string): Manifest[] {
  const resources = readKustomization(folder).resources ?? []
  return applyKustomization(
    folder,
    resources.flatMap((path) => readResource(join(folder, path))),
  )
}

export const readManifests = (file: string): Manifest[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Manifest)

const readResource = (path: string): Manifest[] =>
  statSync(path).isDirectory() ? renderKustomization(path) : readManifests(path)

function readKustomization(folder: string): Kustomization {
  const read: unknown = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))
  if (Value.Check(Kustomization, read)) return read
  const wrong = Value.Errors(Kustomization, read).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  )
  throw new Error(`${folder} is not rendered here: ${wrong.join('; ')}`)
}

function applyKustomization(folder: string, resources: Manifest[]): Manifest[] {
  const { components = [], patches = [], images = [], namespace, nameSuffix = '' } = readKustomization(folder)
  const withComponents = components.reduce(
    (all, component) => applyKustomization(join(folder, component), all),
    resources,
  )
  const patched = patches.reduce((all, { path, target }) => {
    return readManifests(join(folder, path)).reduce((some, patch) => patchAll(some, patch, target), all)
  }, withComponents)
  return patched.map((manifest) => {
    const { metadata } = manifest
    const isNamespace = manifest.kind === 'Namespace'
    const named = { ...metadata, name: metadata.name + nameSuffix }
    return replaceImages(
      { ...manifest, metadata: namespace && !isNamespace ? { ...named, namespace } : named },
      images,
    )
  })
}

function patchAll(manifests: Manifest[], patch: Manifest, target?: { labelSelector: string }): Manifest[] {
  const fits = target
    ? ({ metadata }: Manifest) => hasLabel(metadata.labels ?? {}, target.labelSelector)
    : ({ kind, metadata }: Manifest) => kind === patch.kind && metadata.name === patch.metadata.name
  if (!manifests.some(fits)) throw new Error(`nothing fits the patch ${patch.kind} ${patch.metadata.name}`)
  const { apiVersion: _version, kind: _kind, metadata: _metadata, ...change } = patch
  return manifests.map((manifest) => (fits(manifest) ? (merge(manifest, change) as Manifest) : manifest))
}

/** `key` or `key=value`. */
function hasLabel(labels: Record<string, string>, selector: string): boolean {
  const [key = '', value] = selector.split('=')
  return value === undefined ? key in labels : labels[key] === value
}

type Named = { name?: unknown; mountPath?: unknown }
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const keyOf = ({ mountPath, name }: Named) => mountPath ?? name
const isNamed = (list: unknown): list is Named[] =>
  Array.isArray(list) && list.every((one) => isRecord(one) && keyOf(one) !== undefined)

/** A strategic merge: objects by key, lists of what has a name (or a mount path) by that, other lists as a whole. */
function merge(base: unknown, patch: unknown): unknown {
  if (isNamed(base) && isNamed(patch)) {
    const added = patch.filter((one) => !base.some((known) => keyOf(known) === keyOf(one)))
    const merged = base.map((one) => {
      const change = patch.find((other) => keyOf(other) === keyOf(one))
      return change ? merge(one, change) : one
    })
    return [...merged, ...added]
  }
  if (!isRecord(base) || !isRecord(patch)) return patch
  const changed = Object.entries(patch).map(([key, value]) => [
    key,
    key in base ? merge(base[key], value) : value,
  ])
  return { ...base, ...Object.fromEntries(changed) }
}

function replaceImages(manifest: Manifest, images: NonNullable<Kustomization['images']>): Manifest {
  if (images.length === 0) return manifest
  return JSON.parse(JSON.stringify(manifest), (key, value: unknown) => {
    const image = key === 'image' ? images.find(({ name }) => name === value) : undefined
    if (!image) return value
    return image.digest ? `${image.newName}@${image.digest}` : `${image.newName}:${image.newTag}`
  }) as Manifest
}
