// `npm run visitor-data export <id>` prints what the shop holds of a visitor; `npm run visitor-data forget <id> <reason>`
// deletes it. The id is that of a conversation, or of one of its orders or tickets (its first eight characters will do).
import { runInReplica } from './run-in-replica.mjs'

const [task, id = '', ...reason] = process.argv.slice(2)
if (
  !['export', 'forget'].includes(task) ||
  !/^[\da-fA-F-]{8,36}$/.test(id) ||
  (task === 'forget' && !reason.length)
) {
  console.error('npm run visitor-data export <id>\nnpm run visitor-data forget <id> <reason>')
  process.exit(1)
}

if (task === 'forget') {
  run('chat', 'forget-conversation', id, reason.join(' '))
  console.log(
    'The conversation is deleted. Its orders lose what leads to the visitor as soon as they are over.',
  )
} else {
  const conversation = JSON.parse(run('chat', 'export-conversation', id))
  const orders = JSON.parse(run('orders', 'export-conversation', conversation.conversa))
  console.log(JSON.stringify({ ...conversation, ...orders }, null, 2))
}

function run(service, ...args) {
  const command = ['node', 'main.mjs', ...args]
  const { status, stdout } = runInReplica(service, command, 'pipe')
  if (status === 0) return stdout
  console.error(`
${service} did not do it. Without docker-compose, run this where ${service} runs, with its settings:
  ${command.join(' ')}`)
  process.exit(1)
}
