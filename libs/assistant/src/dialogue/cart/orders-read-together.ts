import { says } from '../../understanding/reading.ts'
import { stateAt, type Turn } from '../turn.ts'
import { accountOf, type Draft, pageOf, suits } from './draft.ts'
import { ordersInReading } from './orders-in-reading.ts'
import { corrects, indexNamed } from './which-order.ts'
import { withNamedProduct } from './chosen-quantity.ts'

/**
 * The orders that the last messages name together, where this one alone would push out a page or could not tell whose a
 * quantity is: '500 pro @a' and then 'o resto no @b'; two links, and then 'o último 1500, o outro 400'. Null where it stands alone.
 */
export function ordersReadTogether(
  turn: Turn,
  before: readonly Draft[],
  after: readonly Draft[],
): Draft[] | null {
  const { readTogether } = turn
  if (!readTogether || correctsOrDeclines(turn) || isOfOnePlace(turn, before) || namesEach(turn)) return null
  /** '500 pra mim e 100 pra ele', of the one page in the cart. */
  const isOfMore =
    before.length === 1 && counted(before).length === 0 && counted(turn.reading.items).length > 1
  const isOpen = before.filter((it) => accountOrPage(it) && it.quantity === null).length > 1
  const isShared = accountsIn(before).size === 0 && accountsIn(turn.namedOrders).size > 1
  if (!isShared && !isOfMore && !isOpen && holds(accountsIn(after), accountsIn(before))) return null
  const orders = ordersInReading(readTogether()).map((it) => withNamedProduct(turn, it))
  const pages = accountsIn(orders)
  if (pages.size < 2 || !holds(pages, accountsIn([...before, ...turn.namedOrders]))) return null
  return stateAt(turn, 'confirming') && !haveOwnQuantities(orders) ? null : orders
}

const counted = (items: ReadonlyArray<{ quantity: number | null }>) =>
  items.filter((it) => it.quantity !== null)

/** Beside a recap a page alone may be a better one: quantities of their own show that there are several orders. */
const haveOwnQuantities = (orders: readonly Draft[]) => new Set(orders.map((it) => it.quantity)).size > 1

/** 'no segundo o @ é @loja.b', and a page that no order in hand can use. */
const isOfOnePlace = ({ reading, namedOrders }: Turn, before: readonly Draft[]) =>
  (indexNamed(before, reading) !== null && namedOrders.every((it) => it.quantity === null)) ||
  namedOrders.some(({ link }) => link && !before.some((it) => suits(it, link)))

/** '500 seguidores e 1000 curtidas' */
const namesEach = ({ namedOrders }: Turn) =>
  namedOrders.length > 1 && new Set(namedOrders.map((it) => it.serviceType)).size === namedOrders.length

export const correctsOrDeclines = (turn: Turn) => corrects(turn.reading) || says(turn.reading, 'refuse')

const accountOrPage = (it: Draft): string | null => accountOf(it) ?? pageOf(it)
const accountsIn = (orders: readonly Draft[]): ReadonlySet<string> =>
  new Set(orders.flatMap((it) => accountOrPage(it) ?? []))

const holds = (all: ReadonlySet<string>, some: ReadonlySet<string>) => [...some].every((it) => all.has(it))
