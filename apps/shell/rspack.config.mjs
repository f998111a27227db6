import { prerenderBuild, shellApp } from '../../tools/build/web.mjs'

export default [...shellApp(import.meta.url), prerenderBuild(import.meta.url, 'shell')]
