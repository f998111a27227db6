/** Every public address with its canonical address and its types of structured data. */
export const publicPages = [
  ['/', '/', ['Organization', 'Service']],
  [
    '/comprar-seguidores-instagram',
    '/comprar-seguidores-instagram',
    ['Service', 'FAQPage', 'BreadcrumbList'],
  ],
  ['/curtidas-instagram', '/curtidas-instagram', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/visualizacoes-youtube', '/visualizacoes-youtube', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/inscritos-youtube', '/inscritos-youtube', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/seguidores-tiktok', '/seguidores-tiktok', ['Service', 'FAQPage', 'BreadcrumbList']],
  ['/todos-servicos', '/todos-servicos', ['Organization', 'Service', 'FAQPage', 'BreadcrumbList']],
  ['/smm-brasil', '/todos-servicos', ['Organization', 'Service', 'FAQPage', 'BreadcrumbList']],
  ['/faq', '/faq', ['FAQPage', 'BreadcrumbList']],
  ['/precos', '/precos', ['Service', 'BreadcrumbList']],
  ['/contato', '/contato', ['Organization', 'BreadcrumbList']],
  ['/politica-privacidade', '/politica-privacidade', ['BreadcrumbList']],
  ['/termos', '/termos', ['BreadcrumbList']],
] as const
