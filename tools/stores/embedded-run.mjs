// The PostgreSQL of a running `npm start`, for the commands of its operator.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './processes.mjs'

/** The address of a service's database as its own role, or undefined when no server runs on `dataDir`. */
export function embeddedUrlOf(dataDir, service) {
  const [pidFile, secretsFile] = [join(dataDir, 'postgres', 'postmaster.pid'), join(dataDir, 'secrets.json')]
  if (!existsSync(pidFile) || !existsSync(secretsFile)) return undefined
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n')
  if (!port || !isAlive(Number(pid))) return undefined
  const password = JSON.parse(readFileSync(secretsFile, 'utf8'))[`${service.toUpperCase()}_DATABASE_PASSWORD`]
  return `postgres://${service}:${password}@127.0.0.1:${port}/${service}`
}
