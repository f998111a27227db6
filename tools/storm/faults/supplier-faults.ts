import { setTimeout as pause } from 'node:timers/promises'
import type { DrawFault, Fault, Target } from './fault.ts'

const ambiguous = [
  'timeout-before',
  'timeout-after',
  'reset-before',
  'reset-after',
  '500',
  '500-after',
  'html',
  'html-after',
  'truncated',
  'cut',
  'empty',
  'both-fields',
  'repeat-id',
  '429',
  'refuse:Something nobody has heard of',
  'refuse:Not enough funds on balance',
]

/** The reseller does or does not do the work, and says so or something else. */
export const drawSupplierFault: DrawFault = (target) =>
  target.random.pick([addsFail, addsFail, addsFail, readsFail, slow, outOfFunds])(target)

function addsFail({ outside, random }: Target): Fault {
  const failNext = { action: 'add', mode: random.pick(ambiguous), times: random.whole(1, 2) }
  return {
    says: `reseller: ${failNext.times} × ${failNext.mode}`,
    strike: () => outside.supplier({ failNext }),
  }
}

function readsFail({ outside, random }: Target): Fault {
  const mode = random.pick(['503', 'html', 'reset-before', 'truncated'])
  const failNext = ['status', 'balance', 'services'].map((action) => ({ action, mode, times: 3 }))
  return { says: `reseller: reads fail with ${mode}`, strike: () => outside.supplier({ failNext }) }
}

function slow({ outside, random }: Target): Fault {
  const latencyMs = random.whole(300, 2_500)
  return {
    says: `reseller: ${latencyMs} ms slow`,
    async strike() {
      await outside.supplier({ latencyMs })
      await pause(8_000)
      await outside.supplier({ latencyMs: 0 })
    },
  }
}

function outOfFunds({ outside }: Target): Fault {
  return {
    says: 'reseller: no funds',
    async strike() {
      await outside.supplier({ balance: 1 })
      await pause(8_000)
      await outside.supplier({ balance: 250_000 })
    },
  }
}
