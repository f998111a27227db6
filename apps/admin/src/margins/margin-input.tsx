import { useId } from 'react'
import { platformNames, serviceTypeNames } from '@smm/contracts/products'
import { formatDecimal } from '../format-values.ts'
import type { MarginField } from './margin-form.ts'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './margin-input.module.css'

type MarginInputProps = {
  field: MarginField
  value: string
  /** The global percentage, which applies while this input is empty. */
  inherited: string
  error: string
  /** The value that somebody else saved meanwhile; empty if they removed it. */
  concurrentChange: string | undefined
  isReadOnly: boolean
  onChange: (value: string, isBroken: boolean) => void
}

export function MarginInput({
  field: { product },
  value,
  inherited,
  error,
  concurrentChange,
  isReadOnly,
  onChange,
}: MarginInputProps) {
  const id = useId()
  const name = product ? serviceTypeNames[product.serviceType] : 'Percentual'
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {name}
        {product && <span className={visuallyHidden}> no {platformNames[product.platform]}</span>}
      </label>
      <span className={css.box}>
        <input
          id={id}
          type="number"
          min={0}
          max={500}
          step="0.01"
          inputMode="decimal"
          readOnly={isReadOnly}
          placeholder={product ? inherited : undefined}
          aria-invalid={error !== ''}
          aria-describedby={`${id}-note`}
          value={value}
          // A number input reports text that is no number as an empty value; only badInput tells it from an empty input.
          onChange={({ target }) => onChange(target.value, target.validity.badInput)}
        />
        <span aria-hidden="true">%</span>
      </span>
      <p id={`${id}-note`} className={error ? css.error : css.note} aria-live="polite">
        {error || (product && value === '' ? 'Segue a margem global' : '')}
      </p>
      {concurrentChange !== undefined && (
        <p className={css.error}>
          {concurrentChange
            ? `Outra pessoa salvou ${formatDecimal(concurrentChange)}% enquanto você editava.`
            : 'Outra pessoa tirou esta margem enquanto você editava.'}
        </p>
      )}
    </div>
  )
}
