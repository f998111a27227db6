import { MailNotices } from '../../order-page/mail-notices.tsx'
import { useOrderOf } from '../../order-page/use-order-page.ts'
import css from './order-mails.module.css'

/** Asks for the news of an order by e-mail without leaving the chat, as its page does. */
export function OrderMails({ token }: { token: string }) {
  const { state, page } = useOrderOf(token)
  if (state.kind === 'failed')
    return (
      <div className={css.mails}>
        <p role="alert">Não conseguimos abrir os avisos agora.</p>
        <button type="button" onClick={() => void page.open()}>
          Tentar de novo
        </button>
      </div>
    )
  if (state.kind !== 'open')
    return (
      <div className={css.mails}>
        <p role="status">Só um instante…</p>
      </div>
    )
  const { order, mail } = state.page
  return mail ? (
    <MailNotices className={css.mails} id={order.id} mail={mail} opened={page} startsTyping />
  ) : (
    <div className={css.mails}>
      <p role="status">Este pedido não tem mais avisos para mandar.</p>
    </div>
  )
}
