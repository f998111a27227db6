import Fastify, { type FastifyInstance } from 'fastify'
import { alertReceivers } from './alerts/alert-receivers.ts'
import { bankControl } from './bank/bank-control.ts'
import { bankRoutes } from './bank/bank-routes.ts'
import { createWebhookNotifier } from './bank/notify-webhook.ts'
import { createBank } from './bank/bank-state.ts'
import type { Settings } from './config.ts'
import { mailControl } from './mail/mail-control.ts'
import { mailPage } from './mail/mail-page.ts'
import { openMailServer } from './mail/mail-server.ts'
import { createMailbox } from './mail/mailbox.ts'
import { payPage } from './pay-page.ts'
import { openStore } from './append-only-store.ts'
import { createReseller } from './reseller/reseller-state.ts'
import { resellerControl } from './reseller/reseller-control.ts'
import { resellerRoutes } from './reseller/reseller-routes.ts'

/**
 * Simulates the providers: over HTTP a PIX bank below `/bank`, resellers below `/smm` and `/smm-2` and a payment page at `/`;
 * over SMTP a mail server, whose mails are below `/mail`. Alerts to the owner arrive below `/alerts`. It does not use
 * `createService`, whose timeouts would end calls that are meant to hang.
 */
export function buildSandbox(settings: Settings, now: () => number = Date.now) {
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL, base: { service: 'sandbox' } },
    forceCloseConnections: true,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 500 },
    // The control plane refuses unknown fields: a mistyped fault would prove nothing.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  })
  const store = openStore(settings.SANDBOX_DATA_DIR)
  const bank = createBank(store, now)
  const notifier = createWebhookNotifier(bank)
  const stepMs = settings.SANDBOX_STEP_MS
  const resellers = [
    { prefix: '/smm', key: settings.SANDBOX_SMM_KEY, state: createReseller(store, now, { stepMs }) },
    {
      prefix: '/smm-2',
      key: settings.SANDBOX_SMM_2_KEY,
      state: createReseller(store, now, { stepMs, name: 'second' }),
    },
  ]
  const mailbox = createMailbox(now)
  const credentials = {
    clientId: settings.SANDBOX_BANK_CLIENT_ID,
    clientSecret: settings.SANDBOX_BANK_CLIENT_SECRET,
  }

  acceptForms(app)
  app.get('/livez', { logLevel: 'warn' }, () => ({ ok: true }))
  app.get('/readyz', { logLevel: 'warn' }, () => ({ ok: true, missing: [] }))
  // The other services log their calls; only warnings are logged here.
  const quiet = { logLevel: 'warn' } as const
  app.register(async (scope) => payPage(scope, bank, notifier), quiet)
  app.register(async (scope) => bankRoutes(scope, bank, notifier, credentials), { prefix: '/bank', ...quiet })
  app.register(async (scope) => bankControl(scope, bank, notifier), { prefix: '/bank', ...quiet })
  for (const { prefix, key, state } of resellers) {
    app.register(async (scope) => resellerRoutes(scope, state, key), { prefix, ...quiet })
    app.register(async (scope) => resellerControl(scope, state), { prefix, ...quiet })
  }
  app.register(
    async (scope) => {
      mailControl(scope, mailbox)
      mailPage(scope, mailbox)
    },
    { prefix: '/mail', ...quiet },
  )
  app.register(async (scope) => alertReceivers(scope, now), { prefix: '/alerts', ...quiet })
  const { SANDBOX_SMTP_PORT: smtpPort, SANDBOX_HOST: host } = settings
  if (smtpPort) {
    const mailServer = openMailServer(mailbox)
    app.addHook('onReady', () => mailServer.listen(smtpPort, host))
    app.addHook('onClose', () => mailServer.close())
  }
  app.addHook('onClose', async () => {
    await notifier.close()
    store.close()
  })
  return app
}

function acceptForms(app: FastifyInstance) {
  const asText = { parseAs: 'string' } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', asText, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}
