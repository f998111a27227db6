import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { beginSecondStep, type OwnAccount, removeSecondStep, type SecondStep } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { Complaint } from '../panel/complaint.tsx'
import { ConfirmSecondStep } from './confirm-second-step.tsx'
import { useOwnProof } from './own-proof.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { accountQuery, staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

/** The second step of one's own account: switched on with the app's code, off with the password and a code. */
export function SecondStepCard({ account }: { account: OwnAccount }) {
  const [begun, setBegun] = useState<SecondStep>()
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>()
  return (
    <div className={css.card}>
      <h3>
        Verificação em duas etapas{' '}
        <Badge tone={account.hasSecondStep ? 'good' : 'neutral'}>
          {account.hasSecondStep ? 'Ativa' : 'Inativa'}
        </Badge>
      </h3>
      {recoveryCodes ? (
        <RecoveryCodeList codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />
      ) : begun ? (
        <ConfirmSecondStep
          begun={begun}
          onCancel={() => setBegun(undefined)}
          onDone={(codes) => {
            setBegun(undefined)
            setRecoveryCodes(codes)
          }}
        />
      ) : (
        <SwitchSecondStep account={account} onBegun={setBegun} />
      )}
    </div>
  )
}

type SwitchProps = { account: OwnAccount; onBegun: (begun: SecondStep) => void }

function SwitchSecondStep({ account, onBegun }: SwitchProps) {
  const client = useQueryClient()
  const own = useOwnProof()
  const [complaint, setComplaint] = useState('')
  const onError = (error: Error) =>
    setComplaint(own.complaintOf(error, 'Não foi possível fazer isso agora. Tente novamente.'))
  const beginning = useMutation({
    mutationFn: () => call(beginSecondStep, { body: own.proof }),
    onSuccess: onBegun,
    onError,
  })
  const removing = useMutation({
    mutationFn: () => call(removeSecondStep, { body: own.proof }),
    onSuccess: (changed) => {
      own.clear()
      client.setQueryData(accountQuery.queryKey, changed)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError,
  })
  const isPending = beginning.isPending || removing.isPending
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setComplaint(own.missing)
    if (!own.missing && !isPending) (account.hasSecondStep ? removing : beginning).mutate()
  }
  return (
    <form className={css.inner} onSubmit={onSubmit} noValidate>
      <p className={css.note}>
        {account.hasSecondStep
          ? `Ao entrar, além da senha é pedido um código do aplicativo. Códigos de reserva: ${account.recoveryCodesLeft}.`
          : 'Além da senha, um código de um aplicativo autenticador do seu celular.'}
      </p>
      {own.fields}
      <Complaint>{complaint}</Complaint>
      <Button type="submit" look="quiet" size="small" disabled={isPending}>
        {account.hasSecondStep ? 'Desativar' : 'Ativar'}
      </Button>
    </form>
  )
}
