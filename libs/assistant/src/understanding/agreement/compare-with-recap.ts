import type { Item, Reading, ShownOrder } from '../reading.ts'

type Money = NonNullable<Reading['money']>
/** An order as a message names it; null for whatever it leaves open. */
type NamedOrder = Pick<Item, 'platform' | 'serviceType' | 'quantity'>

/** 'sim, 45' and 'pode ser, 500 reais' repeat the price and the quantity of a line. */
export const isNumberOf = (line: ShownOrder, cents: number) =>
  cents === line.quotedCents || cents === line.quantity * 100

/** Whether all that a message names of an order is what a line of the recap shows. */
export const isShown = (line: ShownOrder, { platform, serviceType, quantity }: NamedOrder): boolean =>
  (!platform || platform === line.platform) &&
  (!serviceType || serviceType === line.serviceType) &&
  (quantity === null || quantity === line.quantity || isNumberOf(line, quantity * 100))

/** Whether a page, by its address or else by the name of its account, is that of a line. */
export const isShownPage = (line: ShownOrder, address: string | null, account: string): boolean =>
  address === null ? line.link.toLowerCase().includes(account.toLowerCase()) : address === line.link

/** Whether a sum is a price of the recap or its total, or a budget that covers it. */
export function isShownPrice({ use, cents }: Money, recap: readonly ShownOrder[]): boolean {
  const total = recap.reduce((sum, it) => sum + it.quotedCents, 0)
  return cents === total || (use === 'budget' && cents > total) || recap.some((it) => isNumberOf(it, cents))
}

type Compared = {
  reading: Reading
  recap: readonly ShownOrder[]
  isAnyLine: (is: (it: ShownOrder) => boolean) => boolean
}
export const differences = {
  'a part of several': ({ reading: { acts, items, removed, scope, choice }, recap }) =>
    recap.length > 1 &&
    (removed.length > 0 ||
      scope === 'first' ||
      scope === 'rest' ||
      scope === 'named' ||
      (acts.includes('command') && items.some((it) => isOfSome(it, recap))) ||
      (choice?.by === 'place' && items.length === 0)),
  /** Whether a budget covers the recap is asked when it is placed. */
  'another price': ({ reading: { money }, recap }) =>
    money !== null && money.use !== 'budget' && !isShownPrice(money, recap),
  'another order': ({ reading: { items }, isAnyLine }) =>
    items.some((item) => !isAnyLine((it) => isShown(it, item))),
  'no longer this quantity': ({ reading: { replaced }, isAnyLine }) =>
    replaced.some(({ quantity }) => quantity !== null && isAnyLine((it) => it.quantity === quantity)),
  'another page': ({ reading: { targets }, isAnyLine }) =>
    targets.some(
      ({ role, link, handle }) =>
        role === 'wanted' && !isAnyLine((it) => isShownPage(it, link?.canonicalUrl ?? null, handle ?? '')),
    ),
} satisfies Record<string, (it: Compared) => boolean>

/** Names each difference between a message and the recap; none where it repeats the recap, or names nothing. */
export function differencesFrom(
  recap: readonly ShownOrder[],
  reading: Reading,
): Array<keyof typeof differences> {
  const { choice, items } = reading
  /** 'o outro é 500' is compared with that line alone. */
  const line =
    choice?.by === 'place' && items.length > 0 ? recap.at(choice.place - Number(choice.place > 0)) : undefined
  const compared = {
    reading,
    recap,
    isAnyLine: (is: (it: ShownOrder) => boolean) => (line ? [line] : recap).some(is),
  }
  return (Object.keys(differences) as Array<keyof typeof differences>).filter((it) =>
    differences[it](compared),
  )
}

/** 'gera o do tiktok', beside one on Instagram. */
const isOfSome = ({ platform, serviceType }: Item, recap: readonly ShownOrder[]) =>
  recap.some((it) => platform !== null && it.platform !== platform) ||
  recap.some((it) => serviceType !== null && it.serviceType !== serviceType)
