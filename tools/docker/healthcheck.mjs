// Asks the app in this container whether it is alive. The port is the one setting that every app has.
const port = Object.entries(process.env).find(([name]) => /^([A-Z]+_)?PORT$/.test(name))?.[1]
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
