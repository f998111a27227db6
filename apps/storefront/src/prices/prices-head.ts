import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { maxDiscountFigure } from '@smm/pricing/figures'
import { figure, textWith } from '../figures/figures.ts'
import { serviceList } from '../services/services.ts'
import { breadcrumbData, serviceData } from '../structured-data.ts'

const promotion = textWith(maxDiscountFigure, ` com até ${figure(maxDiscountFigure)} OFF`)

export const pricesHead: PageHead = {
  title: `Preços de seguidores, curtidas e visualizações | ${brand.name}`,
  description: `Tabela de preços para Instagram, YouTube e TikTok${promotion}. Pague com PIX e aprovação na hora. Garantia de 30 dias em todos os pacotes.`,
  keywords:
    'preço seguidores instagram, preço curtidas, preço inscritos youtube, preço visualizações, preço seguidores tiktok',
  canonicalPath: '/precos',
  structuredData: [...serviceList.map(serviceData), breadcrumbData({ name: 'Preços', path: '/precos' })],
}
