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

/** A receiver has a queue for each sender; the one without a sender's name is the previous release's, for two releases. */
const queuesOf = (receiver, sender) => [`${receiver}-from-${sender}`, receiver]

/** A sender adds jobs to its queues of another service and reads none of them: ids, but no message. */
const asSender = ({ namespace, receiver, sender }) => {
  const prefix = `{${namespace}-${receiver}}`
  const rights = queuesOf(receiver, sender).flatMap((queue) => [
    `%W~${prefix}:${queue}:*`,
    ...namedToAdd.map((name) => `~${prefix}:${queue}:${name}`),
  ])
  return [`%R~${prefix}:handles`, ...rights]
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
    const sending = others.flatMap((receiver) => asSender({ namespace, receiver, sender: service }))
    const keys = [`~{${namespace}-${service}}:*`, ...sending]
    const rules = [ofServices[at], 'resetchannels', commands, ...keys, ...own[service](namespace)]
    return `user ${service} on ${rules.join(' ')}`
  })
  return [`user default on ${ofOperator} ~* &* +@all`, ...lines].map((line) => `${line}\n`).join('')
}
