import { rspack } from '@rspack/core'
import { fileURLToPath } from 'node:url'

/**
 * Makes a federation build take the runtime's ES modules, without manifests and texts of errors: the plugin takes CommonJS,
 * which does not tree-shake (44 KB instead of 24). Knows the package's layout: keep its version pinned.
 */
export class MfEsmRuntime {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(commonJs, (module) => {
      module.request = asEsm(module.request)
    }).apply(compiler)
    new rspack.NormalModuleReplacementPlugin(leftOut, (module) => {
      if (ofRuntime.test(module.context)) module.request = unusedParts
    }).apply(compiler)
    // Both taps are needed: with one of them the runtime is bundled twice.
    const stage = 1000
    const fixAliases = () => {
      const { alias } = compiler.options.resolve
      for (const name of Object.keys(alias ?? {})) {
        if (name.startsWith('@module-federation/')) alias[name] = asEsm(alias[name])
      }
    }
    compiler.hooks.afterPlugins.tap({ name: 'MfEsmRuntime', stage }, fixAliases)
    compiler.hooks.beforeRun.tap({ name: 'MfEsmRuntime', stage }, fixAliases)
  }
}

const leftOut = /[\\/](snapshot[\\/]SnapshotHandler|utils[\\/]preload|desc)\.m?js$/
const ofRuntime = /@module-federation[\\/](runtime-core|error-codes)[\\/]/
const unusedParts = fileURLToPath(new URL('./mf-unused-parts.mjs', import.meta.url))
const commonJs = /@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/
const asEsm = (path) => path.replace(/(@module-federation[\\/][^\\/]+[\\/]dist[\\/].*)\.cjs$/, '$1.js')
