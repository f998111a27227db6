// The users of Redis, as an ACL file (Redis 7 or Valkey): what each service may do, and with which keys. Redis replicates no
// users, so every node gets the same file.
import { createHash } from 'node:crypto'

const services = ['chat', 'orders', 'catalogue']

/** The secrets that hold the users' passwords; the first is of the operator, who may do everything. */
export const redisPasswords = [
  'REDIS_PASSWORD',
  ...services.map((name) => `${name.toUpperCase()}_REDIS_PASSWORD`),
]

/** No user of a service administers the server, lists or empties it, or changes the scripts of the others. */
const commands =
  '+@all -@admin -@dangerous -@scripting +eval +evalsha +script|exists +script|load +info -scan -dbsize -randomkey'

/** What BullMQ's script names to add a job (addStandardJob-9.lua); Redis asks for reading as well for those. */
const namedToAdd = ['wait', 'paused', 'meta', 'id', 'completed', 'delayed', 'active', 'events', 'marker']

/** A sender adds jobs to another service's queue and reads none of them: ids, but no message. */
const asSender = (namespace, receiver) => {
  const prefix = `{${namespace}-${receiver}}`
  const named = namedToAdd.map((name) => `~${prefix}:${receiver}:${name}`)
  return [`%R~${prefix}:handles`, `%W~${prefix}:${receiver}:*`, ...named]
}

/** Keys and channels beside a queue: limits, the witness of submissions, the news of conversations. */
const own = {
  chat: (namespace) => [`~{${namespace}-limits}:*`, `&${namespace}:conversation:*`],
  orders: (namespace) => [`~{${namespace}-limits}:*`, `~{${namespace}-fence}:*`, '+scan'],
  catalogue: () => [],
}

const hashOf = (password) => `#${createHash('sha256').update(password).digest('hex')}`

/** The text of the ACL file, with hashes in the place of the passwords. `secrets` has those of `redisPasswords`. */
export function redisUsers({ namespace = 'smm', secrets }) {
  const [ofOperator, ...ofServices] = redisPasswords.map((name) => hashOf(secrets[name]))
  const lines = services.map((service, at) => {
    const others = services.filter((other) => other !== service)
    const keys = [`~{${namespace}-${service}}:*`, ...others.flatMap((name) => asSender(namespace, name))]
    const rules = [ofServices[at], 'resetchannels', commands, ...keys, ...own[service](namespace)]
    return `user ${service} on ${rules.join(' ')}`
  })
  return [`user default on ${ofOperator} ~* &* +@all`, ...lines].map((line) => `${line}\n`).join('')
}
