import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { statusOf } from '../../stores/process-status.ts'
import { waitFor } from '../../stores/processes.mjs'

export type Running = Awaited<ReturnType<typeof runProcess>>

/** Starts a program with these settings alone and its output in `log`; resolves when `ready` answers. */
export async function runProcess(args: string[], env: Record<string, string>, ready: string, log: string) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  })
  const isUp = () =>
    fetch(ready).then(
      () => true,
      () => false,
    )
  await waitFor(isUp, args.at(-1)!, () => child.exitCode !== null && `it ended with ${child.exitCode}`)
  return {
    cpuMs: () => cpuMsOf(child.pid!),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Processor time used so far, read in clock ticks of 10 ms; 0 where there is no /proc. */
const cpuMsOf = (pid: number): number =>
  statusOf(pid)
    .slice(11, 13)
    .reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
