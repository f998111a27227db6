import { rspack } from '@rspack/core'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** CSS modules (`*.module.css`) and plain sheets. The prerender build wants only the names of classes. */
export function cssRules(app, { onlyNames = false } = {}) {
  const extract = onlyNames ? [] : [rspack.CssExtractRspackPlugin.loader]
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: onlyNames,
    ...(isDevelopment
      ? { localIdentName: `${app}_[local]_[hash:base64:5]` }
      : { getLocalIdent: shortNames(app) }),
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

/** Pages hold names of two apps, which are built and deployed apart. */
const prefixes = { shell: 's', storefront: 'p', admin: 'a' }

/**
 * Names by the place in the sorted list of the app's names, so that its two builds agree. A document must fit into the first
 * packets of a connection, and hashes do not compress: they cost 0.7 KB a page.
 */
function shortNames(app) {
  const sheets = globSync([`apps/${app}/src/**/*.module.css`, 'libs/ui/src/*.module.css'], {
    cwd: workspaceRoot,
  })
  const names = sheets.toSorted().flatMap((file) => {
    const found = readFileSync(join(workspaceRoot, file), 'utf8').matchAll(
      /(?:\.|@keyframes )([a-z][\w-]*)/gi,
    )
    return [...new Set([...found].map(([, name]) => `${file} ${name}`))]
  })
  const places = new Map(names.map((name, place) => [name, prefixes[app] + place.toString(36)]))
  return ({ resourcePath }, _pattern, name) => {
    const short = places.get(`${relative(workspaceRoot, resourcePath)} ${name}`)
    if (!short) throw new Error(`${resourcePath}: the name ${name} was not found`)
    return short
  }
}
