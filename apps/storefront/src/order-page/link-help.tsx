import { contact, whatsappLink } from '@smm/site/contact'
import { Button, ButtonLink } from '@smm/ui/button'
import css from './order-page.module.css'
import type { Problem } from './open-order-page.ts'

/** Explains this page, and how to come to an order's link. */
export const LinkHelp = () => (
  <section className={css.card} aria-labelledby="abrir-pedido">
    <h2 id="abrir-pedido" className={css.heading}>
      Abra seu pedido pelo link dele
    </h2>
    <p>
      Aqui ficam o pagamento, a entrega, o comprovante e a garantia. Cada pedido tem um link próprio, que só
      você recebe: toque em <strong>Acompanhar pedido</strong>, na conversa em que você comprou.
    </p>
    <Ways />
  </section>
)

const reasons: Record<Problem, { title: string; text: string }> = {
  'unknown-link': {
    title: 'Este link não abre nenhum pedido',
    text: 'Ele pode ter sido copiado pela metade, ou trocado por um novo. Confira o link na conversa em que você comprou.',
  },
  'too-many': {
    title: 'Muitas tentativas seguidas',
    text: 'Por segurança, esperamos um pouco entre uma tentativa e outra. Tente de novo em um minuto.',
  },
  'no-answer': {
    title: 'Não conseguimos abrir o pedido agora',
    text: 'Pode ser sua conexão ou uma manutenção rápida da loja. Seu pedido segue normalmente.',
  },
}

/** Why the link opened no order. */
export function LinkFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { title, text } = reasons[problem]
  return (
    <section className={css.card} aria-labelledby="abrir-pedido">
      <div role="alert">
        <h2 id="abrir-pedido" className={css.heading}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {problem !== 'unknown-link' && (
        <p className={css.buttons}>
          <Button onClick={onRetry}>Tentar de novo</Button>
        </p>
      )}
      <Ways />
    </section>
  )
}

const Ways = () => (
  <p className={css.buttons}>
    <ButtonLink look="quiet" href="/#chat">
      Abrir o chat
    </ButtonLink>
    <ButtonLink look="quiet" href={whatsappLink()} target="_blank" rel="noopener noreferrer">
      WhatsApp {contact.whatsappShown}
    </ButtonLink>
  </p>
)
