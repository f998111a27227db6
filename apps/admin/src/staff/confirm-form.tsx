import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Reauthentication } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { FormError } from '../panel/controls/form-error.tsx'
import { useReauthentication } from '../identity/use-reauthentication.tsx'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

type ConfirmProps<Result> = {
  name: string
  note: string
  buttonText: string
  onConfirm: (proof: Reauthentication) => Promise<Result>
  failedText?: string
  /** Not where the form appears while its other fields are still used with the keyboard. */
  focusesPassword?: boolean
  onDone: (result: Result) => void
  onCancel: () => void
}

/** Changes the access of another member after the signed-in member reauthenticated. */
export function ConfirmForm<Done>({
  name,
  note,
  buttonText,
  onConfirm,
  failedText,
  focusesPassword = true,
  onDone,
  onCancel,
}: ConfirmProps<Done>) {
  const client = useQueryClient()
  const reauthentication = useReauthentication('Confirme com a sua senha', focusesPassword)
  const [error, setFormError] = useState('')
  const mutation = useMutation({
    mutationFn: () => onConfirm(reauthentication.proof),
    onSuccess: (done) => {
      onDone(done)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) => {
      setFormError(
        reauthentication.failureText(
          error,
          failedText ?? 'Não foi possível alterar o acesso. Tente novamente.',
        ),
      )
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFormError(reauthentication.validationError)
    if (!reauthentication.validationError && !mutation.isPending) mutation.mutate()
  }
  return (
    <form className={css.confirm} onSubmit={onSubmit} noValidate aria-label={name}>
      <p className={css.note}>{note}</p>
      {reauthentication.fields}
      <FormError>{error}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={mutation.isPending}>
          {buttonText}
        </Button>
        <Button look="quiet" size="small" disabled={mutation.isPending} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
