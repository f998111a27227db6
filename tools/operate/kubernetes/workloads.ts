import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Manifest, readManifests, renderKustomization } from './render-kustomization.ts'

export const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** What `kubectl apply -k` gets, and the examples of stores. */
export const production = renderKustomization(at('production'))
export const migrations = renderKustomization(at('migrations'))
export const stores = readdirSync(at('stores')).flatMap((file) => readManifests(at(`stores/${file}`)))

export type Pod = {
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

const kindsOfWork = ['Deployment', 'StatefulSet', 'Job']
export const workloads = (manifests: Manifest[]) =>
  manifests
    .filter(({ kind }) => kindsOfWork.includes(kind))
    .map(({ kind, metadata, spec }) => ({ kind, name: metadata.name, ...(spec as { template: Template }) }))

/** The labels of the pods of an app. */
export const labelsOf = (app: string) =>
  workloads(production).find(({ name }) => name === app)!.template.metadata.labels
