import { ChatBand } from '../chat-band.tsx'
import { PageHero } from '../page-hero.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from '../site-header.tsx'
import { Section } from '@smm/ui/section'
import { Part } from '../part.tsx'
import { ContactForm } from './contact-form.tsx'
import css from './contact-page.module.css'
import { OpeningHours } from './opening-hours.tsx'
import { WaysToReachUs } from './ways-to-reach-us.tsx'

export default function ContactPage() {
  return (
    <>
      <SiteHeader current="/contato" />
      <main id="conteudo">
        <PageHero
          here="Contato"
          title={
            <>
              Tem gente aqui <em>para ajudar.</em>
            </>
          }
          lead="Dúvida antes de comprar, pedido em andamento ou uma ideia maior: escolha o caminho mais fácil para você."
        />
        <WaysToReachUs />
        <Section className={css.layout}>
          <Part name="contact-form">
            <ContactForm />
          </Part>
          <OpeningHours />
        </Section>
        <ChatBand
          title="Resolva agora, no chat"
          text="Faça um pedido, acompanhe a entrega ou peça ajuda. Se for preciso, uma pessoa continua a conversa."
        />
      </main>
      <SiteFooter />
    </>
  )
}
