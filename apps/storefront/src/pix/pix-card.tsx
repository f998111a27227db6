import type { PixPayment } from '@smm/contracts/chat'
import { useEffect, useRef, useState } from 'react'
import { copyPixCode, isValidPixCode } from './copy-pix-code.ts'
import css from './pix-card.module.css'
import { PixSign } from './pix-sign.tsx'
import { formatAmount } from '../format-amount.ts'
import { formatDateTime } from '../format-time.ts'
import { usePassFocusOn } from './use-pass-focus-on.ts'

export const previewLength = 50
export const copiedForMs = 2000

/** A PIX charge to pay. It always says 'Pendente': a message of its own announces the payment. */
export function PixCard({ payment }: { payment: PixPayment }) {
  const dueDate = formatDateTime(payment.dueDate)
  const card = useRef<HTMLElement>(null)
  usePassFocusOn(card)
  return (
    <section
      ref={card}
      className={css.card}
      aria-label={`Pagamento por PIX de ${formatAmount(payment.amount)}`}
    >
      <header className={css.head}>
        <p className={css.brand}>
          <PixSign />
          Pagamento via PIX
        </p>
        <p className={css.status}>Pendente</p>
      </header>
      <p className={css.amount}>{formatAmount(payment.amount)}</p>
      {dueDate && <p className={css.due}>Válido até {dueDate}</p>}
      {payment.coupon && (
        <p className={css.coupon}>
          Cupom {payment.coupon.code}: − {formatAmount(payment.coupon.discount)}, já descontado
        </p>
      )}
      <Orders orders={payment.orders} />
      <QrCode key={payment.qrCodeImageUrl} url={payment.qrCodeImageUrl} />
      <PixCode code={payment.pixCode} />
    </section>
  )
}

/** Names the order that the PIX pays, or lists several with the price of each. */
function Orders({ orders = [] }: Pick<PixPayment, 'orders'>) {
  const [only] = orders
  if (!only) return null
  if (orders.length === 1) return <p className={css.due}>{only.description}</p>
  return (
    <ul className={css.orders} aria-label={`Este PIX paga ${orders.length} pedidos`}>
      {orders.map(({ orderId, amount, description }) => (
        <li key={orderId}>
          <span>{description}</span> <strong>{formatAmount(amount)}</strong>
        </li>
      ))}
    </ul>
  )
}

function QrCode({ url }: { url: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!url) return <p className={css.missing}>QR Code indisponível</p>
  if (hasFailed) return null
  return (
    <img
      className={css.qr}
      src={url}
      width="184"
      height="184"
      alt="QR Code do PIX, para pagar com a câmera do aplicativo do seu banco"
      onError={() => setHasFailed(true)}
    />
  )
}

function PixCode({ code }: { code: string }) {
  const [isFull, setIsFull] = useState(false)
  const [copiedAt, setCopiedAt] = useState<number>()
  const isValid = isValidPixCode(code)

  useEffect(() => {
    if (copiedAt === undefined) return
    const timer = setTimeout(() => setCopiedAt(undefined), copiedForMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy() {
    if (await copyPixCode(code)) setCopiedAt(Date.now())
  }

  return (
    <div className={css.codeBlock}>
      {isValid ? (
        <>
          <div className={css.codeHead}>
            <p className={css.codeTitle}>PIX copia e cola</p>
            <button
              type="button"
              className={css.toggle}
              aria-expanded={isFull}
              onClick={() => setIsFull(!isFull)}
            >
              {isFull ? 'Ocultar' : 'Ver completo'}
            </button>
          </div>
          <code className={css.code}>{isFull ? code : <Preview code={code} />}</code>
        </>
      ) : (
        <p className={css.missing}>Código PIX indisponível</p>
      )}
      <button
        type="button"
        className={css.copy}
        data-copied={copiedAt !== undefined || undefined}
        disabled={!isValid}
        onClick={() => void copy()}
      >
        {copiedAt === undefined ? 'Copiar código PIX' : 'Código Copiado!'}
      </button>
    </div>
  )
}

/** The ellipsis is an element of its own: the cut code may end in a dot. */
const Preview = ({ code }: { code: string }) => (
  <>
    {code.slice(0, previewLength)}
    {code.length > previewLength && <span className={css.more}>...</span>}
  </>
)
