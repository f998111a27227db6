import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { rspack } from '@rspack/core'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MfEsmRuntime } from './mf-esm-runtime.mjs'
import { tsRule } from './ts-rule.mjs'

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 128', 'safari >= 16.4']
// A development build goes beside the real one: only development React reports every hydration mismatch.
const mode = process.env.WEB_MODE === 'development' ? 'development' : 'production'
const distFolder = mode === 'development' ? 'dist/development' : 'dist'

/** The host: carries React and the federation runtime for everybody. */
export function shellApp(configUrl) {
  const federation = {
    name: 'shell',
    remotes: {},
    shared: sharedReact({ eager: true, requiredVersion: '^19.3.0' }),
    manifest: false,
    dts: false,
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  }
  const host = browserBuild(configUrl, 'shell', [new ModuleFederationPlugin(federation), new MfEsmRuntime()])
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
  const federation = {
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes,
    shared: sharedReact({ import: false }),
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  }
  const config = browserBuild(configUrl, name, [new ModuleFederationPlugin(federation), new MfEsmRuntime()])
  return { ...config, entry: {} }
}

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
 * What several pages use is loaded once. Its style sheet must stand before every page's own, also after moving
 * from page to page: were it repeated in each page's sheet, a later page would override an earlier one.
 */
const sharedByPages = {
  ui: { name: 'ui', type: 'css/mini-extract', test: /[\\/]libs[\\/]ui[\\/]/, enforce: true, priority: 3 },
  sharedStyles: { name: 'shared', type: 'css/mini-extract', minChunks: 2, enforce: true, priority: 2 },
  sharedScripts: { name: 'shared', type: 'javascript/auto', minChunks: 3, enforce: true, priority: 1 },
}

function cssRules(name, { onlyNames = false } = {}) {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: onlyNames,
    localIdentName: `${name}_[local]_[hash:base64:5]`,
    localIdentContext: workspaceRoot,
  }
  const extract = onlyNames ? [] : [rspack.CssExtractRspackPlugin.loader]
  const plainCss = onlyNames ? 'null' : 'css'
  return [
    {
      test: /\.module\.css$/,
      type: 'javascript/auto',
      sideEffects: !onlyNames,
      use: [...extract, { loader: 'css-loader', options: { modules } }],
    },
    plainCss === 'null'
      ? { test: /\.css$/, exclude: /\.module\.css$/, type: 'asset/source', sideEffects: false }
      : {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          type: 'javascript/auto',
          sideEffects: true,
          use: [...extract, { loader: 'css-loader', options: { modules: false } }],
        },
  ]
}

const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url))
