import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Button } from '@smm/ui/button'
import { Complaint } from '../panel/complaint.tsx'
import css from './reason-form.module.css'

type ReasonFormProps = {
  /** What will happen, and what else must be known for it. */
  children: ReactNode
  /** What is wrong with what else must be known; nothing when all is well. */
  complain?: () => string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

const shortestReason = 3

/** Asks why before something is decided, and once more whether. */
export function ReasonForm({ children, complain, isPending, onConfirm, onClose }: ReasonFormProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState('')
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < shortestReason
    const found = complain?.() || (isTooShort ? 'Escreva o motivo da decisão.' : '')
    setComplaint(found)
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
      <Complaint>{complaint}</Complaint>
      <div className={css.ways}>
        <Button type="submit" size="small" className={css.way} disabled={isPending}>
          {isPending ? 'Registrando...' : 'Confirmar'}
        </Button>
        <Button look="quiet" size="small" className={css.way} disabled={isPending} onClick={onClose}>
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

/** What else a decision must know. */
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
