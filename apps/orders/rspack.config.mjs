import { serviceBundle } from '../../tools/build/service.mjs'

export default serviceBundle(import.meta.url)
