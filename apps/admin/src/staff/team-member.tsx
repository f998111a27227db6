import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deactivateMember, type MemberAccess, type StaffMember } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, wordsOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { OneTimePassword } from './one-time-password.tsx'
import { RenewAccessForm } from './renew-access-form.tsx'
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

/** Each act asks once more, beside where it was pressed. */
function MemberActs({ member }: { member: StaffMember }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Act>()
  const [access, setAccess] = useState<MemberAccess>()
  const quit = () => setAsked(undefined)
  const shutting = useMutation({
    mutationFn: () => call(deactivateMember, { params: { id: member.id } }),
    onSettled: () => {
      quit()
      return client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: (error) =>
      showToast('Erro', wordsOf(error) ?? 'Não foi possível alterar o acesso. Tente novamente.', 'error'),
  })
  if (access) return <OneTimePassword access={access} onDone={() => setAccess(undefined)} />
  if (asked === 'renew') {
    const onDone = (given: MemberAccess) => {
      quit()
      setAccess(given)
    }
    return <RenewAccessForm member={member} onDone={onDone} onCancel={quit} />
  }
  if (asked) {
    return (
      <div className={css.asked} role="group" aria-label={`Confirmar para ${member.username}`}>
        <p className={css.note}>As sessões acabam na hora e ninguém mais entra com esta conta.</p>
        <div className={css.buttons}>
          <Button size="small" autoFocus disabled={shutting.isPending} onClick={() => shutting.mutate()}>
            Desativar
          </Button>
          <Button look="quiet" size="small" disabled={shutting.isPending} onClick={quit}>
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
