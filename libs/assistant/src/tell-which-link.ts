import type { Platform, Product } from '@smm/contracts/products'
import { publishedProducts } from '@smm/pricing/packages'
import { faqQuestion } from '@smm/site/faq'
import { exampleLink, neededLink, productName, targetName } from './wording.ts'

/** Which address an order needs: for its product or its network, or of each kind where neither is known. */
export function tellWhichLink(product: Product | null, platform: Platform | null): string {
  if (platform === 'tiktok') return faqQuestion('tiktok-link').answer
  if (platform === 'instagram') return faqQuestion('instagram-link').answer
  if (product)
    return `Para ${productName(product)}, serve o endereço público do ${targetName(product).toLowerCase()}, como ${exampleLink(product)}.`
  const lines = publishedProducts
    .filter((it) => !platform || it.platform === platform)
    .map((it) => `• ${productName(it)}: ${neededLink(it)}, como ${exampleLink(it)}`)
  return `Depende do que você vai pedir. Qual destes?\n${lines.join('\n')}`
}
