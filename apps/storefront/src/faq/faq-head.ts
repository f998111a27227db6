import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { faqCategories } from '@smm/site/faq'
import { breadcrumbData, faqData } from '../structured-data.ts'

export const faqHead: PageHead = {
  title: `Perguntas frequentes e ajuda | ${brand.name}`,
  description: `Prazos, pagamento por PIX, garantia de 30 dias, cancelamento e suporte: respostas sobre Instagram, YouTube e TikTok na ${brand.name}.`,
  keywords: 'ajuda smm brasil, perguntas frequentes, garantia seguidores, prazo de entrega, pagamento pix',
  canonicalPath: '/faq',
  structuredData: [
    faqData(faqCategories.flatMap((category) => category.questions)),
    breadcrumbData({ name: 'Ajuda', path: '/faq' }),
  ],
}
