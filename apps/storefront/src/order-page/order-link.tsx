import { orderPageLink } from '@smm/contracts/orders/order-link'
import { Button } from '@smm/ui/button'
import { useState } from 'react'
import { copyText } from '../copy-text.ts'
import { showToast } from '../show-toast.ts'
import type { OpenedOrderPage } from './open-order-page.ts'
import css from './order-page.module.css'
import { Question } from './question.tsx'

/** The link of this page: to keep it, and to change it after it came into wrong hands. */
export function OrderLink({ id, opened }: { id: string; opened: OpenedOrderPage }) {
  const [isAsking, setIsAsking] = useState(false)
  const [isRenewing, setIsRenewing] = useState(false)

  async function copy() {
    const isCopied = await copyText(location.href)
    showToast(
      isCopied
        ? { title: 'Link copiado!', text: 'Guarde em um lugar seguro.', tone: 'success' }
        : { title: 'Não foi possível copiar', text: 'Copie o endereço desta página.', tone: 'error' },
    )
  }

  async function renew() {
    setIsAsking(false)
    setIsRenewing(true)
    try {
      const token = await opened.renewLink(id)
      history.replaceState(history.state, '', orderPageLink(token))
      showToast({ title: 'Link trocado', text: 'O anterior não abre mais o pedido.', tone: 'success' })
    } catch {
      showToast({ title: 'O link não foi trocado', text: 'Tente de novo em instantes.', tone: 'error' })
    }
    setIsRenewing(false)
  }

  return (
    <section className={css.card} aria-labelledby="link-do-pedido">
      <h2 id="link-do-pedido" className={css.heading}>
        O link deste pedido
      </h2>
      <p>Ele abre o pedido em qualquer aparelho. Guarde e só compartilhe com gente de confiança.</p>
      {isAsking ? (
        <Question
          text="Trocar o link deste pedido? O de agora deixa de abrir, onde quer que esteja."
          yes="Sim, trocar"
          no="Manter este link"
          onYes={() => void renew()}
          onNo={() => setIsAsking(false)}
        />
      ) : (
        <div className={css.buttons}>
          <Button look="quiet" size="small" onClick={() => void copy()}>
            Copiar link
          </Button>
          <Button look="quiet" size="small" disabled={isRenewing} onClick={() => setIsAsking(true)}>
            {isRenewing ? 'Trocando…' : 'Trocar por um novo'}
          </Button>
        </div>
      )}
    </section>
  )
}
