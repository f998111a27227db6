import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { serviceList } from '../services.ts'
import { breadcrumbData, serviceData } from '../structured-data.ts'

export const pricesHead: PageHead = {
  title: `Preços de seguidores, curtidas e visualizações | ${brand.name}`,
  description:
    'Tabela de preços para Instagram, YouTube e TikTok com até 40% OFF. Pague com PIX e aprovação na hora. Garantia de 30 dias em todos os pacotes.',
  keywords:
    'preço seguidores instagram, preço curtidas, preço inscritos youtube, preço visualizações, preço seguidores tiktok',
  canonicalPath: '/precos',
  structuredData: [...serviceList.map(serviceData), breadcrumbData({ name: 'Preços', path: '/precos' })],
}
