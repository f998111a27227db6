import { rspack } from '@rspack/core'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cssRules } from './css-rules.mjs'
import { ListEntrances } from './list-entrances.mjs'
import { tsRule } from './ts-rule.mjs'

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4']
// A development build goes beside the real one: only development React reports every hydration mismatch.
const mode = process.env.WEB_MODE === 'development' ? 'development' : 'production'
const distFolder = mode === 'development' ? 'dist/development' : 'dist'

/*
 * Module Federation in its first edition, that of the bundler itself: the runtime package of the second one costs a
 * first-time visitor 20 KB more (brotli), for things that the shell says in a page of code (remotes.ts).
 */
const { ModuleFederationPluginV1: ModuleFederationPlugin } = rspack.container

/** The host: carries React for everybody. Its remotes are named by the gateway, at run time. */
export function shellApp(configUrl) {
  const shared = sharedReact({ eager: true, requiredVersion: '^19.3.0' })
  const host = browserBuild(configUrl, 'shell', [new ModuleFederationPlugin({ name: 'shell', shared })])
  return [{ ...host, entry: { main: './src/index.ts' } }, inlineParts(configUrl)]
}

/** What the gateway writes into documents: the loader, and the style sheets of the shell's own pages. */
function inlineParts(configUrl) {
  const config = browserBuild(configUrl, 'shell')
  return {
    ...config,
    name: 'inline',
    entry: {
      loader: './src/loader.ts',
      'not-found': './src/not-found-page.module.css',
      'admin-skeleton': './src/admin-skeleton.module.css',
    },
    output: {
      ...config.output,
      path: fileURLToPath(new URL(`${distFolder}/inline`, configUrl)),
      filename: '[name].js',
    },
  }
}

/** A remote: brings its own code and takes React from the shell. `exposes` as in Module Federation. */
export function remoteApp(configUrl, { name, exposes }) {
  const federation = new ModuleFederationPlugin({
    name: `smm_${name}`,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: named(exposes),
    shared: sharedReact({ import: false }),
  })
  const config = browserBuild(configUrl, name, [federation, new ListEntrances(`smm_${name}`)])
  const pages = Object.keys(exposes).length
  return { ...config, entry: {}, optimization: { ...config.optimization, splitChunks: sharedByPages(pages) } }
}

// A chunk that is named after its entrance can be found again.
const named = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: file, name: `page-${key.slice(2)}` }]),
  )

/** The same components as a program for Node, with React inside: `dist/prerender/prerender.mjs`. */
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

/** Every `src/<folder>/<name>-page.tsx` as `./<name>`: one entrance, and so one chunk, per page. */
export function exposedPages(configUrl) {
  const context = folderOf(configUrl)
  const files = globSync('src/*/*-page.tsx', { cwd: context }).sort()
  return Object.fromEntries(files.map((file) => [`./${basename(file, '-page.tsx')}`, `./${file}`]))
}

const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }

const folderOf = (configUrl) => fileURLToPath(new URL('.', configUrl))

const sharedReact = (how) =>
  Object.fromEntries(
    ['react', 'react-dom', 'react/jsx-runtime'].map((name) => [name, { singleton: true, ...how }]),
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
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      minimize: mode === 'production',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      splitChunks: {
        chunks: 'async',
        cacheGroups: { default: false, defaultVendors: false, ...sharedByPages },
      },
    },
    performance: false,
    stats: 'errors-warnings',
  }
}

/**
 * What several pages use is loaded once. A style sheet that was repeated in each page's own would, after moving from
 * page to page, stand behind the first page's and override it.
 */
function sharedByPages(pages) {
  const styles = { type: 'css/mini-extract', enforce: true }
  const byMost = Math.max(2, Math.ceil(pages * 0.7))
  return {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      ui: { ...styles, name: 'ui', test: /[\\/]libs[\\/]ui[\\/]/, priority: 4 },
      stylesOfMost: { ...styles, name: 'shared', minChunks: byMost, priority: 3 },
      stylesOfSome: { ...styles, minChunks: 2, priority: 2 },
      scriptsOfMost: {
        name: 'shared',
        type: 'javascript/auto',
        minChunks: byMost,
        enforce: true,
        priority: 3,
      },
      scriptsOfSome: { type: 'javascript/auto', minChunks: 2, minSize: 4000, priority: 2 },
    },
  }
}
