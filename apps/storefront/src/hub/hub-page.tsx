import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { whatsappLink } from '@smm/site/contact'
import { Accordion } from '@smm/ui/accordion'
import { ButtonLink } from '@smm/ui/button'
import { Icon } from '@smm/ui/icons'
import { Section, SectionHeading } from '@smm/ui/section'
import { ChatBand } from '../layout/chat-band.tsx'
import { ClosingCall } from '../layout/closing-call.tsx'
import { PageHero } from '../layout/page-hero.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { StatStrip } from '../layout/stat-strip.tsx'
import { hubFaq } from './hub-faq.ts'
import css from './hub-page.module.css'
import { Methodology } from './methodology.tsx'
import { PlatformBlocks } from './platform-blocks.tsx'
import { ServiceGrid } from './service-grid.tsx'
import { WhyChoose } from './why-choose.tsx'

const picture = ['... ... ayn oyn', '... lgb cgn byn', 'hyn dpn lyn agn', 'cgn oyb ugn dyn']

export default function HubPage() {
  return (
    <>
      <SiteHeader current="/todos-servicos" />
      <main id="conteudo">
        <PageHero
          here="Serviços"
          picture={picture}
          title={
            <>
              Seguidores, curtidas e visualizações <em>em um só lugar.</em>
            </>
          }
          lead="Para Instagram, YouTube e TikTok, com público brasileiro e entrega gradual."
        >
          <p className={css.actions}>
            <ButtonLink look="sun" href="#chat">
              Começar agora
            </ButtonLink>
            <ButtonLink look="quiet" href="#servicos">
              Ver serviços <Icon name="arrow-down" />
            </ButtonLink>
          </p>
        </PageHero>
        <StatStrip claims={[claims.clients, claims.followersDelivered, claims.satisfaction, claims.years]} />
        <PlatformBlocks />
        <WhyChoose />
        <Section labelledBy="perguntas" className={css.faq}>
          <SectionHeading id="perguntas" title="Perguntas frequentes">
            As respostas completas estão na <a href="/faq">página de ajuda</a>.
          </SectionHeading>
          <Accordion name="perguntas" items={hubFaq} />
        </Section>
        <Methodology />
        <ClosingCall
          title="Prefere falar com uma pessoa?"
          text="Conte o que você quer alcançar. A equipe responde em poucos minutos, a qualquer hora."
          button="Chamar no WhatsApp"
          href={whatsappLink(`Olá! Quero conhecer os serviços da ${brand.name}.`)}
        />
        <ChatBand title="Ou peça direto no chat" text="Cole o link e veja os pacotes com o preço na hora." />
        <ServiceGrid />
      </main>
      <SiteFooter />
    </>
  )
}
