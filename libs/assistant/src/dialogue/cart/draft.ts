import { OrNull } from '@smm/contracts/or-null'
import type { TieredProduct } from '@smm/contracts/products'
import { inTier, isStandard } from '@smm/pricing/price-book'
import { canReceive } from '@smm/social-links/can-receive'
import type { Link } from '@smm/social-links/link'
import Type, { type Static } from 'typebox'
import { Choice, Item, TargetLink } from '../../understanding/reading.ts'

/** One order of the cart, as far as it is known. */
export const Draft = Type.Object({
  platform: Item.properties.platform,
  serviceType: Item.properties.serviceType,
  quantity: OrNull(Type.Integer()),
  choice: OrNull(Choice),
  link: OrNull(TargetLink),
  /** A page that its goods cannot go to: others may. */
  unfit: Type.Optional(TargetLink),
  /** Absent: the standard one, unless a message has just named it. */
  tier: Type.Optional(Type.String()),
  /** Written as '@name': kept beside its page, so that another platform moves it there. */
  handle: OrNull(Type.String()),
})

export type Draft = Static<typeof Draft>

export const emptyDraft: Draft = {
  platform: null,
  serviceType: null,
  quantity: null,
  choice: null,
  link: null,
  handle: null,
}

/** Parts of an order that are taken out of it. */
export const noPage = { link: null, handle: null }

export const noQuantity = { quantity: null, choice: null }

/** The product of a draft in its tier, once its platform and its service are known. */
export const productOf = ({
  platform,
  serviceType,
  tier,
}: Pick<Draft, 'platform' | 'serviceType' | 'tier'>): TieredProduct | null =>
  platform && serviceType ? inTier({ platform, serviceType }, tier) : null

export const isEmpty = (it: Draft): boolean =>
  !it.platform && !it.serviceType && it.quantity === null && !it.choice && !it.link && !it.handle && !it.tier

export const hasPage = ({ link, handle }: Pick<Draft, 'link' | 'handle'>): boolean =>
  (link ?? handle) !== null

/** The address of the page that an order goes to. */
export const pageOf = ({ link }: Pick<Draft, 'link'>): string | null => link?.canonicalUrl ?? null

/** '500': nothing else of an order is named. */
export const isQuantityAlone = (it: Draft): boolean =>
  it.quantity !== null && !it.serviceType && !it.platform && !hasPage(it)

type Named = Pick<Draft, 'platform' | 'serviceType'>
type Goods = Named & Pick<Draft, 'quantity'>

/** Whether a product is on the platform and of the service that are named, where one is. */
export const matchesProduct = (it: Named, named: Named): boolean =>
  (!named.platform || named.platform === it.platform) &&
  (!named.serviceType || named.serviceType === it.serviceType)

/** The same, and in the quantity that is named. */
export const matchesGoods = (it: Goods, named: Goods): boolean =>
  matchesProduct(it, named) && (named.quantity === null || named.quantity === it.quantity)

/** The name of the account that a draft goes to, where it is known. */
export const accountOf = ({ link, handle }: Draft): string | null =>
  (link?.handle ?? handle)?.toLowerCase() ?? null

/** Whether the page can receive the service that the draft names; true while none is named. */
export function suits(
  { platform, serviceType }: Pick<Draft, 'platform' | 'serviceType'>,
  link: Link,
): boolean {
  return serviceType ? canReceive(link, serviceType) : !platform || platform === link.platform
}

/** A quantity in place of the one that is chosen or named. */
export const withQuantity = (draft: Draft, quantity: number | null): Draft => ({
  ...draft,
  quantity,
  choice: null,
})

/** The draft in a tier by its name. */
export function withTier({ tier: _, ...draft }: Draft, tier: string | null | undefined): Draft {
  return !tier || isStandard(tier) ? draft : { ...draft, tier }
}

export const isComplete = (it: Draft): boolean =>
  productOf(it) !== null && it.link !== null && it.quantity !== null
