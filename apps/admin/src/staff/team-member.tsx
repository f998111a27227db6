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
      {!isYou && <MemberActions member={member} />}
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

type Action = 'deactivate' | 'renew'

/** Each action asks for reauthentication in place. */
function MemberActions({ member }: { member: StaffMember }) {
  const [action, setAction] = useState<Action>()
  const [access, setAccess] = useState<MemberAccess>()
  const closeForm = () => setAction(undefined)
  const params = { id: member.id }
  if (access) return <OneTimePassword access={access} onDone={() => setAccess(undefined)} />
  if (action === 'renew') {
    const onDone = (newAccess: MemberAccess) => {
      closeForm()
      setAccess(newAccess)
    }
    return (
      <ConfirmForm
        name={`Novo acesso para ${member.username}`}
        note="Gera uma senha de uso único. A senha atual, a segunda etapa e as sessões deixam de valer."
        buttonText="Gerar nova senha"
        onConfirm={(body) => call(renewAccess, { params, body })}
        onDone={onDone}
        onCancel={closeForm}
      />
    )
  }
  if (action) {
    return (
      <ConfirmForm
        name={`Desativar ${member.username}`}
        note="As sessões acabam na hora e ninguém mais entra com esta conta."
        buttonText="Desativar"
        onConfirm={(body) => call(deactivateMember, { params, body })}
        onDone={closeForm}
        onCancel={closeForm}
      />
    )
  }
  return (
    <div className={css.buttons}>
      <Button
        look="quiet"
        size="small"
        aria-label={`Novo acesso para ${member.username}`}
        onClick={() => setAction('renew')}
      >
        Novo acesso
      </Button>
      {member.isActive && (
        <Button
          look="quiet"
          size="small"
          aria-label={`Desativar ${member.username}`}
          onClick={() => setAction('deactivate')}
        >
          Desativar
        </Button>
      )}
    </div>
  )
}
