import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { confirmSecondStep, type SecondStep } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { CopyableText } from '../panel/controls/copyable-text.tsx'
import { accountQuery, staffQuery } from '../staff/staff-queries.ts'
import css from '../staff/staff.module.css'

type ConfirmProps = {
  secondStep: SecondStep
  onCancel: () => void
  onDone: (recoveryCodes: string[]) => void
}

/** The app scans the QR code, or the secret is typed into it; its first code confirms the enrolment. */
export function ConfirmSecondStep({ secondStep, onCancel, onDone }: ConfirmProps) {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [formError, setFormError] = useState('')
  const confirming = useMutation({
    mutationFn: () => call(confirmSecondStep, { body: { code } }),
    onSuccess: ({ account, recoveryCodes }) => {
      onDone(recoveryCodes)
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) => setFormError(messageOf(error) ?? 'Não foi possível confirmar. Tente novamente.'),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isCode = /^\d{6}$/.test(code.replace(/\s/g, ''))
    setFormError(isCode ? '' : 'O código tem 6 números.')
    if (isCode) confirming.mutate()
  }
  return (
    <form className={css.inner} onSubmit={onSubmit} noValidate>
      <p className={css.note}>Leia a imagem com o aplicativo autenticador, ou digite a chave nele.</p>
      <img className={css.qr} src={secondStep.qrCode} alt="Código QR para o aplicativo autenticador" />
      <CopyableText text={secondStep.secret} name="Copiar chave" />
      <TextField
        label="Código de 6 números"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FormError>{formError}</FormError>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={confirming.isPending}>
          Confirmar
        </Button>
        <Button look="quiet" size="small" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
