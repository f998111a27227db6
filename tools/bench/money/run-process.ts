import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export type Running = Awaited<ReturnType<typeof runProcess>>

/** Starts a program with these settings alone and its output in `log`; resolves when `ready` answers. */
export async function runProcess(args: string[], env: Record<string, string>, ready: string, log: string) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', openSync(log, 'a'), 'inherit'],
  })
  for (;;) {
    const isReady = await fetch(ready).then(
      () => true,
      () => false,
    )
    if (isReady) break
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended with ${child.exitCode}`)
    await pause(50)
  }
  return {
    cpuMs: () => cpuMsOf(child.pid!),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const read = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // Not on Linux: figures that need it are missing, all others stand.
    return ''
  }
}

/** Processor time used so far, read in clock ticks of 10 ms. */
function cpuMsOf(pid: number): number {
  const stat = read(pid, 'stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 13).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}
