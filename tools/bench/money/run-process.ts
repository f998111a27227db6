import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export type Running = Awaited<ReturnType<typeof runProcess>>

/** Starts a program with these settings alone, its words in `log`; resolves when `ready` answers. */
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
    residentMegabytes: () => Math.round((Number(read(child.pid!, 'statm').split(' ')[1]) * 4_096) / 2 ** 20),
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

/** The same for a process and its children, those that have ended too: a PostgreSQL has one for every connection. */
export function cpuMsOfAll(pid: number): number {
  const children = read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return cpuMsOf(pid, 4) + children.reduce((sum, one) => sum + cpuMsOf(one), 0)
}

/** Processor time used so far, in clock ticks of 10 ms; with four fields that of its ended children is in it. */
function cpuMsOf(pid: number, fields = 2): number {
  const stat = read(pid, 'stat')
  const all = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return all.slice(11, 11 + fields).reduce((sum, ticks) => sum + Number(ticks) * 10, 0)
}
