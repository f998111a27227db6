import { rspack } from '@rspack/core'
import { fileURLToPath } from 'node:url'
import { tsRule } from './ts-rule.mjs'

/**
 * Packages that pg, ws and bullmq use if they find them. As ES modules their import would be hoisted
 * and the start would fail where they are missing, so they stay a `require` inside a try.
 */
const optionalPackages =
  /^(pg-native|pg-cloudflare|bufferutil|utf-8-validate|bullmq-otel|redis|@valkey\/valkey-glide)$/

/**
 * The build of a service: `src/main.ts` and all it needs in one minified file, `dist/main.mjs`.
 * Call it as `export default serviceBundle(import.meta.url)`.
 */
export function serviceBundle(configUrl) {
  return {
    context: fileURLToPath(new URL('.', configUrl)),
    mode: 'production',
    target: 'node24',
    entry: { main: './src/main.ts' },
    devtool: 'source-map',
    output: {
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      asyncChunks: false,
    },
    externalsPresets: { node: true },
    externals: [
      ({ request }, done) =>
        optionalPackages.test(request) ? done(null, `node-commonjs ${request}`) : done(),
    ],
    // Paths relative to this file are resolved at run time, not by the bundler.
    module: { rules: [tsRule()], parser: { javascript: { url: false, importMeta: false } } },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'] },
    // Names of classes and functions show in logs, and bullmq reads some of them: joining modules would rename them.
    optimization: { minimizer: [namesKept()], concatenateModules: false },
    performance: false,
    stats: 'errors-only',
    // bullmq's sandboxed processors load a file by name; they are not used here.
    ignoreWarnings: [/the request of a dependency is an expression/],
  }
}

function namesKept() {
  return new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      compress: { keep_classnames: true, keep_fnames: true },
      mangle: { keep_classnames: true, keep_fnames: true },
    },
  })
}
