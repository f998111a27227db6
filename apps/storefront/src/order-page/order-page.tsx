import { whatsappLink } from '@smm/site/contact'
import { Island } from '../island.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import css from './order-page.module.css'
import { OrderStatus } from './order-status.tsx'

/** The page that an order's link opens. The document is the same for every order. */
export default function OrderPage() {
  return (
    <div className={css.page}>
      <SiteHeader current="/pedido" chatHref="/#chat" />
      <main id="conteudo" className={css.main}>
        <h1 className={css.title}>Acompanhe seu pedido</h1>
        <Island name="order-status">
          <OrderStatus />
        </Island>
        <noscript>
          <p className={css.noScript}>
            Esta página precisa de JavaScript, que está desligado neste navegador. Para saber do seu pedido,
            chame a gente <a href={whatsappLink()}>pelo WhatsApp</a>.
          </p>
        </noscript>
      </main>
      <SiteFooter />
    </div>
  )
}
