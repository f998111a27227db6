import { contact, mailLink, whatsappLink } from '@smm/site/contact'
import { ButtonLink } from '@smm/ui/button'
import { Section, SectionHeading } from '@smm/ui/section'
import css from './quick-help.module.css'

export function QuickHelp() {
  return (
    <Section ground="surface" labelledBy="ajuda-rapida">
      <SectionHeading id="ajuda-rapida" title="Ajuda rápida" />
      <ul className={css.ways}>
        <li className={css.way}>
          <h3 className={css.name}>WhatsApp</h3>
          <p>Resposta em {contact.reply.whatsapp}, a qualquer hora.</p>
          <ButtonLink href={whatsappLink('Olá! Tenho uma dúvida.')} target="_blank" rel="noopener noreferrer">
            Chamar no WhatsApp
          </ButtonLink>
        </li>
        <li className={css.way}>
          <h3 className={css.name}>Chat</h3>
          <p>Pedidos, prazos e dúvidas, aqui mesmo nesta página.</p>
          <ButtonLink look="quiet" href="#chat">
            Abrir Chat
          </ButtonLink>
        </li>
        <li className={css.way}>
          <h3 className={css.name}>Outros canais</h3>
          <p>
            E-mail <a href={mailLink()}>{contact.email}</a> ou telefone, das 8h às 22h.
          </p>
          <ButtonLink look="quiet" href="/contato">
            Ver contatos
          </ButtonLink>
        </li>
      </ul>
    </Section>
  )
}
