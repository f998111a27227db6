import { sameTier } from '@smm/contracts/same-product'
import { targetOf } from '@smm/social-links/link-fits'
import { type Conditions, holding } from '../../decide.ts'
import { accountIn } from '../parse/account-in.ts'
import { totalOf } from '../../recap-total.ts'
import { atPlace, type Item, positionNamed, type Reading, type ShownOrder } from '../reading.ts'

type Money = NonNullable<Reading['money']>
/** An order as a message names it; what it leaves open is null, or absent. */
export type NamedOrder = Pick<Item, 'platform' | 'serviceType' | 'quantity'> & {
  tier?: string
  /** Of its page, or else the name of its account. */
  address?: string | null
  account?: string | null
}

/** 'sim, 45' and 'pode ser, 500 reais' repeat the price and the quantity of a line. */
const isNumberOf = (line: ShownOrder, cents: number) =>
  cents === line.quotedCents || cents === line.quantity * 100

/** Whether all that a message names of an order is what a line of the recap shows. */
export const isShown = (
  line: ShownOrder,
  { platform, serviceType, quantity, tier, address = null, account }: NamedOrder,
): boolean =>
  (!platform || platform === line.platform) &&
  (!serviceType || serviceType === line.serviceType) &&
  (quantity === null || quantity === line.quantity || isNumberOf(line, quantity * 100)) &&
  (tier === undefined || sameTier({ ...line, tier }, line)) &&
  isShownPage(line, address, account ?? null)

/** 'isso, 500 pra cada, 90 no total' */
const isTotalOf = (recap: readonly ShownOrder[], { quantity, serviceType, platform }: NamedOrder): boolean =>
  !serviceType && !platform && quantity !== null && recap.length > 1 && quantity * 100 === totalOf(recap)

const isShownPage = ({ link }: ShownOrder, address: string | null, account: string | null): boolean =>
  address === null ? account === null || account.toLowerCase() === accountIn(link) : address === link

/** Whether a sum is a price of the recap or its total, or a budget that covers it. */
function isShownPrice({ use, cents }: Money, recap: readonly ShownOrder[]): boolean {
  const total = totalOf(recap)
  return cents === total || (use === 'budget' && cents > total) || recap.some((it) => isNumberOf(it, cents))
}

type Compared = {
  reading: Reading
  recap: readonly ShownOrder[]
  orders: readonly NamedOrder[]
  isAnyLine: (is: (it: ShownOrder) => boolean) => boolean
}
export const differences = {
  'a part of several': ({ reading: { acts, items, removed, scope, choice }, recap }) =>
    recap.length > 1 &&
    (removed.length > 0 ||
      scope === 'first' ||
      scope === 'rest' ||
      scope === 'named' ||
      ((acts.includes('command') || acts.includes('order')) && items.some((it) => isOfSome(it, recap))) ||
      (choice?.by === 'place' && items.length === 0)),
  'another price': ({ reading: { money }, recap }) =>
    money !== null && money.use !== 'budget' && !isShownPrice(money, recap),
  'a budget below it': ({ reading: { money }, recap }) =>
    money?.use === 'budget' && !isShownPrice(money, recap),
  'another order': ({ orders, recap, isAnyLine }) =>
    orders.some((one) => !isTotalOf(recap, one) && !isAnyLine((it) => isShown(it, one))),
  /** 'confirmo, 500 e 500', of one order */
  'more orders': ({ orders, recap }) => orders.length > recap.length,
  'no longer this quantity': ({ reading: { replaced }, isAnyLine }) =>
    replaced.some(({ quantity }) => quantity !== null && isAnyLine((it) => it.quantity === quantity)),
  'another page': ({ reading: { targets }, isAnyLine }) =>
    targets.some(
      ({ role, link, handle, refusal }) =>
        refusal !== null ||
        (role === 'wanted' && !isAnyLine((it) => isShownPage(it, link?.canonicalUrl ?? null, handle ?? ''))),
    ),
  /** 'pode gerar pro vídeo', of a profile */
  'another kind of page': ({ reading: { pageKind }, isAnyLine }) =>
    pageKind !== null && !isAnyLine((it) => isOfKind(it, pageKind)),
} satisfies Conditions<Compared>

/** A yes is read beside these, as in 'manda a conta'; whether it places the recap is asked then. */
const ofPlacing: ReadonlySet<Difference> = new Set<Difference>([
  'a budget below it',
  'more orders',
  'another kind of page',
])
type Difference = keyof typeof differences

/** Whether a message is of another recap, or of a part of it. */
export const isAnotherOrder = (recap: readonly ShownOrder[], reading: Reading): boolean =>
  differencesFrom(recap, reading).some((it) => !ofPlacing.has(it))

/** Names each difference between a message and the recap; none where it repeats the recap, or names nothing. */
export function differencesFrom(
  recap: readonly ShownOrder[],
  reading: Reading,
  orders: readonly NamedOrder[] = reading.items,
): Difference[] {
  const place = positionNamed(reading)
  /** 'o outro é 500' is compared with that line alone. */
  const line = place !== null && orders.length > 0 ? atPlace(recap, place) : undefined
  const compared = {
    reading,
    recap,
    orders,
    isAnyLine: (is: (it: ShownOrder) => boolean) => (line ? [line] : recap).some(is),
  }
  return holding<Compared, Difference>(differences, compared)
}

const isOfKind = (it: ShownOrder, kind: NonNullable<Reading['pageKind']>) =>
  (targetOf(it) === 'content') === (kind === 'content') && (kind !== 'channel' || it.platform === 'youtube')

/** 'gera o do tiktok', beside one on Instagram. */
const isOfSome = ({ platform, serviceType, quantity }: Item, recap: readonly ShownOrder[]) =>
  (quantity !== null && new Set(recap.map((it) => it.quantity === quantity)).size > 1) ||
  recap.some((it) => platform !== null && it.platform !== platform) ||
  recap.some((it) => serviceType !== null && it.serviceType !== serviceType)
