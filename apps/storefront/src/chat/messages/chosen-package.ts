import { maxCouponCode } from '@smm/contracts/orders/coupon-code'
import { couponParameter, packageParameter, tierParameter } from '@smm/contracts/pages'
import { formatQuantity } from '@smm/pricing/money'
import { serviceOfPage } from './conversation-starters.ts'

type Address = Pick<Location, 'pathname' | 'search'>

/** 'Quero 500 seguidores no Instagram', of `?pacote=500` on the page of a service; undefined for any other address. */
export function chosenPackageWords({ pathname, search }: Address) {
  const service = serviceOfPage(pathname)
  const parameters = new URLSearchParams(search)
  const quantity = Number(parameters.get(packageParameter))
  const tier = parameters.get(tierParameter) ?? ''
  if (!service || !Number.isSafeInteger(quantity) || quantity < 1) return undefined
  return `Quero ${formatQuantity(quantity)} ${service.charAt(0).toLowerCase()}${service.slice(1)}${/^[\p{L}\p{N} +-]{1,40}$/u.test(tier) ? `, ${tier}` : ''}`
}

const couponCode = new RegExp(`^[\\p{L}\\p{N}_-]{3,${maxCouponCode}}$`, 'u')

/** 'Tenho o cupom VERAO10', of `?cupom=VERAO10`. */
export function couponWords({ search }: Pick<Address, 'search'>) {
  const code = new URLSearchParams(search).get(couponParameter)?.trim() ?? ''
  return couponCode.test(code) ? `Tenho o cupom ${code}` : undefined
}

/** The words of both, which are taken out of the address: a reload says nothing again. A package is chosen by a tap. */
export function takeChosenWords(): { words: string; isPackage: boolean } | undefined {
  const chosen = chosenPackageWords(location)
  const words = [chosen, couponWords(location)].filter((it) => it !== undefined)
  if (words.length === 0) return undefined
  const url = new URL(location.href)
  for (const name of [packageParameter, tierParameter, couponParameter]) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return { words: words.join('. '), isPackage: chosen !== undefined }
}
