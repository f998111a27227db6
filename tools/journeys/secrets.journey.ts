import { Redis } from 'ioredis'
import { pay, signIn } from './outside-world.ts'
import { type AppName, type Product, startProduct } from './product.ts'
import { openVisitor, order } from './visitor.ts'

const cpf = '529.982.247-25'
const password = 'minha-senha-plantada-7f3a'
const apps: AppName[] = ['gateway', 'chat', 'orders', 'catalogue', 'sandbox']

let product: Product
let redis: Redis
const passed: string[] = []

beforeAll(async () => {
  product = await startProduct({ CHAT_LIMITS: 'off', LOG_LEVEL: 'debug' })
  const client = new Redis(product.redisUrl())
  redis = await client.monitor()
  client.disconnect()
  redis.on('monitor', (_time: string, said: string[]) => passed.push(said.join(' ')))
})
afterAll(async () => {
  redis?.disconnect()
  await product?.stop()
})

it('what a visitor should not have written, and what opens a door, is in no log and passes no queue', async () => {
  const visitor = await openVisitor(product)
  visitor.say(`meu cpf é ${cpf} e a senha do meu instagram é ${password}`)
  await visitor.hears(/./)
  const from = visitor.frames.length
  await order(visitor, 'Quero 500 seguidores para https://www.instagram.com/loja.sem.segredo')
  const { pixCode } = await visitor.card(from)
  await pay(product, pixCode)
  await visitor.hears(/Processando/, from)
  const staff = (await signIn(product)).split('=')[1]!
  const session = visitor.cookie().split('=')[1]!
  visitor.close()

  const logs = apps.map((name) => product.log(name)).join('\n')
  const queues = passed.join('\n')
  // A search that does not find what must be there finds nothing.
  expect(queues).toContain('loja.sem.segredo')
  expect(logs).toContain('/api/admin/login')
  const secrets = { cpf, password, session, staff, admin: product.administrator.password }
  for (const [what, secret] of Object.entries(secrets)) {
    expect([what, secret.length > 5, logs.includes(secret), queues.includes(secret)]).toEqual([
      what,
      true,
      false,
      false,
    ])
  }
})
