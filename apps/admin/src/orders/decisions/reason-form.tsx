import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '@smm/ui/button'
import { FormError } from '../../panel/controls/form-error.tsx'
import css from './reason-form.module.css'

type ReasonFormProps = {
  /** The effect of the decision, and its further fields. */
  children: ReactNode
  /** The error of the further fields; empty if they are valid. */
  validate?: () => string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

const minReasonLength = 3

/** A confirmation with a required reason, which the audit keeps. */
export function ReasonForm({ children, validate, isPending, onConfirm, onClose }: ReasonFormProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState('')
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < minReasonLength
    const found = validate?.() || (isTooShort ? 'Escreva o motivo da decisão.' : '')
    setError(found)
    if (!found) onConfirm(reason.trim())
  }
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {children}
      <label className={css.field} htmlFor={id}>
        Motivo (fica registrado)
        <textarea
          id={id}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <FormError>{error}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" className={css.button} disabled={isPending}>
          {isPending ? 'Registrando...' : 'Confirmar'}
        </Button>
        <Button look="quiet" size="small" className={css.button} disabled={isPending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

type ReasonFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  inputMode?: 'decimal'
  hint?: string
}

export function ReasonField({ label, value, onChange, inputMode, hint }: ReasonFieldProps) {
  const id = useId()
  return (
    <label className={css.field} htmlFor={id}>
      {label}
      <input
        id={id}
        autoComplete="off"
        inputMode={inputMode}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </label>
  )
}
