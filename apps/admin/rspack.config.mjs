import { fileURLToPath } from 'node:url'
import { remoteApp } from '../../tools/build/web.mjs'

const adoptedStyle = fileURLToPath(new URL('src/panel/adopted-style.ts', import.meta.url))
const build = remoteApp(import.meta.url, { name: 'admin', exposes: { './app': './src/app.tsx' } })

// The document's policy refuses the styles that this package of Radix writes.
export default {
  ...build,
  resolve: { ...build.resolve, alias: { 'react-style-singleton$': adoptedStyle } },
}
