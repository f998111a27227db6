import { faqQuestion } from '@smm/site/faq'

/** What somebody who has not chosen yet asks. */
export const hubFaq = [
  'como-funciona',
  'publico-real',
  'pede-senha',
  'formas-pagamento',
  'garantia',
  'cancelamento-reembolso',
].map(faqQuestion)
