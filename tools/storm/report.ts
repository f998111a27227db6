import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectedFault } from './faults/inject-faults.ts'
import { notMeasured } from './check.ts'
import type { Facts } from './facts/facts.ts'
import type { Verdict } from './invariants/verdict.ts'
import { printVerdict } from './print-verdict.ts'
import type { Options } from './read-options.ts'

type Story = {
  options: Options
  injected: InjectedFault[]
  facts: Facts
  verdicts: Verdict[]
  folder: string
}

/** The table for people on the screen, and everything, with the visitors' journals, as JSON beside the logs. */
export function report({ options, injected, facts, verdicts, folder }: Story): void {
  const { visits, orders, payments, mailbox } = facts
  const paid = orders.filter(({ paid_at }) => paid_at).length
  const faults = `${injected.length} faults (${injected.filter(({ failed }) => failed).length} could not be made)`
  console.log(
    `\n${visits.length} visitors, ${orders.length} orders under ${payments.length} charges, ${paid} paid, ${mailbox.length} mails, ${faults}, seed ${options.seed}\n`,
  )
  for (const verdict of verdicts) printVerdict(verdict)
  for (const line of notMeasured) console.log(`   not measured: ${line}`)
  const figures = verdicts.map(({ offenders: _, ...figure }) => figure)
  console.log(
    `\n${JSON.stringify({ seed: options.seed, minutes: options.minutes, paid, faults: injected.length, figures })}`,
  )
  const journal = visits.map(({ tabs, browser: _, ...visit }) => ({
    ...visit,
    tabs: tabs.map((tab) => ({
      sent: tab.journal.sent,
      acked: [...tab.journal.acked],
      arrivals: Object.fromEntries(tab.journal.arrivals),
      shown: tab.items(),
    })),
  }))
  const memory = Object.fromEntries(facts.memory)
  const whole = { options, injected, verdicts, exits: facts.exits, memory, journal }
  writeFileSync(join(folder, 'storm.json'), JSON.stringify(whole, null, 1))
}
