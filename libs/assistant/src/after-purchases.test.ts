import { draftOfPlaced } from './dialogue/cart/draft-of-placed.ts'
import { emptyDialogue } from './dialogue/state.ts'
import { storeDialogue } from './dialogue/stored-dialogue.ts'
import { nextTurn, type VisitorOrder } from './next-turn.ts'
import { eachRow } from './test-each-row.ts'
import { asStored, givenOrder, now } from './testing.ts'

const paidAt = '2026-03-02T14:50:00Z'
const onTiktok = {
  orderId: '2b3c4d5e-0000-4000-8000-000000000003',
  platform: 'tiktok',
  link: 'https://www.tiktok.com/@loja.y',
} as const
const running = givenOrder({ status: 'processing', paidAt, remains: 125 })
const delivered = givenOrder({ status: 'completed', paidAt: '2026-02-25T14:50:00Z', remains: 0 })
const tiktok = givenOrder({ ...onTiktok, status: 'processing', paidAt, createdAt: '2026-03-02T14:10:00Z' })

const known = {
  unpaid: [givenOrder({ pixCode: '0002' })],
  running: [running],
  'two running': [running, tiktok],
  delivered: [delivered],
  'one delivered': [delivered, tiktok],
  late: [givenOrder({ status: 'processing', paidAt: '2026-02-01T14:50:00Z' })],
  cancelled: [givenOrder({ status: 'cancelled', paidAt, refundNotedCents: 4_500 })],
  expired: [givenOrder({ status: 'cancelled' })],
} satisfies Record<string, VisitorOrder[]>

/** The intent, the recap or the page of the order that is told in answer, as after the order placed last. */
function answered(orders: VisitorOrder[], message: string): string {
  const last = draftOfPlaced(orders.at(-1)!)
  const state = asStored(storeDialogue({ ...emptyDialogue, last, lastReplies: ['Pagamento confirmado'] }))
  const turn = nextTurn({ state, message, offers: [], now, orders, tickets: [] })
  const [intent] = turn.intents
  const at = turn.state.dialogue.state
  if (intent) return intent.type
  if (at.at === 'confirming') return `recap ${at.recap.map((it) => `${it.platform} ${it.quantity}`).join()}`
  if (at.at === 'cancelling') return `cancel? ${at.orderIds.map((it) => it[0]).join()}`
  const text = turn.replies.map(({ content }) => content).join()
  const told = orders.filter((it) => text.includes(it.orderId.slice(0, 8))).map((it) => it.platform)
  return told.length > 0 ? `told ${told.join()}` : text.slice(0, 30)
}

eachRow<[keyof typeof known, string, string]>([
  ['unpaid', 'cancelou?', 'told instagram'],
  ['unpaid', 'já caiu?', 'told instagram'],
  ['unpaid', 'fiz o pix agora pouco', 'told instagram'],
  ['unpaid', 'ainda posso pagar?', 'show-pix'],
  ['unpaid', 'não vou mais pagar, cancela', 'cancel-order'],
  ['running', 'quando termina?', 'told instagram'],
  ['running', 'falta quanto?', 'told instagram'],
  ['running', 'ta parado faz tempo', 'told instagram'],
  ['running', 'tá demorando demais', 'told instagram'],
  ['running', 'moça cadê, nada ainda', 'told instagram'],
  ['running', 'paguei às 14h e até agora neca', 'told instagram'],
  ['running', 'ué, só veio uma parte', 'told instagram'],
  ['running', 'vocês vão completar?', 'told instagram'],
  ['running', 'qual o @ que eu coloquei?', 'told instagram'],
  ['running', 'para a entrega por favor', 'cancel? 1'],
  ['running', 'e mais 500 pro mesmo perfil', 'recap instagram 500'],
  ['running', 'quero repetir o mesmo', 'recap instagram 500'],
  ['two running', 'e o do tiktok?', 'told tiktok'],
  ['two running', 'tem como ver o do tiktok?', 'told tiktok'],
  ['two running', 'e o do insta?', 'told instagram'],
  ['two running', 'e o outro?', 'told instagram,tiktok'],
  ['two running', 'já paguei os dois', 'told instagram,tiktok'],
  ['two running', 'cancela o do tiktok', 'cancel? 2'],
  ['two running', 'desisto do tiktok', 'cancel? 2'],
  ['two running', 'cancela os dois', 'cancel? 2,1'],
  ['delivered', 'sumiu uns 100 dos que comprei', 'request-refill'],
  ['delivered', 'caiu tudo no insta!!', 'request-refill'],
  ['delivered', 'repete a dose', 'recap instagram 500'],
  ['delivered', 'quero mais um igual ao último', 'recap instagram 500'],
  ['delivered', 'agora quero o mesmo pro tiktok @loja.x', 'recap tiktok 500'],
  ['delivered', 'faz mais um pedido igual pra @amiga.y no insta', 'recap instagram 500'],
  ['delivered', 'vcs já me entregaram 500, agora quero mais 1000', 'recap instagram 1000'],
  ['one delivered', 'os do insta caíram', 'request-refill'],
  ['one delivered', 'os do tiktok ainda não chegaram', 'told tiktok'],
  ['one delivered', 'repete o do tiktok', 'recap tiktok 500'],
  ['one delivered', 'quero os mesmos do tiktok de novo', 'recap tiktok 500'],
  ['one delivered', 'cancela', 'cancel? 2'],
  ['late', 'cadê meus seguidores', 'open-ticket'],
  ['late', 'isso é um absurdo, paguei e nada', 'open-ticket'],
  ['cancelled', 'cancelou?', 'told instagram'],
  ['cancelled', 'e o reembolso?', 'told instagram'],
  ['cancelled', 'o dinheiro já voltou?', 'told instagram'],
  ['cancelled', 'quando cai meu dinheiro?', 'told instagram'],
  ['expired', 'cadê meu pix?', 'recap instagram 500'],
  ['expired', 'quero fazer de novo aquele pedido', 'recap instagram 500'],
])('after a purchase, a message is of what was bought', (orders, message, expected) =>
  expect(answered(known[orders], message)).toBe(expected),
)
