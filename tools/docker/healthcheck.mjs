// Asks the app in this container whether it is alive, or `node healthcheck.mjs readyz` whether it is ready. It listens once
// its stores are ready, so alive means started too; a store that is away later must not have every container restarted.
const [, , check = 'livez'] = process.argv
const ports = ['PORT', 'CHAT_PORT', 'ORDERS_PORT', 'CATALOGUE_PORT', 'SANDBOX_PORT']
const port = process.env[ports.find((name) => process.env[name])]
const answer = await fetch(`http://127.0.0.1:${port}/${check}`, { signal: AbortSignal.timeout(2_000) }).catch(
  () => undefined,
)
process.exit(answer?.ok ? 0 : 1)
