import { spawnSync } from 'node:child_process'

/**
 * Runs a command in a replica of a service under docker-compose, found by its id: each deploy numbers replicas anew, and
 * `docker-compose exec` looks for number 1 alone.
 */
export function runInReplica(service, command, output = 'inherit') {
  const { stdout } = spawnSync('docker-compose', ['ps', '-q', service], { encoding: 'utf8' })
  const [id] = (stdout ?? '').split('\n').filter(Boolean)
  if (!id) return { status: 1, stdout: '' }
  return spawnSync('docker', ['exec', id, ...command], {
    stdio: ['ignore', output, 'inherit'],
    encoding: 'utf8',
  })
}
