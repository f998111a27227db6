import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { ClosingCall } from '../layout/closing-call.tsx'
import { HomeHero } from './home-hero.tsx'
import { HowToOrder } from './how-to-order.tsx'
import { ServiceList } from './service-list.tsx'

export default function HomePage() {
  return (
    <>
      <SiteHeader current="/" />
      <main id="conteudo">
        <HomeHero />
        <HowToOrder />
        <ServiceList />
        <ClosingCall
          title="Comece com um pacote pequeno."
          text="Veja a entrega acontecer e aumente quando quiser."
        />
      </main>
      <SiteFooter />
    </>
  )
}
