import { packageParameter } from '@smm/contracts/pages'
import { formatQuantity } from '@smm/pricing/money'
import { serviceOfPage } from './conversation-starters.ts'

/** 'Quero 500 seguidores no Instagram', of `?pacote=500` on the page of a service; undefined for any other address. */
export function chosenPackageWords({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const service = serviceOfPage(pathname)
  const quantity = Number(new URLSearchParams(search).get(packageParameter))
  if (!service || !Number.isSafeInteger(quantity) || quantity < 1) return undefined
  return `Quero ${formatQuantity(quantity)} ${service.charAt(0).toLowerCase()}${service.slice(1)}`
}

/** The same, and takes the package out of the address: a reload chooses nothing again. */
export function takeChosenPackage(): string | undefined {
  const words = chosenPackageWords(location)
  if (words === undefined) return undefined
  const url = new URL(location.href)
  url.searchParams.delete(packageParameter)
  history.replaceState(history.state, '', url)
  return words
}
