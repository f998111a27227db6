import { setTimeout as pause } from 'node:timers/promises'
import type { DrawFault, Fault, Target } from './fault.ts'

/** The bank fails, dawdles, forgets to call or calls too often; somebody else pretends to be it. */
export const drawBankFault: DrawFault = (target) =>
  target.random.pick([webhooks, webhooks, failing, slow, chargesFail])(target)

function webhooks({ outside, random }: Target): Fault {
  const manner = random.pick(['off', 'duplicate', 'forged'])
  return {
    says: `bank: webhooks ${manner}`,
    async strike() {
      await outside.bank({ webhooks: manner, copies: 20 })
      await pause(15_000)
      await outside.bank({ webhooks: 'on' })
    },
  }
}

function failing({ outside, random }: Target): Fault {
  const failRate = random.pick([0.2, 0.5, 0.9])
  return {
    says: `bank: ${failRate * 100} % of calls fail`,
    async strike() {
      await outside.bank({ failRate })
      await pause(8_000)
      await outside.bank({ failRate: 0 })
    },
  }
}

function slow({ outside, random }: Target): Fault {
  const latencyMs = random.whole(300, 3_000)
  return {
    says: `bank: ${latencyMs} ms slow`,
    async strike() {
      await outside.bank({ latencyMs })
      await pause(8_000)
      await outside.bank({ latencyMs: 0 })
    },
  }
}

function chargesFail({ outside, random }: Target): Fault {
  const mode = random.pick([
    'timeout-before',
    'timeout-after',
    '500-after',
    'reset-after',
    'html',
    'truncated',
  ])
  const failNext = ['put-cob', 'get-cob', 'token'].map((action) => ({ action, mode, times: 2 }))
  return { says: `bank: charges fail with ${mode}`, strike: () => outside.bank({ failNext }) }
}
