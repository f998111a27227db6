import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../../prepare.mjs'

type ReadyLine = { url: string; panel: string; username: string; password: string }
type Run = { line: string; ready: ReadyLine; process: ChildProcess }

const readyLine = new RegExp(
  [
    '^Ready: (?<url>http:\\S+)',
    'admin panel: (?<panel>\\S+)',
    'administrator: (?<username>\\S+)',
    'password: (?<password>.+)\\n',
  ].join(' · '),
  'm',
)

/** Runs `npm start`, by default without npm in between; resolves with its ready line. */
export async function npmStart(
  env: Record<string, string>,
  [program, ...args] = [process.execPath, 'tools/start.mjs'],
): Promise<Run> {
  const child = spawn(program!, args, {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (chunk) => (output += chunk))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const ready = readyLine.exec(output)
      if (ready) resolve({ line: ready[0].trim(), ready: { ...ready.groups } as ReadyLine, process: child })
    })
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)))
  })
}

/** Sends Ctrl-C and resolves with the exit code. */
export async function interrupt(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode) return child.exitCode
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  child.kill('SIGINT')
  return exited
}

type Part = { pid: number; name: string }

/** The processes of apps and stores; npm may be a process in between. */
export function partsOf({ pid }: ChildProcess): Part[] {
  let pids = [pid!]
  while (pids.length === 1) pids = childPids(pids[0]!)
  return pids.map((one) => ({ pid: one, name: nameOf(readFileSync(`/proc/${one}/cmdline`, 'utf8')) }))
}

const childPids = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** The app, or the store, that a command line runs. */
function nameOf(command: string): string {
  const app = /apps\/(\w+)\/dist\/main\.mjs/.exec(command)?.[1]
  if (app) return app
  if (command.includes('postgres')) return 'postgres'
  return /redis-server|valkey/.test(command) ? 'redis' : command
}
