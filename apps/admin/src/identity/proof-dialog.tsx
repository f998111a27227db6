import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Dialog } from 'radix-ui'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { proveIdentity } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import dialog from '../panel/controls/dialog.module.css'
import dense from '../panel/layout/dense.module.css'
import { authQuery } from '../queries.ts'
import css from './proof-dialog.module.css'
import { answerProofRequests } from './proof-request.ts'
import { useReauthentication } from './use-reauthentication.tsx'

/** Asks for the password again before a change that moves money or trust; the change then goes on by itself. */
export function ProofDialog() {
  const [isOpen, setOpen] = useState(false)
  const answer = useRef((_isProven: boolean) => {})
  const focusedBefore = useRef<Element | null>(null)
  useEffect(
    () =>
      answerProofRequests(() => {
        focusedBefore.current = document.activeElement
        setOpen(true)
        return new Promise((resolve) => (answer.current = resolve))
      }),
    [],
  )
  const close = (isProven: boolean) => {
    setOpen(false)
    answer.current(isProven)
  }
  const restoreFocus = (event: Event) => {
    event.preventDefault()
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(stays) => !stays && close(false)}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.scrim} />
        <Dialog.Content className={`${dense.dense} ${dialog.dialog}`} onCloseAutoFocus={restoreFocus}>
          <Dialog.Title className={dialog.title}>Confirme que é você</Dialog.Title>
          <Dialog.Description className={css.note}>
            O que você vai fazer mexe com dinheiro ou com acessos. Depois de confirmar, não perguntamos de
            novo por 10 minutos.
          </Dialog.Description>
          <ProofForm onDone={() => close(true)} onCancel={() => close(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function ProofForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const client = useQueryClient()
  const reauthentication = useReauthentication('Sua senha', true)
  const [error, setError] = useState('')
  const proving = useMutation({
    mutationFn: () => call(proveIdentity, { body: reauthentication.proof }),
    onSuccess: (state) => {
      client.setQueryData(authQuery.queryKey, state)
      onDone()
    },
    onError: (failure) =>
      setError(reauthentication.failureText(failure, 'Não foi possível confirmar. Tente novamente.')),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands in the React tree of the form whose change it holds up.
    event.stopPropagation()
    setError(reauthentication.validationError)
    if (!reauthentication.validationError && !proving.isPending) proving.mutate()
  }
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate aria-label="Confirme que é você">
      {reauthentication.fields}
      <FormError>{error}</FormError>
      <div className={dialog.buttons}>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" size="small" disabled={proving.isPending}>
          {proving.isPending ? 'Confirmando...' : 'Confirmar'}
        </Button>
      </div>
    </form>
  )
}
