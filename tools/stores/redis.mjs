// A private Redis (or Valkey) from the machine's PATH.
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { findOrInstall } from '../system-packages.mjs'
import { endOf, endProcess, waitFor } from './processes.mjs'
import { stopLeftover } from './stop-leftover.mjs'

export const findServer = () =>
  findOrInstall({
    commands: ['redis-server', 'valkey-server'],
    packages: ['redis-server', 'valkey', 'redis'],
  })

/** Whether the server tells reading from writing in the rights of its users: from Redis 7 on. */
export function hasUsers() {
  const { stdout } = spawnSync(findServer(), ['--version'], { encoding: 'utf8' })
  return Number(/v=(\d+)/.exec(stdout)?.[1]) >= 7
}

const pidFileIn = (folder) => join(folder, 'redis.pid')

/** Ends the server that a killed run left on `folder`. */
export const stopLeftoverRedis = (folder) =>
  stopLeftover({ folder, pidFile: pidFileIn(folder), program: 'redis-server', signal: 'SIGTERM' })

/**
 * Starts a server on `folder`. With `isDurable` it appends to a file every second; queues need `noeviction`. `users` is the
 * text of an ACL file; without it everybody may do everything. `more` settings may be given, a list for several words.
 */
export async function startRedis({ folder, port, isDurable = true, users = '', more = {} }) {
  const server = findServer()
  mkdirSync(folder, { recursive: true })
  const usersFile = join(folder, 'users.acl')
  if (users) writeFileSync(usersFile, users, { mode: 0o600 })
  await stopLeftoverRedis(folder)
  const settings = {
    bind: '127.0.0.1',
    port,
    dir: folder,
    pidfile: pidFileIn(folder),
    'maxmemory-policy': 'noeviction',
    appendonly: isDurable ? 'yes' : 'no',
    save: '',
    'latency-monitor-threshold': '0',
    ...(users && { aclfile: usersFile }),
    ...more,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [
    `--${name}`,
    ...[value].flat().map(String),
  ])
  const log = openSync(`${folder}.log`, 'a')
  const child = spawn(server, args, { detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = endOf(child)
  await waitFor(
    () => pong(port),
    'Redis',
    () => child.exitCode !== null && `see ${folder}.log`,
  )
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    ended,
    stop: () => endProcess(child.pid, 'SIGTERM'),
  }
}

const pong = (port) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'))
    const done = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    // A server with users is up when it asks for a password.
    socket.on('data', (data) => done(/^(\+PONG|-NOAUTH)/.test(String(data))))
    socket.on('error', () => done(false))
    socket.setTimeout(500, () => done(false))
  })
