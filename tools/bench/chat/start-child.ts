import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freeingFiles } from './freeing-files.ts'

export type Child = Awaited<ReturnType<typeof startChild>>

/** Another program of this folder, in a process of its own. Its first line of JSON says that it is ready. */
export async function startChild(file: string, settings: Record<string, string>) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(freeingFiles.command, freeingFiles.args([path]), {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  const said = await new Promise<Record<string, number>>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) resolve(JSON.parse(text) as Record<string, number>)
    })
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return {
    pid: child.pid!,
    said,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
