import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { beginSecondStep, type OwnAccount, removeSecondStep, type SecondStep } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { ConfirmSecondStep } from './confirm-second-step.tsx'
import { useReauthentication } from '../identity/use-reauthentication.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { accountQuery, staffQuery } from '../staff/staff-queries.ts'
import css from '../staff/staff.module.css'

/** Two-factor authentication of the own account: on with the app's code, off with the password and a code. */
export function SecondStepCard({ account, onStored }: { account: OwnAccount; onStored?: () => void }) {
  const [secondStep, setSecondStep] = useState<SecondStep>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  return (
    <div className={css.card}>
      <h2>
        Verificação em duas etapas{' '}
        <Badge tone={account.hasSecondStep ? 'good' : 'neutral'}>
          {account.hasSecondStep ? 'Ativa' : 'Inativa'}
        </Badge>
      </h2>
      {recoveryCodes ? (
        <RecoveryCodeList
          codes={recoveryCodes}
          onDone={() => {
            setRecoveryCodes(undefined)
            onStored?.()
          }}
        />
      ) : secondStep ? (
        <ConfirmSecondStep
          secondStep={secondStep}
          onCancel={() => setSecondStep(undefined)}
          onDone={(codes) => {
            setSecondStep(undefined)
            setRecoveryCodes(codes)
          }}
        />
      ) : (
        <SwitchSecondStep account={account} onBegin={setSecondStep} />
      )}
    </div>
  )
}

type SwitchProps = { account: OwnAccount; onBegin: (begun: SecondStep) => void }

function SwitchSecondStep({ account, onBegin }: SwitchProps) {
  if (!account.hasSecondStep || !account.needsSecondStep)
    return <SwitchForm account={account} onBegin={onBegin} />
  return (
    <p className={css.note}>
      A sua função exige a verificação, então ela não se desativa. Códigos de reserva:{' '}
      {account.recoveryCodesLeft}. Perdeu o celular? Um dono renova o seu acesso.
    </p>
  )
}

function SwitchForm({ account, onBegin }: SwitchProps) {
  const client = useQueryClient()
  const reauthentication = useReauthentication()
  const [formError, setFormError] = useState('')
  const onError = (error: Error) =>
    setFormError(reauthentication.failureText(error, 'Não foi possível fazer isso agora. Tente novamente.'))
  const beginning = useMutation({
    mutationFn: () => call(beginSecondStep, { body: reauthentication.proof }),
    onSuccess: onBegin,
    onError,
  })
  const removing = useMutation({
    mutationFn: () => call(removeSecondStep, { body: reauthentication.proof }),
    onSuccess: (changed) => {
      reauthentication.clear()
      client.setQueryData(accountQuery.queryKey, changed)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError,
  })
  const isPending = beginning.isPending || removing.isPending
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setFormError(reauthentication.validationError)
    if (!reauthentication.validationError && !isPending)
      (account.hasSecondStep ? removing : beginning).mutate()
  }
  return (
    <form className={css.inner} onSubmit={onSubmit} noValidate>
      <p className={css.note}>
        {account.hasSecondStep
          ? `Ao entrar, além da senha é pedido um código do aplicativo. Códigos de reserva: ${account.recoveryCodesLeft}.`
          : 'Além da senha, um código de um aplicativo autenticador do seu celular.'}
      </p>
      {reauthentication.fields}
      <FormError>{formError}</FormError>
      <Button type="submit" look="quiet" size="small" disabled={isPending}>
        {account.hasSecondStep ? 'Desativar' : 'Ativar'}
      </Button>
    </form>
  )
}
