import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import css from './field.module.css'

type Labelled = { label: string; className?: string }

/** A one-line input under its label. */
export const TextField = ({
  label,
  className,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) => (
  <UnderLabel label={label} className={className}>
    {(id) => <input id={id} className={css.input} {...input} />}
  </UnderLabel>
)

/** A multi-line input under its label. */
export const TextArea = ({
  label,
  className,
  ...box
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <UnderLabel label={label} className={className}>
    {(id) => <textarea id={id} className={css.area} {...box} />}
  </UnderLabel>
)

function UnderLabel({ label, className = '', children }: Labelled & { children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={`${css.field} ${className}`}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}
