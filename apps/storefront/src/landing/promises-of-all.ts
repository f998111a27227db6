import type { Benefit } from './landing-content.ts'

/** Benefits of every service, in the same words on every page. */
export const refill: Benefit = {
  icon: 'refresh',
  title: 'Reposição grátis por 30 dias',
  text: 'Se o número cair, repomos até a quantidade que você comprou.',
}

export const support: Benefit = {
  icon: 'message',
  title: 'Atendimento 24 horas',
  text: 'Por WhatsApp, chat ou e-mail, todos os dias.',
}
