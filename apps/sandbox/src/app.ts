import Fastify, { type FastifyInstance } from 'fastify'
import { bankControl } from './bank/bank-control.ts'
import { bankRoutes } from './bank/bank-routes.ts'
import { openNotifier } from './bank/notify-webhook.ts'
import { openBank } from './bank/open-bank.ts'
import type { Settings } from './config.ts'
import { payPage } from './pay-page.ts'
import { openRecords } from './records.ts'
import { openReseller } from './reseller/open-reseller.ts'
import { resellerControl } from './reseller/reseller-control.ts'
import { resellerRoutes } from './reseller/reseller-routes.ts'

/**
 * The outside world over real HTTP: a PIX bank below `/bank`, a reseller below `/smm`, the page that pays at `/`.
 * Not built with `createService`: its time limits would end the calls that are meant to hang.
 */
export function buildSandbox(settings: Settings, now: () => number = Date.now) {
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL, base: { service: 'sandbox' } },
    forceCloseConnections: true,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 500 },
    // A slip in the control plane is told, not repaired: a fault that was never planned proves nothing.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  })
  const records = openRecords(settings.SANDBOX_DATA_DIR)
  const bank = openBank(records, now)
  const notifier = openNotifier(bank)
  const reseller = openReseller(records, now, settings.SANDBOX_STEP_MS)
  const known = {
    clientId: settings.SANDBOX_BANK_CLIENT_ID,
    clientSecret: settings.SANDBOX_BANK_CLIENT_SECRET,
  }

  acceptForms(app)
  app.get('/livez', { logLevel: 'warn' }, () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, () => ({ ok: true, missing: [] }))
  // Somebody else's traffic is not our log: only what went wrong is told.
  const quiet = { logLevel: 'warn' } as const
  app.register(async (scope) => payPage(scope, bank, notifier), quiet)
  app.register(async (scope) => bankRoutes(scope, bank, notifier, known), { prefix: '/bank', ...quiet })
  app.register(async (scope) => bankControl(scope, bank, notifier), { prefix: '/bank', ...quiet })
  app.register(async (scope) => resellerRoutes(scope, reseller, settings.SANDBOX_SMM_KEY), {
    prefix: '/smm',
    ...quiet,
  })
  app.register(async (scope) => resellerControl(scope, reseller), { prefix: '/smm', ...quiet })
  app.addHook('onClose', async () => {
    await notifier.close()
    records.close()
  })
  return app
}

function acceptForms(app: FastifyInstance) {
  const asText = { parseAs: 'string' } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}
