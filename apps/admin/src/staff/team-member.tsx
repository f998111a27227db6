import { useState } from 'react'
import { deactivateMember, type MemberAccess, renewAccess, type StaffMember } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { MemberSessions } from './session-list.tsx'
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
          <MemberSessions sessions={sessions} />
        </details>
      )}
    </li>
  )
}

type Act = 'deactivate' | 'renew'

/** Each act asks who one is, beside where it was pressed. */
function MemberActs({ member }: { member: StaffMember }) {
  const [asked, setAsked] = useState<Act>()
  const [access, setAccess] = useState<MemberAccess>()
  const quit = () => setAsked(undefined)
  const params = { id: member.id }
  if (access) return <OneTimePassword access={access} onDone={() => setAccess(undefined)} />
  if (asked === 'renew') {
    const onDone = (given: MemberAccess) => {
      quit()
      setAccess(given)
    }
    return (
      <ConfirmForm
        name={`Novo acesso para ${member.username}`}
        note="Gera uma senha de uso único. A senha atual, a segunda etapa e as sessões deixam de valer."
        action="Gerar nova senha"
        act={(body) => call(renewAccess, { params, body })}
        onDone={onDone}
        onCancel={quit}
      />
    )
  }
  if (asked) {
    return (
      <ConfirmForm
        name={`Desativar ${member.username}`}
        note="As sessões acabam na hora e ninguém mais entra com esta conta."
        action="Desativar"
        act={(body) => call(deactivateMember, { params, body })}
        onDone={quit}
        onCancel={quit}
      />
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
