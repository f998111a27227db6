import { isDeepStrictEqual } from 'node:util'
import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import type { Platform } from '@smm/contracts/products'
import { isPublished } from '@smm/pricing/published-products'
import { canReceive } from '@smm/social-links/can-receive'
import { targetOf } from '@smm/social-links/link-fits'
import { asCalledThere } from '../../as-called-there.ts'
import { type Item, noItem, type Reading, type Target } from '../../understanding/reading.ts'
import { type Draft, emptyDraft, hasPage, productOf } from './draft.ts'

/**
 * The weight of a page for an order of its message: the words beside it, then its platform, then its place. A page of
 * another kind than the order needs stays with it only where it stands beside it, to be explained.
 */
const pageWeights = { own: 4, samePlatform: 2, otherPlatform: -10, otherKind: -8, perPlaceApart: -0.1 }
const leastPageWeight = -5

/** A page that receives an order, by its place among the targets, with the platform that it is said to be on. */
type Page = Target & { at: number }
type Named = { items: readonly Item[]; pages: readonly Page[] }

/** The orders that a message names, each with its page: what is only past, supposed or a rival's is not among them. */
export function ordersInReading(reading: Reading): Draft[] {
  const { share, choice, targets } = reading
  const { items, pages } = apart({ ...reading, items: [...withoutEchoes(reading.items)] })
  const orders = items.map(({ platform, serviceType, quantity, choice, target }) => ({
    ...emptyDraft,
    platform: platform ?? (target === null ? null : (targets[target]?.platform ?? null)),
    serviceType,
    quantity,
    choice,
  }))
  const isOnlyPointed = orders.length === 0 && (pages.length > 0 || choice !== null)
  const pageless = isOnlyPointed ? [{ ...emptyDraft, choice }] : orders
  const { paged, left } = assignPages(pageless, items, pages)
  /** 'nas três redes o nome é @loja.x' stands before the orders. */
  const isOfAll = share === 'each' || reading.scope === 'all'
  const shared = items.at(-1)?.target === null && !isOfAll ? paged : withSharedHandle(paged, pages)
  const ofLeft = shared.length > 0 ? left.map((it) => withPage(emptyDraft, it)) : []
  const named = withoutElsewhere([...shared, ...ofLeft])
  const all = inherit(named, share).slice(0, maxOrdersPerCharge)
  return share === 'split' ? splitUp(all, named) : all
}

/** 'meu insta é @a e o canal é L, quero 500 inscritos': nobody calls followers so, and the other page is only mentioned. */
function withoutElsewhere(orders: readonly Draft[]): readonly Draft[] {
  const isOfYoutube = ({ serviceType }: Draft) => serviceType === 'subscribers' || serviceType === 'views'
  const isOpen = (it: Draft) => it.serviceType === null && it.quantity === null && !it.choice
  const definite = orders.filter((it) => !isOpen(it))
  if (definite.length !== 1 || !definite.every(isOfYoutube)) return orders
  return orders.filter((it) => !isOpen(it) || it.platform === null || it.platform === 'youtube')
}

/** '@a e @b, 500 e 300': pages that stand apart from as many quantities belong to them one by one. */
function apart({ items, targets }: Reading): Named {
  const holder = (at: number) => items.find((it) => it.target === at)
  const pages = targets.flatMap((it, at): Page[] =>
    it.role === 'wanted' && hasPage(it)
      ? [{ ...it, at, platform: it.link?.platform ?? holder(at)?.platform ?? it.platform }]
      : [],
  )
  const counted = items.filter((it) => it.quantity !== null)
  const isLoose = items.some((it) => it.target !== null && !counted.includes(it))
  const isApart =
    isLoose && counted.length > 1 && items.filter((it) => it.target !== null).length === counted.length
  return { items: isApart ? counted.map((it) => withoutPage(it, targets)) : items, pages }
}

/** The platform that stands beside an '@name' is the name's. */
const withoutPage = (it: Item, targets: Reading['targets']): Item => {
  const isOfName = it.target !== null && targets[it.target]?.link === null
  return { ...it, target: null, platform: isOfName ? null : it.platform }
}

/** Gives every order its page: the one that stands with it, or else the one that fits it best; other pages are left. */
function assignPages(
  orders: readonly Draft[],
  items: readonly Item[],
  pages: readonly Page[],
): { paged: Draft[]; left: Page[] } {
  const pairs = orders
    .flatMap((order, at) =>
      pages.map((page, rank) => ({
        at,
        page,
        score: scoreOf(order, items[at], page) + Math.abs(at - rank) * pageWeights.perPlaceApart,
      })),
    )
    .filter((it) => it.score > leastPageWeight)
    .sort((a, b) => b.score - a.score)
  const given = pairs.reduce<typeof pairs>(
    (given, pair) =>
      given.some((it) => it.at === pair.at || it.page === pair.page) ? given : [...given, pair],
    [],
  )
  return {
    paged: orders.map((it, at) => {
      const own = given.find((pair) => pair.at === at)
      return own ? withPage(it, own.page) : it
    }),
    left: pages.filter((it) => given.every(({ page }) => page !== it)),
  }
}

