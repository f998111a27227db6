import { claims } from '@smm/site/claims'
import { Accordion } from '@smm/ui/accordion'
import { Section, SectionHeading } from '@smm/ui/section'
import { ChatBand } from '../layout/chat-band.tsx'
import { ClosingCall } from '../layout/closing-call.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { StatStrip } from '../layout/stat-strip.tsx'
import { Algorithm } from './sections/algorithm.tsx'
import { Benefits } from './sections/benefits.tsx'
import { CrossLinks } from './sections/cross-links.tsx'
import { HowItWorks } from './sections/how-it-works.tsx'
import type { LandingContent } from './landing-content.ts'
import { LandingHero } from './sections/landing-hero.tsx'
import css from './landing-layout.module.css'
import { LandingPackages } from './sections/landing-packages.tsx'
import { OrderBar } from './sections/order-bar.tsx'
import { Requirements } from './sections/requirements.tsx'
import { Trends } from './sections/trends.tsx'

/** The sections of a service page, in order: first what one comes to buy. */
export function LandingLayout({ content }: { content: LandingContent }) {
  const { service, stats, steps, benefits, requirements, trends, algorithm, faq } = content
  return (
    <>
      <SiteHeader current={service.path} />
      <main id="conteudo">
        <LandingHero content={content} />
        <LandingPackages service={service} {...content.offer} />
        <div>
          <StatStrip claims={stats} />
          <HowItWorks steps={steps} />
          {requirements && <Requirements {...requirements} />}
          <Benefits service={service} benefits={benefits} />
          {trends && <Trends {...trends} />}
          {algorithm && <Algorithm {...algorithm} />}
          <Section labelledBy="perguntas" className={css.faq}>
            <SectionHeading id="perguntas" title="Perguntas frequentes">
              Não achou a sua? <a href="/faq">Veja todas as perguntas</a> ou pergunte no chat.
            </SectionHeading>
            <Accordion name="perguntas" items={[...faq]} />
          </Section>
          <div className={css.closing}>
            <ClosingCall {...content.closing} delivery={stats[0]} promise={claims.guarantee} />
          </div>
          <OrderBar service={service} />
        </div>
        <ChatBand {...content.chat} service={service} />
        <CrossLinks current={service} />
      </main>
      <SiteFooter more={content.more} />
    </>
  )
}
