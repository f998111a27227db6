import { contact, mailLink, phoneLink, whatsappLink } from '@smm/site/contact'
import { Icon, type IconName } from '@smm/ui/icons'
import css from './ways-to-reach-us.module.css'

type Way = { icon: IconName; name: string; shown: string; note: string; href: string; outside?: boolean }

const ways: Way[] = [
  {
    icon: 'message',
    name: 'WhatsApp',
    shown: contact.whatsappShown,
    note: `Resposta em ${contact.reply.whatsapp}`,
    href: whatsappLink('Olá! Preciso de ajuda.'),
    outside: true,
  },
  {
    icon: 'mail',
    name: 'E-mail',
    shown: contact.email,
    note: `Resposta em ${contact.reply.emailOnContactPage}`,
    href: mailLink(),
  },
  {
    icon: 'phone',
    name: 'Telefone',
    shown: contact.phoneShown,
    note: contact.hours.phone,
    href: phoneLink(),
  },
  {
    icon: 'chat',
    name: 'Chat online',
    shown: 'Abrir o chat',
    note: `Resposta em ${contact.reply.chat}`,
    href: '#chat',
  },
]

export function WaysToReachUs() {
  return (
    <section aria-label="Canais de atendimento" className={css.band}>
      <ul className={css.ways}>
        {ways.map(({ icon, name, shown, note, href, outside }) => (
          <li key={name}>
            <a
              href={href}
              className={css.way}
              {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <Icon name={icon} size="1.75rem" className={css.icon} />
              <span className={css.name}>{name}</span>
              <span className={css.shown}>{breakableAfterAt(shown)}</span>
              <span className={css.note}>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A long e-mail address may break after its '@'. */
function breakableAfterAt(text: string) {
  const [name, host] = text.split('@')
  if (!host) return text
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
