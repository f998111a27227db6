import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { serviceList } from '../services/services.ts'
import { breadcrumbData, faqData, organizationData, serviceData } from '../structured-data.ts'
import { hubFaq } from './hub-faq.ts'

/** Two addresses share the page; the first is canonical. */
export const hubHead: PageHead = {
  title: `Todos os serviços para redes sociais | ${brand.name}`,
  description:
    'Seguidores, curtidas, visualizações e inscritos para Instagram, YouTube e TikTok. Público brasileiro, PIX na hora e 30 dias de garantia.',
  keywords:
    'smm brasil, painel smm, serviços redes sociais, comprar seguidores, comprar curtidas, comprar visualizações, comprar inscritos',
  canonicalPath: '/todos-servicos',
  structuredData: [
    organizationData(),
    ...serviceList.map(serviceData),
    faqData(hubFaq),
    breadcrumbData({ name: 'Todos os serviços', path: '/todos-servicos' }),
  ],
}
