import { contact, whatsappLink } from '@smm/site/contact'
import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import css from './chat-band.module.css'
import { ChatPanel } from './chat-panel.tsx'

type Props = { title: string; text: string; panelTitle?: string; panelSubtitle?: string }

/** The order chat at the end of a page, with WhatsApp as the alternative. */
export function ChatBand({ title, text, panelTitle, panelSubtitle }: Props) {
  return (
    <Section ground="night" labelledBy="chat-convite" className={css.layout}>
      <div className={css.words}>
        <h2 id="chat-convite" className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
        <ul className={css.points}>
          <li>
            <Icon name="lock" /> Só o link público, nunca a senha
          </li>
          <li>
            <Icon name="coin" /> Pagamento por PIX, confirmado na hora
          </li>
          <li>
            <Icon name="shield" /> Garantia de 30 dias com reposição gratuita
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
      <ChatPanel title={panelTitle} subtitle={panelSubtitle} />
    </Section>
  )
}
