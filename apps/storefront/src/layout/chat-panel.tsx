import { whatsappLink } from '@smm/site/contact'
import type { ReactNode } from 'react'
import { OrderChat } from '../chat/order-chat.tsx'
import { storageKey } from '../chat/conversation/storage-key.ts'
import type { Service } from '../services/services.ts'
import css from './chat-panel.module.css'
import { ChatStarters } from './chat-starters.tsx'
import { BrandMark } from '@smm/ui/brand-mark'
import { Island } from '../island.tsx'

type Props = {
  title?: string
  subtitle?: ReactNode
  /** The service that the page sells. */
  service?: Service
}

/** The order chat in its frame, at `#chat` of every selling page. */
export function ChatPanel({
  title = 'Chat para Pedidos',
  subtitle = 'Cole aqui o link do Instagram, YouTube ou TikTok e veja os preços na hora.',
  service,
}: Props) {
  return (
    <section id="chat" className={css.panel} aria-labelledby="chat-titulo">
      <header className={css.head}>
        <BrandMark size="2.75rem" />
        <div>
          <h2 id="chat-titulo" className={css.title}>
            {title}
          </h2>
          <p className={css.subtitle}>{subtitle}</p>
        </div>
      </header>
      <ChatStarters service={service} className={css.starters} />
      <Island name="order-chat" deferUnlessStored={storageKey}>
        <OrderChat />
      </Island>
      <noscript>
        <p className={css.noScript}>
          O chat precisa de JavaScript, que está desligado neste navegador. Faça seu pedido{' '}
          <a href={whatsappLink()}>pelo WhatsApp</a> ou veja <a href="/contato">todos os contatos</a>.
        </p>
      </noscript>
    </section>
  )
}
