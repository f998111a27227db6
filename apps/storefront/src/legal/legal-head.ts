import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { breadcrumbData } from '../structured-data.ts'

export const termsHead: PageHead = {
  title: `Termos de uso | ${brand.name}`,
  description: `Termos de uso da ${brand.name}: como funciona o pedido, pagamento por PIX, prazos, garantia de 30 dias, cancelamento e reembolso.`,
  keywords: 'termos de uso, garantia, cancelamento, reembolso, smm brasil',
  canonicalPath: '/termos',
  structuredData: [breadcrumbData({ name: 'Termos de uso', path: '/termos' })],
}

export const privacyHead: PageHead = {
  title: `Política de privacidade | ${brand.name}`,
  description: `Como a ${brand.name} trata seus dados de acordo com a LGPD: o que usamos, para quê, por quanto tempo e como exercer seus direitos.`,
  keywords: 'política de privacidade, lgpd, proteção de dados, encarregado de dados, smm brasil',
  canonicalPath: '/politica-privacidade',
  structuredData: [breadcrumbData({ name: 'Política de privacidade', path: '/politica-privacidade' })],
}
