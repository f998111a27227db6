import type { PackagesPart } from '@smm/contracts/message-parts'
import { formatCents, formatQuantity } from '@smm/pricing/money'
import { useEffect, useId, useRef, useState } from 'react'
import type { OnAction } from './open-parts.ts'
import css from './other-quantity.module.css'
import {
  firstQuantity,
  nearestTo,
  otherQuantityAction,
  priceQuantity,
  stepQuantity,
  tapWords,
} from './price-quantity.ts'

type Props = { part: PackagesPart; onAction: OnAction }

/** Any other quantity of the range, with its price as it is typed or stepped. */
export function OtherQuantity({ part, onAction }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (isUnfolded) return <Stepper part={part} onAction={onAction} />
  return (
    <button type="button" className={css.unfold} onClick={() => setIsUnfolded(true)}>
      Outra quantidade
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 2v12M2 8h12" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
    </button>
  )
}

function Stepper({ part, onAction }: Props) {
  const { unit, otherQuantity } = part
  const { minimum, maximum } = otherQuantity
  const [quantity, setQuantity] = useState(() => firstQuantity(part))
  const cents = priceQuantity(part, quantity)
  const nearest = nearestTo(part, quantity)
  const form = useRef<HTMLFormElement>(null)
  const hint = useId()

  useEffect(() => {
    // The pressed button is gone, and the focus with it. The field would open a phone's keyboard.
    form.current?.focus({ preventScroll: true })
    form.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  const step = (direction: 1 | -1) => setQuantity(stepQuantity(part, quantity, direction))
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={css.form}
      aria-label="Outra quantidade"
      onSubmit={(event) => {
        event.preventDefault()
        if (cents === undefined) return
        const action = otherQuantityAction(part, quantity)
        onAction(tapWords(quantity, unit, action), action)
      }}
    >
      <div className={css.stepper}>
        <StepButton label="Menos" isMore={false} isDisabled={quantity <= minimum} onStep={() => step(-1)} />
        <input
          className={css.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-label={`Quantidade de ${unit}`}
          aria-describedby={hint}
          aria-invalid={cents === undefined || undefined}
          value={quantity === 0 ? '' : formatQuantity(quantity)}
          onChange={({ target }) => setQuantity(Number(target.value.replace(/\D/g, '')))}
        />
        <StepButton label="Mais" isMore isDisabled={quantity >= maximum} onStep={() => step(1)} />
      </div>
      <p id={hint} className={css.hint} data-wrong={cents === undefined || undefined}>
        {nearest
          ? `O mais perto: ${nearest.map(formatQuantity).join(' ou ')}`
          : `De ${formatQuantity(minimum)} a ${formatQuantity(maximum)}`}
      </p>
      <output className={css.price}>{cents === undefined ? '—' : formatCents(cents)}</output>
      <button type="submit" className={css.choose} disabled={cents === undefined}>
        Quero {formatQuantity(quantity)} {unit}
      </button>
    </form>
  )
}

type StepButtonProps = { label: string; isMore: boolean; isDisabled: boolean; onStep: () => void }

const StepButton = ({ label, isMore, isDisabled, onStep }: StepButtonProps) => (
  <button type="button" className={css.step} aria-label={label} disabled={isDisabled} onClick={onStep}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path
        d={isMore ? 'M8 2v12M2 8h12' : 'M2 8h12'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </button>
)
