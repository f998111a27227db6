import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { eventually } from '../../journeys/eventually.ts'
import { root } from '../../prepare.mjs'
import type { startMixed } from './start-mixed.ts'

/** Lets a shop send that sold before there were witnesses of submissions, as its operator does once. */
export async function resumeSending({ dataDir }: Pick<Awaited<ReturnType<typeof startMixed>>, 'dataDir'>) {
  const command = [join(root, 'tools/operate/resume-sending.mjs'), 'accept']
  const options = { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' } as const
  await eventually('sending that waits for its operator', async () =>
    execFileSync(process.execPath, command, options).includes('Accepted'),
  )
}
