// Where the three databases are: an address given by hand, else the compose project's own Postgres.
import { spawn } from 'node:child_process'

export const services = ['chat', 'orders', 'catalogue']

/**
 * How to run one of Postgres's programs for a service's database: against `<SERVICE>_DATABASE_URL` when it is set, with
 * the programs of this machine, else inside the container.
 */
export function inDatabase(service, program, args) {
  const url = process.env[`${service.toUpperCase()}_DATABASE_URL`]
  if (url) return [program, [...args, '--dbname', url]]
  const password = `${service.toUpperCase()}_DATABASE_PASSWORD`
  const inside = `PGPASSWORD=$${password} exec ${program} ${args.join(' ')} -h 127.0.0.1 -U ${service} -d ${service}`
  return ['docker-compose', ['exec', '-T', 'postgres', 'sh', '-c', inside]]
}

/** Runs a command with files as its input and output; rejects when it ends badly. */
export function run([command, args], { input = 'ignore', output = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: [input, output, 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`))))
  })
}
