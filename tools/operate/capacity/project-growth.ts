import { ofEachPart, type Part } from './processor-time.ts'

/** Milliseconds of a core. */
type Cost = { perOrder: number; perPage: number; perChatMinute: number }
export type Costs = Record<Part, Cost>

/** A shop to start from; another one's figures give another table. */
export const firstShop = {
  ordersADay: 1_000,
  /** The share of the day's orders in its busiest hour. */
  busiestHour: 0.15,
  /** 3 of 100 visits end in an order, and a visit sees a page with its files. */
  pagesPerOrder: 33,
  /** Every third visit opens the chat, for so long. */
  chatsPerOrder: 11,
  minutesPerChat: 5,
}

/** Limits of one of a kind. */
const most = {
  /** The load of a core that leaves room for a peak within the hour. */
  load: 0.7,
  /** Open chats of a gateway with 20,000 open files: `npm run bench:chat`. */
  chatsPerGateway: 10_000,
  /** Submissions a second to one supplier that answers within 200 ms: `npm run sends`. */
  sendsPerSupplier: 5,
  /** Cores of a large server of PostgreSQL. */
  postgresCores: 16,
  /** `max_connections`, as in tools/operate/kubernetes/stores. */
  connections: 200,
}

type Step = {
  ordersPerSecond: number
  pagesPerSecond: number
  openChats: number
  cores: Record<Part, number>
  replicas: { orders: number; chat: number; gateway: number }
  connections: number
  suppliers: number
  /** How full each is that cannot be added as a replica, the fullest first; 1 is full. */
  fullest: Array<[what: string, share: number]>
}

/** The needs, in its busiest hour, of a shop `times` as large as the first. */
export function projectGrowth(costs: Costs, times: number, shop = firstShop): Step {
  const ordersPerSecond = (times * shop.ordersADay * shop.busiestHour) / 3_600
  const pagesPerSecond = ordersPerSecond * shop.pagesPerOrder
  const openChats = ordersPerSecond * shop.chatsPerOrder * shop.minutesPerChat * 60
  const coresOf = ({ perOrder, perPage, perChatMinute }: Cost) =>
    (perOrder * ordersPerSecond + perPage * pagesPerSecond + (perChatMinute / 60) * openChats) /
    1_000 /
    most.load
  const cores = ofEachPart((part) => coresOf(costs[part]))
  // Two of each, so that one may end.
  const atLeastTwo = (count: number) => Math.max(2, Math.ceil(count))
  const replicas = {
    orders: atLeastTwo(cores.orders),
    chat: atLeastTwo(cores.chat),
    gateway: atLeastTwo(Math.max(cores.gateway, openChats / most.chatsPerGateway)),
  }
  // A pool of 10, in orders one of 2 as well; and one connection for each that asks which server takes writes.
  const connections = 14 * replicas.orders + 11 * replicas.chat + 11 * 2
  const fullest: Step['fullest'] = [
    ['one supplier', ordersPerSecond / most.sendsPerSupplier],
    ['PostgreSQL', cores.postgres / most.postgresCores],
    ['Redis', cores.redis],
    ['connections', connections / most.connections],
  ]
  return {
    ordersPerSecond,
    pagesPerSecond,
    openChats,
    cores,
    replicas,
    connections,
    suppliers: Math.max(1, Math.ceil(ordersPerSecond / most.sendsPerSupplier)),
    fullest: fullest.toSorted(([, a], [, b]) => b - a),
  }
}
