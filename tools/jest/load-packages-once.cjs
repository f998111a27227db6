// Jest's runtime, but these packages are loaded once per worker by Node itself, as its own modules are, and not anew for
// every test file: most of a second of processor time for each that starts a service. Our own modules stay new in every
// file, and so do fastify, which asks whether an Error or a RegExp is an instance of its own, and pg, which makes Dates.
const { types } = require('node:util')
const { default: Runtime } = require('jest-runtime')

const packages = new Set(
  (
    'bullmq fast-check ioredis kysely kysely/migration p-limit prom-client qrcode ' +
    'typebox typebox/compile typebox/value undici ws'
  ).split(' '),
)
const nameOf = (specifier) => specifier.replace(/^node:/, '')

module.exports = class extends Runtime {
  constructor(config, environment, resolver, ...rest) {
    // In jsdom a package may ask for the window.
    const isShared = (name) => !environment.dom && packages.has(nameOf(name))
    const isCoreModule = (name) => isShared(name) || resolver.isCoreModule(name)
    super(config, environment, Object.assign(Object.create(resolver), { isCoreModule }), ...rest)
    const requireCore = this.coreModule.require.bind(this.coreModule)
    this.coreModule.require = (name) => (isShared(name) ? requirePackage(nameOf(name)) : requireCore(name))
  }
}

/** Jest takes the properties of what this returns as the named exports, and the whole as the default one. */
function requirePackage(name) {
  const loaded = require(name)
  if (!types.isModuleNamespaceObject(loaded) || !('default' in loaded)) return loaded
  const { default: main, ...named } = loaded
  return typeof main === 'function' ? Object.assign((...args) => main(...args), named) : { ...main, ...named }
}
