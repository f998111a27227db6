import type { PageHead } from '@smm/contracts/pages'
import { breadcrumbData } from '../structured-data.ts'

export const termsHead: PageHead = {
  title: 'Termos de uso | SMM Brasil',
  description:
    'Termos de uso da SMM Brasil: como funciona o pedido, pagamento por Pix, prazos, garantia de 30 dias, cancelamento e reembolso.',
  keywords: 'termos de uso, garantia, cancelamento, reembolso, smm brasil',
  canonicalPath: '/termos',
  structuredData: [breadcrumbData({ name: 'Termos de uso', path: '/termos' })],
}

export const privacyHead: PageHead = {
  title: 'Política de privacidade | SMM Brasil',
  description:
    'Como a SMM Brasil trata os seus dados de acordo com a LGPD: o que usamos, para quê, por quanto tempo e como exercer os seus direitos.',
  keywords: 'política de privacidade, lgpd, proteção de dados, encarregado de dados, smm brasil',
  canonicalPath: '/politica-privacidade',
  structuredData: [breadcrumbData({ name: 'Política de privacidade', path: '/politica-privacidade' })],
}
