import { type Costs, projectGrowth } from './project-growth.ts'

const cost = { perOrder: 20, perPage: 0, perChatMinute: 0 }
const costs: Costs = {
  orders: cost,
  chat: { ...cost, perChatMinute: 0.6 },
  gateway: { ...cost, perPage: 2 },
  catalogue: { ...cost, perOrder: 0 },
  postgres: cost,
  redis: { ...cost, perOrder: 5 },
}
const shop = {
  ordersADay: 24_000,
  busiestHour: 0.15,
  pagesPerOrder: 30,
  chatsPerOrder: 10,
  minutesPerChat: 5,
}

it('adds what orders, pages and open chats cost in the busiest hour', () => {
  const { ordersPerSecond, pagesPerSecond, openChats, cores } = projectGrowth(costs, 1, shop)
  expect([ordersPerSecond, pagesPerSecond, openChats]).toEqual([1, 30, 3_000])
  expect(cores.orders).toBeCloseTo(0.02 / 0.7)
  expect(cores.gateway).toBeCloseTo(0.08 / 0.7)
  expect(cores.chat).toBeCloseTo(0.05 / 0.7)
})

it('keeps two of each, and adds replicas by processor time and by open files', () => {
  expect(projectGrowth(costs, 1, shop).replicas).toEqual({ orders: 2, chat: 2, gateway: 2 })
  expect(projectGrowth(costs, 100, shop).replicas).toEqual({ orders: 3, chat: 8, gateway: 30 })
})

it('names first what fills first', () => {
  const [[first]] = projectGrowth(costs, 100, shop).fullest as [[string, number]]
  expect(first).toBe('one supplier')
  expect(projectGrowth(costs, 100, shop).suppliers).toBe(20)
})
