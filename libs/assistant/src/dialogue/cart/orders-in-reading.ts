import { maxOrdersPerCharge } from '@smm/contracts/orders/orders'
import type { Platform } from '@smm/contracts/products'
import { isPublished } from '@smm/pricing/published-products'
import { canReceive } from '@smm/social-links/can-receive'
import { targetOf } from '@smm/social-links/link-fits'
import { asCalledThere } from '../../as-called-there.ts'
import type { Reading, Target } from '../../understanding/reading.ts'
import { type Draft, emptyDraft, hasPage, productOf } from './draft.ts'

/** The orders that a message names, each with its page: what is only past, supposed or a rival's is not among them. */
export function ordersInReading({ items, targets, share, scope, choice }: Reading): Draft[] {
  const pages = targets.filter(isReceiving)
  const paged = items.map(({ target, ...item }): Draft => {
    const page = targets[target ?? -1]
    const draft = { ...emptyDraft, ...item, platform: item.platform ?? page?.platform ?? null }
    return page && isReceiving(page) ? withPage(draft, page) : draft
  })
  const left = pages.filter((page) => !items.some(({ target }) => targets[target ?? -1] === page))
  /** 'nas três redes o nome é @loja.x' stands before the orders. */
  const isOfAll = items.at(-1)?.target !== null || share === 'each' || scope === 'all'
  const shared = isOfAll ? withSharedHandle(paged, pages) : paged
  const orders = [...shared, ...left.map((it) => withPage(emptyDraft, it))]
  const named = withoutElsewhere(orders.length === 0 && choice ? [{ ...emptyDraft, choice }] : orders)
  const all = inherit(named, share).slice(0, maxOrdersPerCharge)
  return share === 'split' ? splitUp(all, named) : all
}

const isReceiving = (it: Target) => it.role === 'wanted' && hasPage(it)

/** 'meu insta é @a e o canal é L, quero 500 inscritos': nobody calls followers so, and the other page is only mentioned. */
function withoutElsewhere(orders: readonly Draft[]): readonly Draft[] {
  const isOfYoutube = ({ serviceType }: Draft) => serviceType === 'subscribers' || serviceType === 'views'
  const isOpen = (it: Draft) => it.serviceType === null && it.quantity === null && !it.choice
  const definite = orders.filter((it) => !isOpen(it))
  if (definite.length !== 1 || !definite.every(isOfYoutube)) return orders
  return orders.filter((it) => !isOpen(it) || it.platform === null || it.platform === 'youtube')
}

function withPage(draft: Draft, { link, handle, platform }: Target): Draft {
  if (link) return { ...draft, link, platform: link.platform }
  return { ...draft, handle, platform: draft.platform ?? platform }
}

/** '500 no insta e 500 no tiktok, @loja.x nos dois': one name, on several platforms. */
function withSharedHandle(orders: readonly Draft[], [only, ...others]: readonly Target[]): readonly Draft[] {
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

const isSoldOn = (platform: Platform | null, serviceType: Draft['serviceType']): boolean => {
  const product = productOf(asCalledThere({ platform, serviceType }))
  return product === null || isPublished(product)
}
