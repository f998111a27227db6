import type { PageHead } from '@smm/contracts/pages'
import { brand } from '@smm/site/brand'

export const orderPageHead: PageHead = {
  title: `Acompanhar pedido | ${brand.name}`,
  description: `Acompanhe seu pedido na ${brand.name}: pagamento, entrega, comprovante e garantia, pelo link que só você tem.`,
  keywords: '',
  canonicalPath: '/pedido',
  structuredData: [],
  noIndex: true,
}
