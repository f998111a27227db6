import type { Claim } from './claims.ts'

/** When an order starts and how long it takes: one fact of each service, in the words of the places that tell it. */
export type Delivery = {
  /** 'em até 30 minutos' */
  startsWithin: string
  /** 'entre 15 e 30 minutos' */
  startsBetween: string
  /** '15–30 min', where there is little room. */
  startsInShort: string
  /** The longest wait, as a figure of a page and in minutes. */
  startClaim: Claim
  startMinutes: number
  /** 'de 1 a 7 dias' */
  duration: string
  /** 'ao longo de 1 a 7 dias', of a delivery that comes bit by bit. */
  durationInSentence: string
  /** The duration as a figure of a page: '1–7 dias'. */
  durationClaim: Claim
  /** The duration for a forecast, counted from the payment. */
  deliveredHours: { from: number; by: number }
}

export const delivery = {
  'instagram-followers': deliveryFrom([15, 30], [1, 7, 'dias']),
  'instagram-likes': deliveryFrom([5, 15], [0, 24, 'horas']),
  'youtube-views': deliveryFrom([30, 60], [12, 48, 'horas']),
  'youtube-subscribers': deliveryFrom([60, 120], [24, 72, 'horas']),
  'tiktok-followers': deliveryFrom([15, 30], [1, 5, 'dias']),
} satisfies Record<string, Delivery>

export type DeliveredProduct = keyof typeof delivery

/** Delivery of a platform's service; undefined for one that no page describes. */
export function deliveryOf(product: { platform: string; serviceType: string }): Delivery | undefined {
  const name = `${product.platform}-${product.serviceType}`
  return Object.hasOwn(delivery, name) ? delivery[name as DeliveredProduct] : undefined
}

type Goods = { platform: string | null; serviceType: string | null }

const timesOf = ({ platform, serviceType }: Goods): Delivery[] =>
  Object.entries(delivery)
    .filter(
      ([name]) => (!platform || name.startsWith(platform)) && (!serviceType || name.endsWith(serviceType)),
    )
    .map(([, it]) => it)

/** Minutes after which an order has started by the published times; the longest of them for goods that are not known. */
export function latestStartMinutes(goods: Goods): number {
  const known = timesOf(goods)
  return Math.max(...known.map((it) => it.startMinutes), ...(known.length ? [] : [120]))
}

/** Minutes after which all of an order has come by the published times; 0 for goods that no page describes. */
export const latestEndMinutes = (goods: Goods): number =>
  Math.max(0, ...timesOf(goods).map((it) => it.deliveredHours.by * 60))

type Minutes = [from: number, to: number]
type Duration = [from: number, to: number, unit: 'horas' | 'dias']

function deliveryFrom([from, to]: Minutes, duration: Duration): Delivery {
  const isOneUnit = isInHours(from) === isInHours(to)
  const bare = String(isInHours(from) ? from / 60 : from)
  return {
    startsWithin: `em até ${inWords(to)}`,
    startsBetween: `entre ${isOneUnit ? bare : inWords(from)} e ${inWords(to)}`,
    startsInShort: `${isOneUnit ? bare : inShort(from)}–${inShort(to)}`,
    startClaim: {
      shown: `até ${isInHours(to) ? inWords(to) : inShort(to)}`,
      value: `PT${to}M`,
      label: 'para a entrega começar',
    },
    startMinutes: to,
    ...durationFacts(duration),
  }
}

type DurationFacts = Pick<Delivery, 'duration' | 'durationInSentence' | 'durationClaim' | 'deliveredHours'>

function durationFacts([from, to, unit]: Duration): DurationFacts {
  const hours = unit === 'horas' ? 1 : 24
  const short = `${to} ${unit === 'horas' ? 'h' : unit}`
  return {
    duration: from === 0 ? `em até ${to} ${unit}` : `de ${from} a ${to} ${unit}`,
    durationInSentence: from === 0 ? `em até ${to} ${unit}` : `ao longo de ${from} a ${to} ${unit}`,
    durationClaim: {
      shown: from === 0 ? `até ${short}` : `${from}–${short}`,
      value: unit === 'horas' ? `PT${to}H` : `P${to}D`,
      label: 'para a entrega completa',
    },
    deliveredHours: { from: from * hours, by: to * hours },
  }
}

function inWords(minutes: number): string {
  if (!isInHours(minutes)) return `${minutes} minutos`
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`
}

function inShort(minutes: number): string {
  return isInHours(minutes) ? `${minutes / 60}h` : `${minutes} min`
}

function isInHours(minutes: number): boolean {
  return minutes % 60 === 0
}
