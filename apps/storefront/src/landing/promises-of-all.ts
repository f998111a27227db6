import type { Benefit } from './landing-content.ts'

/** Benefits of every service, in the same words on every page. */
export const refill: Benefit = {
  icon: 'refresh',
  title: 'Reposição por 30 dias',
  text: 'Se o número cair, repomos de graça até a quantidade comprada.',
}

export const support: Benefit = {
  icon: 'message',
  title: 'Gente para ajudar',
  text: 'Suporte 24 horas por WhatsApp, chat e e-mail.',
}
