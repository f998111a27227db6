// `npm run renew-administrator`: a one-time password for the account of the settings, which the panel never renews.
import { runInReplica } from './run-in-replica.mjs'

const command = ['node', 'main.mjs', 'renew-administrator']
const { status } = runInReplica('orders', command)
if (status === 0) process.exit()
console.error(`
Nothing was renewed, unless a password stands above.
  with docker-compose   start it in this folder: docker-compose up -d
  with npm start        stop it, and start it again with another password: ADMIN_PASSWORD='…' npm start
  elsewhere             run this where orders runs, with its settings: ${command.join(' ')}`)
process.exit(1)
