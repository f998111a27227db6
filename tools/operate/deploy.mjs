// `npm run deploy orders` builds and replaces one part; `npm run roll-back orders` restores its previous image. Replicas of a
// service end once the new ones are healthy; the gateway, which alone holds the port, and a web app are replaced at once.
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { completeEnv, writeRedisUsers } from './complete-env.mjs'
import { unpinnedImages, usesSandbox } from './unpinned-images.mjs'

const [action, part] = process.argv.slice(2)
const parts = ['gateway', 'shell', 'storefront', 'admin', 'chat', 'orders', 'catalogue']
if (!['deploy', 'roll-back'].includes(action) || !parts.includes(part)) {
  console.error(`Name one of ${parts.join(', ')}.`)
  process.exit(1)
}

const overlaps = ['chat', 'orders', 'catalogue'].includes(part)
const healthyWithinMs = 120_000
const now = `smm-brasil/${part}:latest`
const before = `smm-brasil/${part}:before`

const quietly = (command, ...args) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
const compose = (...args) => execFileSync('docker-compose', args, { stdio: 'inherit', env: classicBuilder() })
const classicBuilder = () => ({ DOCKER_BUILDKIT: '0', ...process.env })
const replicas = () => quietly('docker-compose', 'ps', '-q', part).split('\n').filter(Boolean)
const imageOf = (name) => quietly('docker', 'images', '-q', '--no-trunc', name)

let isNew = true
if (action === 'deploy') {
  const added = completeEnv('.env')
  if (added.length > 0) console.log(`.env lacked ${added.join(', ')}, which this release asks for: added.`)
  demandDigests()
  if (writeRedisUsers('.env', '.redis-users.acl')) await renewRedisUsers()
  const running = imageOf(now)
  compose('build', part)
  isNew = Boolean(running) && running !== imageOf(now)
  if (isNew) quietly('docker', 'tag', running, before)
  if (overlaps) migrate()
} else {
  swap()
}

if (await replace()) console.log(`${part} runs ${imageOf(now).slice(7, 19)}`)
else {
  // An unchanged image has nothing to roll back to.
  if (isNew) swap()
  if (!overlaps) await replace()
  console.error(`The new ${part} did not become healthy; the previous one runs on.`)
  process.exit(1)
}

/** A tag may name another image tomorrow. The sandbox is for trying, and goes without. */
function demandDigests() {
  const config = quietly('docker-compose', 'config')
  const unpinned = unpinnedImages(config)
  if (unpinned.length === 0) return
  console.error(
    `Not named by digest: ${unpinned.join(', ')}. See "Deploy and roll back" in tools/operate/running.md.`,
  )
  if (!usesSandbox(config)) process.exit(1)
  console.error('The shop orders from the sandbox, so it is deployed all the same.')
}

/** The services reconnect; those of the previous release go on as the operator's user. */
async function renewRedisUsers() {
  compose('up', '-d', '--no-deps', '--no-build', 'redis')
  const redis = quietly('docker-compose', 'ps', '-q', 'redis')
  if (!(await allHealthy([redis]))) throw new Error('Redis did not become healthy with its new users.')
  quietly('docker', 'exec', redis, 'redis-cli', 'ACL', 'LOAD')
  console.log('Redis has a user for each service.')
}

/** The previous release runs on beside it: a migration only adds. */
function migrate() {
  try {
    compose('run', '--rm', '--no-deps', `${part}-migration`)
  } catch {
    // Else the next deploy would keep an image that never ran to go back to.
    if (isNew) swap()
    console.error(`The database of ${part} was not migrated; the previous release runs on.`)
    process.exit(1)
  }
}

function swap() {
  const [current, other] = [imageOf(now), imageOf(before)]
  if (!other) {
    console.error(`There is no previous ${part}.`)
    process.exit(1)
  }
  quietly('docker', 'tag', other, now)
  quietly('docker', 'tag', current, before)
}

async function replace() {
  const old = replicas()
  if (!overlaps || old.length === 0) {
    compose('up', '-d', '--no-deps', '--no-build', part)
    return allHealthy(replicas())
  }
  compose(
    'up',
    '-d',
    '--no-deps',
    '--no-build',
    '--no-recreate',
    '--scale',
    `${part}=${old.length * 2}`,
    part,
  )
  const added = replicas().filter((id) => !old.includes(id))
  const isGood = await allHealthy(added)
  for (const id of isGood ? old : added) {
    quietly('docker', 'stop', '-t', '30', id)
    quietly('docker', 'rm', id)
  }
  return isGood
}

async function allHealthy(ids) {
  const until = Date.now() + healthyWithinMs
  while (Date.now() < until) {
    const states = ids.map((id) => quietly('docker', 'inspect', '-f', '{{.State.Health.Status}}', id))
    if (states.every((state) => state === 'healthy')) return true
    await wait(500)
  }
  return false
}
