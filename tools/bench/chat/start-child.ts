import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { withOpenFiles } from './with-open-files.ts'

/** Starts another program of this folder as a process; resolves with its first line of JSON, which it prints when ready. */
export async function startChild(file: string, settings: Record<string, string>) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(withOpenFiles.command, withOpenFiles.args([path]), {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const output = await new Promise<Record<string, number>>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(JSON.parse(text) as Record<string, number>)
    })
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return {
    pid: child.pid!,
    output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
