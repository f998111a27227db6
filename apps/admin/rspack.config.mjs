import { remoteApp } from '../../tools/build/web.mjs'

export default remoteApp(import.meta.url, { name: 'admin', exposes: { './app': './src/app.tsx' } })
