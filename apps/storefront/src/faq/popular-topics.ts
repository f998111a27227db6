import type { IconName } from '@smm/ui/icons'

/** Shortcuts that write their term into the search. */
export const popularTopics: Array<{ icon: IconName; name: string; term: string }> = [
  { icon: 'clock', name: 'Prazo de entrega', term: 'entrega' },
  { icon: 'coin', name: 'Pagamento por PIX', term: 'PIX' },
  { icon: 'shield', name: 'Garantia e reposição', term: 'garantia' },
  { icon: 'lock', name: 'Segurança e senha', term: 'senha' },
  { icon: 'refresh', name: 'Cancelamento e reembolso', term: 'cancelar' },
  { icon: 'link', name: 'Qual link enviar', term: 'link' },
]
