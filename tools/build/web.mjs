import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cssRules } from './css-rules.mjs'
import { ListEntrances } from './list-entrances.mjs'
import { MfEsmRuntime } from './mf-esm-runtime.mjs'
import { siteSettings } from './site-settings.mjs'
import { tsRule } from './ts-rule.mjs'

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4']
// A development build goes beside the real one: only development React reports every hydration mismatch.
const mode = process.env.WEB_MODE === 'development' ? 'development' : 'production'
const distFolder = mode === 'development' ? 'dist/development' : 'dist'

/** Without snapshots, type files and manifests, which nothing here reads, the runtime is a fifth smaller. */
const lean = { manifest: false, dts: false }
const optimization = { disableSnapshot: true, target: 'web' }

/** The host: carries React and the federation runtime for everybody. Its remotes are named by the gateway, at run time. */
export function shellApp(configUrl) {
  const federation = new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: sharedReact({ eager: true, requiredVersion: '^19.3.0' }),
    experiments: { provideExternalRuntime: true, optimization },
    ...lean,
  })
  // Served as they are: no code imports them.
  const served = ['src/share-picture.png', 'src/display-face/gabarito.woff2']
  const copies = new rspack.CopyRspackPlugin({
    patterns: served.map((from) => ({ from, to: '[name].[contenthash:8][ext]' })),
  })
  const host = browserBuild(configUrl, 'shell', [federation, new MfEsmRuntime(), copies])
  return [{ ...host, entry: { main: './src/index.ts' } }, inlineParts(configUrl)]
}

/** Files that the gateway inlines into documents (the loader, sheets of the shell's own pages), and the starter that follows. */
function inlineParts(configUrl) {
  const config = browserBuild(configUrl, 'shell')
  return {
    ...config,
    name: 'inline',
    entry: {
      loader: './src/loader/loader.ts',
      starter: './src/loader/starter.ts',
      'not-found': './src/own-pages/not-found-page.module.css',
      'admin-skeleton': './src/own-pages/admin-skeleton.module.css',
    },
    output: {
      ...config.output,
      path: fileURLToPath(new URL(`${distFolder}/inline`, configUrl)),
      filename: '[name].js',
    },
  }
}

/** A remote: brings its own code and takes React and the federation runtime from the shell. */
export function remoteApp(configUrl, { name, exposes }) {
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: named(exposes),
    shared: sharedReact({ import: false }),
    experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
    ...lean,
  })
  const config = browserBuild(configUrl, name, [federation, new MfEsmRuntime(), new ListEntrances(name)])
  const pages = Object.values(exposes).filter((file) => !isIsland(file)).length
  return { ...config, entry: {}, optimization: { ...config.optimization, splitChunks: sharedByPages(pages) } }
}

// A chunk that is named after its entrance can be found again.
const named = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [
      key,
      { import: file, name: `${isIsland(file) ? 'island' : 'page'}-${key.slice(2)}` },
    ]),
  )

const isIsland = (file) => file.endsWith('-island.tsx')

/** Builds the components as a program for Node, with React inside: `dist/prerender/prerender.mjs`. */
export function prerenderBuild(configUrl, name) {
  return {
    context: folderOf(configUrl),
    name: 'prerender',
    mode,
    target: 'node24',
    entry: { prerender: './src/prerender.tsx' },
    devtool: false,
    output: {
      path: fileURLToPath(new URL(`${distFolder}/prerender`, configUrl)),
      clean: true,
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    module: { rules: [tsRule({ react: true }), ...cssRules(name, { onlyNames: true })] },
    resolve,
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  }
}

/** Every `src/<folder>/<name>-page.tsx` and `-island.tsx` as `./<name>`: one entrance, and so one chunk, for each. */
export function exposedPages(configUrl) {
  const context = folderOf(configUrl)
  const files = globSync('src/*/*-{page,island}.tsx', { cwd: context }).sort()
  return Object.fromEntries(
    files.map((file) => [`./${basename(file).replace(/-(page|island)\.tsx$/, '')}`, `./${file}`]),
  )
}

const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }

const folderOf = (configUrl) => fileURLToPath(new URL('.', configUrl))

const sharedReact = (how) =>
  Object.fromEntries(
    ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'].map((name) => [
      name,
      { singleton: true, ...how },
    ]),
  )

function browserBuild(configUrl, name, plugins = []) {
  return {
    context: folderOf(configUrl),
    name,
    mode,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'source-map' : false,
    output: {
      path: fileURLToPath(new URL(`${distFolder}/web`, configUrl)),
      clean: true,
      uniqueName: `smm-${name}`,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkLoadTimeout: 8000,
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    module: {
      rules: [
        tsRule({ react: true, targets: browsers }),
        ...cssRules(name),
        { test: /\.(svg|webp|avif|png)$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 1024 } } },
      ],
    },
    resolve,
    plugins: [
      ...plugins,
      new rspack.CssExtractRspackPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // Only the pieces of libs/ui are meant to be overridden, and they have a sheet of their own that comes first.
        ignoreOrder: true,
      }),
      new rspack.DefinePlugin(inBrowser({ NODE_ENV: mode, ...siteSettings() })),
    ],
    optimization: {
      chunkIds: 'named',
      moduleIds: 'natural',
      minimize: mode === 'production',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 3 }, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      splitChunks: {
        chunks: 'async',
        cacheGroups: { default: false, defaultVendors: false },
      },
    },
    performance: false,
    stats: 'errors-warnings',
  }
}

// A browser has no environment: each setting that is read becomes its text.
const inBrowser = (settings) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )

/**
 * Modules of several pages are one chunk: a style sheet repeated in each page's own would, after navigation, override the
 * first page's. An island brings all its scripts: a visitor who only reads a page gets none of others.
 */
function sharedByPages(pages) {
  const styles = { type: 'css/mini-extract', enforce: true }
  const scripts = { type: 'javascript/auto', chunks: (chunk) => chunk.name?.startsWith('page-') === true }
  const byMost = Math.max(2, Math.ceil(pages * 0.7))
  // A sheet of its own costs a request at the first touch; a document holds only the rules that it uses anyway.
  const byHalf = Math.max(2, Math.ceil(pages / 2))
  return {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      ui: { ...styles, name: 'ui', test: /[\\/]libs[\\/]ui[\\/]/, priority: 4 },
      stylesOfMost: { ...styles, name: 'shared', minChunks: byHalf, priority: 3 },
      stylesOfSome: { ...styles, name: ofSome, minChunks: 2, priority: 2 },
      chat: {
        type: 'javascript/auto',
        name: 'order-chat',
        test: /[\\/]src[\\/]chat[\\/]/,
        enforce: true,
        priority: 4,
      },
      scriptsOfMost: { ...scripts, name: 'pages', minChunks: byMost, enforce: true, priority: 3 },
      scriptsOfSome: { ...scripts, name: ofSome, minChunks: 2, minSize: 4000, priority: 2 },
    },
  }
}

/** Short: documents and the remote's entry repeat it, and the default is made of the names of all modules. */
function ofSome(_module, chunks) {
  const names = chunks.map(({ name }) => name).sort()
  return `some-${createHash('sha256').update(names.join()).digest('hex').slice(0, 4)}`
}
