import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Button } from '@smm/ui/button'
import { messageOf } from '../../call.ts'
import { FormError } from '../controls/form-error.tsx'
import { Form, FormButtons } from './form-layout.tsx'

type Mutation = { isPending: boolean; error: Error | null }
type EditFormProps = {
  /** Runs when the form is submitted and has no problem. */
  saving: Mutation & { mutate: () => void }
  /** Another change that the form offers, beside saving. */
  other?: Mutation
  /** The first problem of the entries; empty when they can be saved. */
  validate?: () => string
  /** Names the button that submits, and the same while it works. */
  button: string
  busyButton?: string
  onClose: () => void
  /** Stands apart from the buttons. */
  aside?: ReactNode
  children: ReactNode
}

/** A form that saves or is left, and says what went wrong. */
export function EditForm({
  saving,
  other,
  validate,
  button,
  busyButton,
  onClose,
  aside,
  children,
}: EditFormProps) {
  const [found, setFound] = useState('')
  // A problem that was mended is not told any longer; the next one is told when the form is submitted.
  const problem = found === validate?.() ? found : ''
  const isBusy = saving.isPending || other?.isPending === true
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = validate?.() ?? ''
    setFound(first)
    if (!first && !isBusy) saving.mutate()
  }
  return (
    <Form onSubmit={onSubmit}>
      {children}
      <FormError>{problem || failureText(saving.error ?? other?.error)}</FormError>
      <FormButtons aside={aside}>
        <Button type="submit" size="small" disabled={isBusy} aria-busy={saving.isPending}>
          {saving.isPending ? (busyButton ?? 'Salvando...') : button}
        </Button>
        <Button look="quiet" size="small" disabled={isBusy} onClick={onClose}>
          Cancelar
        </Button>
      </FormButtons>
    </Form>
  )
}

const failureText = (error: Error | null | undefined) =>
  error ? (messageOf(error) ?? 'Não deu certo. Tente de novo.') : ''
