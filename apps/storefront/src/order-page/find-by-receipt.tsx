import type { MaskedOrder } from '@smm/contracts/orders/order-page'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { OrderProgress } from '../order/order-progress.tsx'
import { OrderSteps } from '../order/order-steps.tsx'
import { stateAt, tellOrder } from '../order/tell-order.ts'
import { useNow } from '../order/use-now.ts'
import { CallFailed, type OrderPageApi } from './order-page-api.ts'
import css from './order-page.module.css'

type Found = { kind: 'found'; orders: MaskedOrder[] } | { kind: 'none'; text: string }

const idLength = 32
const whole = `\\s*[Ee](\\s*[0-9A-Za-z]){${idLength - 1}}\\s*`

/** How an order stands, by the id on the bank's receipt: for a visitor who has lost its link. */
export function FindByReceipt({ find }: { find: OrderPageApi['findByReceipt'] }) {
  const [isAsking, setIsAsking] = useState(false)
  const [found, setFound] = useState<Found>()
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => answer.current?.focus(), [found])

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const endToEndId = String(new FormData(event.currentTarget).get('recibo')).trim()
    setIsAsking(true)
    setFound(await findOrders(find, endToEndId))
    setIsAsking(false)
  }

  return (
    <section className={css.card} aria-labelledby="sem-link">
      <h2 id="sem-link" className={css.heading}>
        Perdeu o link?
      </h2>
      <p>
        Abra o comprovante do PIX no aplicativo do seu banco e copie o <strong>ID da transação</strong>: são{' '}
        {idLength} letras e números, e começa com E. Com ele você vê como está o pedido.
      </p>
      <form className={css.form} onSubmit={(event) => void ask(event)}>
        <TextField
          label="ID da transação"
          name="recibo"
          required
          pattern={whole}
          title={`${idLength} letras e números, começando com E`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="E00000000202611231530…"
        />
        <Button type="submit" disabled={isAsking}>
          {isAsking ? 'Procurando…' : 'Ver como está'}
        </Button>
      </form>
      {found && (
        <div ref={answer} tabIndex={-1} className={css.answer}>
          {found.kind === 'none' ? (
            <p role="alert">{found.text}</p>
          ) : (
            found.orders.map((order, at) => <MaskedStatus key={at} order={order} />)
          )}
        </div>
      )}
    </section>
  )
}

async function findOrders(find: OrderPageApi['findByReceipt'], endToEndId: string): Promise<Found> {
  try {
    return { kind: 'found', ...(await find(endToEndId)) }
  } catch (error) {
    const status = error instanceof CallFailed ? error.status : 0
    return { kind: 'none', text: refusalTexts[status] ?? noAnswer }
  }
}

const refusalTexts: Record<number, string> = {
  404: 'Não encontramos um pedido com esse ID. Confira letra por letra; logo depois do pagamento, espere um minuto. Se continuar assim, chame a gente no WhatsApp.',
  429: 'Muitas tentativas seguidas. Espere um minuto e tente de novo.',
}
const noAnswer = 'Não conseguimos consultar agora. Tente de novo em instantes.'

function MaskedStatus({ order }: { order: MaskedOrder }) {
  const now = useNow([order.forecast?.startsBy])
  const { title, lines } = tellOrder(order, now)
  return (
    <article className={css.masked} data-state={order.state}>
      <p className={css.what}>
        {order.title} para {order.target}
      </p>
      <h3 className={css.state}>{title}</h3>
      <OrderProgress {...order} state={stateAt(order, now)} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <OrderSteps order={order} now={now} />
      <p className={css.small}>
        Por segurança, aqui não aparecem o perfil inteiro nem os botões. Para o resto, use o link do pedido ou
        fale com a gente.
      </p>
    </article>
  )
}
