/** The accounts of the ledger summed by day and product; an entry counts on its own day in São Paulo. */
export type DaySums = {
  day: string
  platform: string
  serviceType: string
  orders: number
  salesCents: number
  refundsCents: number
  receivedCents: number
  costsCents: number
  pixCents: number
  pixCount: number
}
