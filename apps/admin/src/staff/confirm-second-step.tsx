import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { confirmSecondStep, type SecondStep } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { TextField } from '@smm/ui/field'
import { call, wordsOf } from '../call.ts'
import { Complaint } from '../panel/complaint.tsx'
import { CopiedText } from '../panel/copied-text.tsx'
import { accountQuery, staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

type ConfirmProps = { begun: SecondStep; onCancel: () => void; onDone: (recoveryCodes: string[]) => void }

/** The app reads the picture, or the secret by hand; its first code proves that it did. */
export function ConfirmSecondStep({ begun, onCancel, onDone }: ConfirmProps) {
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const [complaint, setComplaint] = useState('')
  const confirming = useMutation({
    mutationFn: () => call(confirmSecondStep, { body: { code } }),
    onSuccess: ({ account, recoveryCodes }) => {
      onDone(recoveryCodes)
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) => setComplaint(wordsOf(error) ?? 'Não foi possível confirmar. Tente novamente.'),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isCode = /^\d{6}$/.test(code.replace(/\s/g, ''))
    setComplaint(isCode ? '' : 'O código tem 6 números.')
    if (isCode) confirming.mutate()
  }
  return (
    <form className={css.inner} onSubmit={onSubmit} noValidate>
      <p className={css.note}>Leia a imagem com o aplicativo autenticador, ou digite a chave nele.</p>
      <img className={css.qr} src={begun.qrCode} alt="Código QR para o aplicativo autenticador" />
      <CopiedText text={begun.secret} name="Copiar chave" />
      <TextField
        label="Código de 6 números"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Complaint>{complaint}</Complaint>
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
