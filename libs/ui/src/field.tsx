import { useId, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import css from './field.module.css'

type Labelled = { label: string; className?: string }

/** A line to fill in, under its label. */
export function TextField({
  label,
  className = '',
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className={`${css.field} ${className}`}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input id={id} className={css.input} {...input} />
    </div>
  )
}

/** A box to write in, under its label. */
export function TextArea({
  label,
  className = '',
  ...box
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <div className={`${css.field} ${className}`}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <textarea id={id} className={css.area} {...box} />
    </div>
  )
}
