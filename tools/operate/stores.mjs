// Where the three databases are: an address given by hand, else the compose project's own Postgres.
import { spawn } from 'node:child_process'

export const services = ['chat', 'orders', 'catalogue']

/**
 * Runs a shell script with Postgres's programs, which finds the service's database in `$ADDRESS`: the one of
 * `<SERVICE>_DATABASE_URL`, with the programs of this machine, or else the container's, inside it. `input` and `output`
 * are open files. Rejects when it ends badly.
 */
export function inDatabase(service, script, { input = 'ignore', output = 'inherit' } = {}) {
  const name = service.toUpperCase()
  const url = process.env[`${name}_DATABASE_URL`]
  const local = `export PGPASSWORD="$${name}_DATABASE_PASSWORD" ADDRESS="host=127.0.0.1 user=${service} dbname=${service}"`
  const [command, ...args] = url
    ? ['sh', '-ec', script]
    : ['docker-compose', 'exec', '-T', 'postgres', 'sh', '-ec', `${local}\n${script}`]
  return new Promise((resolve, reject) => {
    const env = url ? { ...process.env, ADDRESS: url } : process.env
    const child = spawn(command, args, { stdio: [input, output, 'inherit'], env })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${service}: ended with ${code}`))))
  })
}
