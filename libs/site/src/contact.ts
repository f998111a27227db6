import { config } from './config.ts'
import { showPhone } from './show-phone.ts'

const { whatsapp, phone, email } = config

/** Contact channels. */
export const contact = {
  whatsapp,
  whatsappShown: showPhone(whatsapp),
  phone,
  phoneShown: showPhone(phone),
  email,
  hours: {
    phone: 'Todos os dias, das 8h às 22h',
    whatsapp: '24 horas por dia, 7 dias por semana',
    chat: '24 horas por dia, 7 dias por semana',
    email: '24 horas por dia, 7 dias por semana',
    dataProtectionOfficer: 'Segunda a sexta, das 9h às 18h',
  },
  /** Usual time until an answer. The FAQ and the contact page promise different times by e-mail. */
  reply: {
    whatsapp: '2 a 5 minutos',
    chat: '5 a 10 minutos',
    emailInFaq: '1 a 3 horas',
    emailOnContactPage: 'até 2 horas',
  },
}

/** Opens a WhatsApp conversation with us; the text stands ready and is not sent by itself. */
export function whatsappLink(text?: string, number = contact.whatsapp): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** Opens the visitor's mail program with the message ready. */
export function mailLink(message: { subject?: string; body?: string } = {}, address = contact.email): string {
  const fields = Object.entries(message).filter(([, text]) => text)
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
  return `mailto:${address}${query ? `?${query}` : ''}`
}

/** Calls us from a telephone. */
export function phoneLink(number = contact.phone): string {
  return `tel:${number}`
}
