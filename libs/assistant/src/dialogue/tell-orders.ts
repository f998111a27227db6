import { say } from '../replies/say.ts'
import type { VisitorOrder } from '../visitor-records.ts'
import type { Step } from './turn.ts'

export const tellOrders = (...orders: VisitorOrder[]): Step => ({ parts: [say('orders', { orders })] })
