import { rspack } from '@rspack/core'
import { fileURLToPath } from 'node:url'

/**
 * CSS modules (`*.module.css`) and plain sheets. The prerender build wants only the names of classes; they must be the
 * same ones, so they depend on the class and the file's place in the workspace, and on nothing else. They are short: a
 * document must fit into the first packets of a connection.
 */
export function cssRules(app, { onlyNames = false } = {}) {
  const extract = onlyNames ? [] : [rspack.CssExtractRspackPlugin.loader]
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: onlyNames,
    localIdentName: isDevelopment ? `${app}_[local]_[hash:base64:5]` : '_[hash:base64:5]',
    localIdentContext: workspaceRoot,
  }
  const plain = onlyNames
    ? { type: 'asset/source', sideEffects: false }
    : { type: 'javascript/auto', sideEffects: true, use: [...extract, cssLoader(false)] }
  return [
    {
      test: /\.module\.css$/,
      type: 'javascript/auto',
      sideEffects: !onlyNames,
      use: [...extract, cssLoader(modules)],
    },
    { test: /\.css$/, exclude: /\.module\.css$/, ...plain },
  ]
}

const cssLoader = (modules) => ({ loader: 'css-loader', options: { modules } })

const isDevelopment = process.env.WEB_MODE === 'development'
const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url))
