import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Manifest } from './render-kustomization.ts'

/** Beside this file, so that imports are found; it is never written. */
const checked = fileURLToPath(new URL('./checked-manifests.ts', import.meta.url))

/** API groups with types in `kubernetes-types`; those of operators have none. */
const modules: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'batch/v1': 'batch/v1',
  'policy/v1': 'policy/v1',
  'networking.k8s.io/v1': 'networking/v1',
}

export const hasTypes = ({ apiVersion }: Manifest) => apiVersion in modules

/**
 * Compares manifests with the API's own types, generated from the OpenAPI of Kubernetes: fields that it does not know, missing
 * ones, and values of another type. In words; empty when all is well.
 */
export function findTypeErrors(manifests: Manifest[]): string[] {
  const typed = manifests.filter(hasTypes)
  const source = typed
    .map(
      (manifest, at) =>
        `import type { ${manifest.kind} as Kind${at} } from 'kubernetes-types/${modules[manifest.apiVersion]}'\n` +
        `export const manifest${at}: Kind${at} = ${JSON.stringify(manifest)}\n`,
    )
    .join('')
  return compile(source).map((error) => {
    const at = Math.floor(error.line / 2)
    const { kind, metadata } = typed[at]!
    return `${kind} ${metadata.name}: ${error.message}`
  })
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
}

function compile(source: string) {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === checked
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest)
  host.fileExists = (name) => name === checked || fileExists(name)
  host.readFile = (name) => (name === checked ? source : readFile(name))
  const program = ts.createProgram([checked], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start }) => ({
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }))
}
