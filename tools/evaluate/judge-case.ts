import type { VisitorOrder } from '@smm/assistant/next-turn'
import { findLinks } from '@smm/social-links/find-links'
import type { Expectation, Final, Wanted } from './chat-case.ts'

/** Lower case, without accents. */
const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u00a0/g, ' ')
    .toLowerCase()

/** Judges the texts of a turn, and the orders that it placed. */
export function turnFailures(
  expected: Expectation,
  { text, placed }: { text: string; placed: readonly VisitorOrder[] },
): string[] {
  const plain = plainOf(text)
  const has = (it: string) => plain.includes(plainOf(it).trim())
  const isAnyWanted = placed.length === 0 || placed.some((it) => isAsWanted(expected, it))
  return [
    ...(expected.mustMention ?? [])
      .filter((any) => !any.some(has))
      .map((any) => `mentions none of ${any.join(', ')}`),
    ...(expected.mustNotMention ?? []).filter(has).map((it) => `mentions ${it}`),
    ...(expected.mustNotMatch ?? [])
      .filter((it) => new RegExp(it, 'im').test(plain))
      .map((it) => `matches ${it}`),
    ...(expected.noPix && placed.length > 0 ? ['a PIX was issued'] : []),
    ...(expected.kind === 'pix' && !isAnyWanted ? ['the PIX is of another order'] : []),
  ]
}

export function orderFailures(final: Final, orders: readonly VisitorOrder[]): string[] {
  if (final.pix === false) return orders.length ? ['a PIX was issued'] : []
  if (!orders.length) return final.pix === true ? ['no PIX'] : []
  if (orders.length > (final.maxOrders ?? 1)) return [`${orders.length} orders issued`]
  const wanted = final.allOf ?? [final]
  return wanted.flatMap((it) => {
    const variants = final.anyOf && !final.allOf ? final.anyOf.map((one) => ({ ...it, ...one })) : [it]
    const candidates = (final.allOf ? orders : orders.slice(-1)).filter((it) => it.status !== 'cancelled')
    return variants.some((one) => candidates.some((order) => isAsWanted(one, order)))
      ? []
      : [`no order is as wanted: ${JSON.stringify(it)}`]
  })
}

/** The page of an address in one spelling: its platform and its id or name. */
function pageOf(address: string): string {
  const [found] = findLinks(address)
  if (!found || !('link' in found)) return address.toLowerCase()
  const { platform, id, handle, canonicalUrl } = found.link
  return `${platform} ${id ?? handle ?? canonicalUrl}`
}

const isAsWanted = (wanted: Wanted, order: VisitorOrder): boolean =>
  (!wanted.platform || wanted.platform === order.platform) &&
  (!wanted.service || wanted.service === order.serviceType) &&
  (!wanted.quantity || wanted.quantity === order.quantity) &&
  hasWantedAmount(wanted, order) &&
  (!wanted.link || pageOf(wanted.link) === pageOf(order.link))

export function hasWantedAmount({ amount, amountRange }: Wanted, { amountCents }: VisitorOrder): boolean {
  const [least, most] = amount === undefined ? (amountRange ?? [0, Infinity]) : [amount, amount]
  return amountCents >= Math.round(least * 100) && amountCents <= Math.round(most * 100)
}
