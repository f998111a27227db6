import type { Turn } from '../turn.ts'
import { type Draft, hasPage, suits } from './draft.ts'

/** 'quis dizer inscritos', behind a channel that receives no views: the page told before is that of the service it suits. */
export function withPageToldBefore(
  { namedOrders: [named, ...others], readTogether }: Turn,
  cart: readonly Draft[],
): readonly Draft[] {
  const [only, ...more] = cart
  if (!only?.serviceType || !named?.serviceType || others.length + more.length > 0) return cart
  if (named.serviceType === only.serviceType || hasPage(only) || hasPage(named)) return cart
  const links = readTogether?.().targets.flatMap(({ role, link }) =>
    role === 'wanted' && link ? [link] : [],
  )
  const link = links?.findLast((it) => suits(named, it))
  return link ? [{ ...only, link }] : cart
}
