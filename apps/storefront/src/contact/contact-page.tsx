import { ChatBand } from '../layout/chat-band.tsx'
import { PageHero } from '../layout/page-hero.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { Section } from '@smm/ui/section'
import { Island } from '../island.tsx'
import { ContactForm } from './contact-form.tsx'
import css from './contact-page.module.css'
import { DataRequests } from './data-requests.tsx'
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
              Fale <em>com a gente.</em>
            </>
          }
          lead={
            <>
              Escolha por onde prefere falar. Já comprou? <a href="/pedido">Acompanhe seu pedido</a>.
            </>
          }
        />
        <WaysToReachUs />
        <Section className={css.layout}>
          <Island name="contact-form">
            <ContactForm />
          </Island>
          <OpeningHours />
        </Section>
        <DataRequests />
        <ChatBand
          title="Resolva agora, no chat"
          text="Faça um pedido, acompanhe a entrega ou peça ajuda. Se for preciso, uma pessoa continua a conversa."
        />
      </main>
      <SiteFooter />
    </>
  )
}
