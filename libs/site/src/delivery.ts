/** When an order starts and how long it takes. Landing pages, FAQ and hub word it differently, on purpose. */
export type Delivery = {
  startOnLanding: string
  startInFaq: string
  startOnHub: string
  duration: string
}

export const delivery = {
  'instagram-followers': {
    startOnLanding: 'em 30 minutos',
    startInFaq: 'entre 15 e 30 minutos',
    startOnHub: '15–30 min',
    duration: 'de 1 a 7 dias',
  },
  'instagram-likes': {
    startOnLanding: 'em 15 minutos',
    startInFaq: 'entre 5 e 15 minutos',
    startOnHub: '5–15 min',
    duration: 'em até 24 horas',
  },
  'youtube-views': {
    startOnLanding: 'em até 1 hora',
    startInFaq: 'entre 30 minutos e 1 hora',
    startOnHub: '1–2h',
    duration: 'de 12 a 48 horas',
  },
  'youtube-subscribers': {
    startOnLanding: 'em até 2 horas',
    startInFaq: 'entre 1 e 2 horas',
    startOnHub: '1–2h',
    duration: 'de 24 a 72 horas',
  },
  'tiktok-followers': {
    startOnLanding: 'em até 30 minutos',
    startInFaq: 'entre 15 e 30 minutos',
    startOnHub: '15–30 min',
    duration: 'de 1 a 5 dias',
  },
} satisfies Record<string, Delivery>

export type DeliveredProduct = keyof typeof delivery

/** Delivery of a platform's service; undefined for one that no page describes. */
export function deliveryOf(product: { platform: string; serviceType: string }): Delivery | undefined {
  const name = `${product.platform}-${product.serviceType}`
  return Object.hasOwn(delivery, name) ? delivery[name as DeliveredProduct] : undefined
}
