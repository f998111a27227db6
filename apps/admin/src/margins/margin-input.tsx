import { useId } from 'react'
import { platformNames, serviceTypeNames } from '@smm/contracts/products'
import { showDecimal } from '../shown-values.ts'
import type { MarginField } from './margin-form.ts'
import css from './margin-input.module.css'

type MarginInputProps = {
  field: MarginField
  value: string
  /** The global percentage, which counts while this one is empty. */
  inherited: string
  complaint: string
  /** What somebody else saved meanwhile, if anybody did. */
  overtakenBy: string | undefined
  onChange: (value: string, isBroken: boolean) => void
}

export function MarginInput({
  field: { product },
  value,
  inherited,
  complaint,
  overtakenBy,
  onChange,
}: MarginInputProps) {
  const id = useId()
  const name = product ? serviceTypeNames[product.serviceType] : 'Percentual'
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {name}
        {product && <span className={css.platform}> no {platformNames[product.platform]}</span>}
      </label>
      <span className={css.box}>
        <input
          id={id}
          type="number"
          min={0}
          max={500}
          step="0.01"
          inputMode="decimal"
          placeholder={product ? inherited : undefined}
          aria-invalid={complaint !== ''}
          aria-describedby={`${id}-note`}
          value={value}
          // A number field hides what it cannot read: its value is empty, and only this tells the two apart.
          onChange={({ target }) => onChange(target.value, target.validity.badInput)}
        />
        <span aria-hidden="true">%</span>
      </span>
      <p id={`${id}-note`} className={complaint ? css.complaint : css.note} aria-live="polite">
        {complaint || (product && value === '' ? 'Segue a margem global' : '')}
      </p>
      {overtakenBy !== undefined && (
        <p className={css.complaint}>
          {overtakenBy
            ? `Outra pessoa salvou ${showDecimal(overtakenBy)}% enquanto você editava.`
            : 'Outra pessoa tirou esta margem enquanto você editava.'}
        </p>
      )}
    </div>
  )
}