/** How well a page goes with an order: theirs by the words, on the same platform, of the kind that the service needs. */
function scoreOf(order: Draft, item: Item | undefined, page: Page): number {
  const { own, samePlatform, otherPlatform, otherKind } = pageWeights
  const isKnown = order.platform !== null && page.platform !== null
  return (
    (item?.target === page.at ? own : 0) +
    (!isKnown ? 0 : order.platform === page.platform ? samePlatform : otherPlatform) +
    (goesWith(order, page) ? 0 : otherKind)
  )
}

function withPage(draft: Draft, { link, handle, platform }: Target): Draft {
  if (link) return { ...draft, link, platform: link.platform }
  return { ...draft, handle, platform: draft.platform ?? platform }
}

/** '500 no insta e 500 no tiktok, @loja.x nos dois': one name, on several platforms. */
function withSharedHandle(orders: readonly Draft[], [only, ...others]: readonly Page[]): readonly Draft[] {
  const platforms = new Set(orders.map((it) => it.platform))
  if (others.length > 0 || !only?.handle || platforms.size < orders.length) return orders
  const isOfAccount = (it: Draft) => targetOf({ serviceType: it.serviceType ?? 'followers' }) === 'account'
  return orders.map((it) => (isOfAccount(it) ? { ...it, handle: only.handle } : it))
}

/** 'divide 1000 curtidas nessas duas fotos', beside followers for a profile: each kind of page by itself. */
const splitUp = (orders: readonly Draft[], named: readonly Draft[]): Draft[] =>
  orders.map((it) => {
    const like = orders.flatMap((one, at) => (isOfContent(one) === isOfContent(it) ? (named[at] ?? []) : []))
    /** 'dividir com minha sócia: pra mim 500, pra ela 500' */
    const isApart = like.length > 1 && like.every(({ quantity }) => quantity !== null)
    const whole = it.quantity ?? like.find(({ quantity }) => quantity !== null)?.quantity ?? null
    return isApart ? it : { ...it, quantity: partOf(whole, like.length) }
  })

const isOfContent = ({ serviceType }: Draft) =>
  serviceType !== null && targetOf({ serviceType }) === 'content'

const partOf = (quantity: number | null, parts: number) =>
  quantity !== null && Number.isInteger(quantity / parts) ? quantity / parts : null

/** '500 seguidores no insta e 300 no tiktok': an order takes from its neighbours what it leaves out, where that is sold. */
function inherit(orders: readonly Draft[], share: Reading['share']): Draft[] {
  const [named = null, ...others] = new Set(orders.flatMap((it) => it.platform ?? []))
  const platform = others.length === 0 ? named : null
  const all = sharedByAll(orders, share)
  /** '500 no insta e 500 no tiktok' */
  const isOfAccounts = others.length > 0 && orders.some((it) => it.quantity !== null)
  const ofAll = isOfAccounts ? 'followers' : null
  const services = orders.map((it) => it.serviceType)
  const first = services.find(Boolean) ?? ofAll
  return orders.map((it, at) => {
    const last = services.slice(0, at).findLast(Boolean) ?? first
    const isFree = last && isSoldOn(it.platform, last) && goesWith({ serviceType: last }, it)
    const serviceType = it.serviceType ?? (isFree ? last : null)
    return asCalledThere({
      ...it,
      serviceType,
      platform: it.platform ?? (isSoldOn(platform, serviceType) ? platform : null),
      quantity: it.quantity ?? all.quantity,
      choice: it.choice ?? all.choice,
    })
  })
}

/** Whether an order and a page go together; true while one of them is not known. */
const goesWith = ({ serviceType }: Pick<Draft, 'serviceType'>, page: Pick<Draft, 'link' | 'handle'>) =>
  serviceType === null || !hasPage(page) || canReceive(page.link, serviceType)

/** '@a e @b, 500 seguidores': the one quantity or package of several pages. */
function sharedByAll(orders: readonly Draft[], share: Reading['share']): Pick<Draft, 'quantity' | 'choice'> {
  const none = { quantity: null, choice: null }
  if (!orders.every(hasPage) && share !== 'each') return none
  const counted = orders.filter((it) => it.quantity !== null || it.choice)
  const [only, ...others] = counted
  return only && others.length === 0 ? { quantity: only.quantity, choice: only.choice } : none
}

/** 'cem, cem inscritos' is one order. */
const withoutEchoes = (items: readonly Item[]): readonly Item[] =>
  items.filter((it, at) => {
    const next = items[at + 1]
    return !(next?.serviceType && isDeepStrictEqual(it, { ...noItem, quantity: next.quantity }))
  })

const isSoldOn = (platform: Platform | null, serviceType: Draft['serviceType']): boolean => {
  const product = productOf(asCalledThere({ platform, serviceType }))
  return product === null || isPublished(product)
}
