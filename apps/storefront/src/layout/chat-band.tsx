import { contact, whatsappLink } from '@smm/site/contact'
import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import type { Service } from '../services/services.ts'
import css from './chat-band.module.css'
import { ChatPanel } from './chat-panel.tsx'

type Props = {
  title: string
  text: string
  panelTitle?: string
  panelSubtitle?: string
  /** The service that the page sells. */
  service?: Service
}

/** The order chat at the end of a page, with WhatsApp as the alternative. Here, and only here, a page speaks of passwords. */
export function ChatBand({ title, text, panelTitle, panelSubtitle, service }: Props) {
  return (
    <Section ground="night" labelledBy="chat-convite" className={css.layout}>
      <div className={css.words}>
        <h2 id="chat-convite" className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
        <ul className={css.points}>
          <li>
            <Icon name="lock" /> Só o link público: nunca pedimos senha
          </li>
          <li>
            <Icon name="coin" /> PIX confirmado em segundos
          </li>
          <li>
            <Icon name="shield" /> Reposição grátis por 30 dias
          </li>
        </ul>
        <p className={css.person}>
          Prefere falar com uma pessoa?{' '}
          <a href={whatsappLink()} target="_blank" rel="noopener noreferrer">
            Chame no WhatsApp
          </a>{' '}
          (resposta em {contact.reply.whatsapp}).
        </p>
      </div>
      <ChatPanel title={panelTitle} subtitle={panelSubtitle} service={service} />
    </Section>
  )
}
