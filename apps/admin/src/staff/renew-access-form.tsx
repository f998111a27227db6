import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { type MemberAccess, renewAccess, type StaffMember } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { Complaint } from '../panel/complaint.tsx'
import { useOwnProof } from './own-proof.tsx'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

type RenewProps = { member: StaffMember; onDone: (access: MemberAccess) => void; onCancel: () => void }

export function RenewAccessForm({ member, onDone, onCancel }: RenewProps) {
  const client = useQueryClient()
  const own = useOwnProof('Confirme com a sua senha')
  const [complaint, setComplaint] = useState('')
  const renewing = useMutation({
    mutationFn: () => call(renewAccess, { params: { id: member.id }, body: own.proof }),
    onSuccess: (access) => {
      onDone(access)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) =>
      setComplaint(own.complaintOf(error, 'Não foi possível alterar o acesso. Tente novamente.')),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setComplaint(own.missing)
    if (!own.missing && !renewing.isPending) renewing.mutate()
  }
  return (
    <form
      className={css.asked}
      onSubmit={onSubmit}
      noValidate
      aria-label={`Novo acesso para ${member.username}`}
    >
      <p className={css.note}>
        Gera uma senha de uso único. A senha atual, a segunda etapa e as sessões deixam de valer.
      </p>
      {own.fields}
      <Complaint>{complaint}</Complaint>
      <div className={css.buttons}>
        <Button type="submit" size="small" disabled={renewing.isPending}>
          Gerar nova senha
        </Button>
        <Button look="quiet" size="small" disabled={renewing.isPending} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}
