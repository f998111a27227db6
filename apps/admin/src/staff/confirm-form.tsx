import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { OwnProof } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { Complaint } from '../panel/complaint.tsx'
import { useOwnProof } from './own-proof.tsx'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

type ConfirmProps<Done> = {
  name: string
  note: string
  /** What the button says. */
  action: string
  act: (proof: OwnProof) => Promise<Done>
  failedText?: string
  onDone: (done: Done) => void
  onCancel: () => void
}

/** Does something to somebody else's access once whoever is signed in has said who he is. */
export function ConfirmForm<Done>({
  name,
  note,
  action,
  act,
  failedText,
  onDone,
  onCancel,
}: ConfirmProps<Done>) {
  const client = useQueryClient()
  const own = useOwnProof('Confirme com a sua senha', true)
  const [complaint, setComplaint] = useState('')
  const acting = useMutation({
    mutationFn: () => act(own.proof),
    onSuccess: (done) => {
      onDone(done)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) => {
      setComplaint(
        own.complaintOf(error, failedText ?? 'Não foi possível alterar o acesso. Tente novamente.'),
      )
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setComplaint(own.missing)
    if (!own.missing && !acting.isPending) acting.mutate()
  }
  return (
    <form className={css.asked} onSubmit={onSubmit} noValidate aria-label={name}>
      <p className={css.note}>{note}</p>
      {own.fields}
      <Complaint>{complaint}</Complaint>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={acting.isPending}>
          {action}
        </Button>
        <Button look="quiet" size="small" disabled={acting.isPending} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
