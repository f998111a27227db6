import { packagesOn } from '@smm/pricing/packages'
import { claims } from '@smm/site/claims'
import { Accordion } from '@smm/ui/accordion'
import { Section, SectionHeading } from '@smm/ui/section'
import { ChatBand } from '../chat-band.tsx'
import { ClosingCall } from '../closing-call.tsx'
import type { Service } from '../services.ts'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from '../site-header.tsx'
import { StatStrip } from '../stat-strip.tsx'
import { Algorithm } from './algorithm.tsx'
import { Benefits } from './benefits.tsx'
import { CrossLinks } from './cross-links.tsx'
import { HowItWorks } from './how-it-works.tsx'
import type { LandingContent } from './landing-content.ts'
import { LandingHero } from './landing-hero.tsx'
import css from './landing-layout.module.css'
import { LandingPackages } from './landing-packages.tsx'
import { Requirements } from './requirements.tsx'
import { Trends } from './trends.tsx'

/** A service whose landing page publishes no packages of its own shows those of the prices page. */
function packagesShown({ product }: Service) {
  const own = packagesOn('landing', product)
  return own.length > 0 ? own : packagesOn('prices', product)
}

/** The order of a service page: what it is, how it works, what it costs, why, what people ask, and the chat. */
export function LandingLayout({ content }: { content: LandingContent }) {
  const {
    service,
    stats,
    steps,
    benefits,
    offer,
    requirements,
    trends,
    algorithm,
    faq,
    closing,
    chat,
    more,
  } = content
  return (
    <>
      <SiteHeader current={service.path} />
      <main id="conteudo">
        <LandingHero content={content} />
        <StatStrip claims={stats} />
        <HowItWorks steps={steps} />
        <LandingPackages service={service} packages={packagesShown(service)} {...offer} />
        {requirements && <Requirements {...requirements} />}
        <Benefits benefits={benefits} />
        {trends && <Trends {...trends} />}
        {algorithm && <Algorithm {...algorithm} />}
        <Section labelledBy="perguntas" className={css.faq}>
          <SectionHeading id="perguntas" title="Perguntas de quem vai comprar">
            Não achou a sua? <a href="/faq">Veja todas as perguntas</a> ou pergunte no chat.
          </SectionHeading>
          <Accordion name="perguntas" items={[...faq]} openFirst />
        </Section>
        <ClosingCall {...closing} delivery={stats[0]} promise={claims.guarantee} />
        <ChatBand {...chat} />
        <CrossLinks current={service} />
      </main>
      <SiteFooter more={more} />
    </>
  )
}
