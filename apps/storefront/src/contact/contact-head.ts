import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { breadcrumbData, organizationData } from '../structured-data.ts'

export const contactHead: PageHead = {
  title: `Contato: WhatsApp, chat, e-mail e telefone | ${brand.name}`,
  description: `Fale com a ${brand.name} pelo WhatsApp ou pelo chat, 24 horas por dia, por e-mail ou por telefone, das 8h às 22h. Resposta em poucos minutos.`,
  keywords: 'contato smm brasil, suporte smm, whatsapp smm brasil, atendimento',
  canonicalPath: '/contato',
  structuredData: [organizationData(), breadcrumbData({ name: 'Contato', path: '/contato' })],
}
