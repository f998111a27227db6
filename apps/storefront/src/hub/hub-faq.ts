import { faqQuestion } from '@smm/site/faq'

/** Questions of visitors who have not chosen a service yet. */
export const hubFaq = [
  'como-funciona',
  'publico-real',
  'perfil-publico',
  'formas-pagamento',
  'garantia',
  'cancelamento-reembolso',
].map(faqQuestion)
