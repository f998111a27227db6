import { useId } from 'react'
import { categoryNames, platformNames } from '../names.ts'
import type { MarginField } from './margin-form.ts'
import css from './margin-input.module.css'

type MarginInputProps = {
  field: MarginField
  value: string
  /** The global percentage, which counts while this one is empty. */
  inherited: string
  complaint: string
  onChange: (value: string) => void
}

export function MarginInput({ field: { product }, value, inherited, complaint, onChange }: MarginInputProps) {
  const id = useId()
  const name = product ? categoryNames[product.serviceType] : 'Percentual'
  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {product && <span className={css.platform}>{platformNames[product.platform]} </span>}
        {name}
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
          onChange={(event) => onChange(event.target.value)}
        />
        <span aria-hidden="true">%</span>
      </span>
      <p id={`${id}-note`} className={complaint ? css.complaint : css.note}>
        {complaint || (product && value === '' ? 'Segue a margem global' : '')}
      </p>
    </div>
  )
}
