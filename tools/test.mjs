// `npm test`: every check, on its own stores, ending with `N passed, N failed`. See README.md.
import { prepare } from './prepare.mjs'

if (await prepare()) {
  const { runAllChecks } = await import('./test/run-all-checks.ts')
  process.exit((await runAllChecks()) ? 0 : 1)
}
