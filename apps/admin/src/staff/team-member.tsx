import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deactivateMember, renewAccess, type StaffMember } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, wordsOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { OneTimePassword } from './one-time-password.tsx'
import { SessionList } from './session-list.tsx'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

export function TeamMember({ member }: { member: StaffMember }) {
  const { username, isActive, isNew, isYou, hasSecondStep, sessions } = member
  return (
    <li className={css.member} data-active={isActive}>
      <div className={css.who}>
        <h3>{username}</h3>
        {isYou && <Badge tone="info">Você</Badge>}
        {!isActive && <Badge tone="neutral">Desativado</Badge>}
        {isActive && isNew && <Badge tone="warn">Aguarda o primeiro acesso</Badge>}
        {isActive && hasSecondStep && <Badge tone="good">Duas etapas</Badge>}
      </div>
      {!isYou && <MemberActs member={member} />}
      {!isYou && sessions.length > 0 && (
        <details className={css.details}>
          <summary>
            {sessions.length === 1 ? '1 sessão aberta' : `${sessions.length} sessões abertas`}
          </summary>
          <SessionList sessions={sessions} />
        </details>
      )}
    </li>
  )
}

type Act = 'deactivate' | 'renew'
const questions: Record<Act, string> = {
  deactivate: 'As sessões acabam na hora e ninguém mais entra com esta conta.',
  renew: 'Gera uma senha de uso único. A senha atual, a segunda etapa e as sessões deixam de valer.',
}

/** Each act asks once more, beside where it was pressed. */
function MemberActs({ member }: { member: StaffMember }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Act>()
  const params = { id: member.id }
  const failed = (error: Error) =>
    showToast('Erro', wordsOf(error) ?? 'Não foi possível alterar o acesso. Tente novamente.', 'error')
  const settle = () => {
    setAsked(undefined)
    return client.invalidateQueries({ queryKey: staffQuery.queryKey })
  }
  const shutting = useMutation({
    mutationFn: () => call(deactivateMember, { params }),
    onSettled: settle,
    onError: failed,
  })
  const renewing = useMutation({
    mutationFn: () => call(renewAccess, { params }),
    onSettled: settle,
    onError: failed,
  })
  if (renewing.data) return <OneTimePassword access={renewing.data} onDone={() => renewing.reset()} />
  if (asked) {
    const doing = asked === 'renew' ? renewing : shutting
    return (
      <div className={css.asked} role="group" aria-label={`Confirmar para ${member.username}`}>
        <p className={css.note}>{questions[asked]}</p>
        <div className={css.buttons}>
          <Button size="small" autoFocus disabled={doing.isPending} onClick={() => doing.mutate()}>
            {asked === 'renew' ? 'Gerar nova senha' : 'Desativar'}
          </Button>
          <Button look="quiet" size="small" disabled={doing.isPending} onClick={() => setAsked(undefined)}>
            Cancelar
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={css.buttons}>
      <Button
        look="quiet"
        size="small"
        aria-label={`Novo acesso para ${member.username}`}
        onClick={() => setAsked('renew')}
      >
        Novo acesso
      </Button>
      {member.isActive && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Desativar ${member.username}`}
          onClick={() => setAsked('deactivate')}
        >
          Desativar
        </Button>
      )}
    </div>
  )
}
