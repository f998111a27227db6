import { rspack } from '@rspack/core'

/**
 * Makes a federation build take the ES modules of the federation runtime. The plugin resolves it to CommonJS, which does
 * not tree-shake: a remote's entry is 24 KB instead of 44 KB with this. Knows the package's layout: keep its version pinned.
 */
export class MfEsmRuntime {
  apply(compiler) {
    new rspack.NormalModuleReplacementPlugin(commonJs, (module) => {
      module.request = asEsm(module.request)
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

const commonJs = /@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/
const asEsm = (path) => path.replace(/(@module-federation[\\/][^\\/]+[\\/]dist[\\/].*)\.cjs$/, '$1.js')
