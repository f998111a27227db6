import { useState } from 'react'
import { staffRoleNames } from '@smm/contracts/access'
import { panelUrl } from '@smm/contracts/panel-url'
import { deactivateMember, type MemberAccess, renewAccess, type StaffMember } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { formatTimestamp } from '../format-values.ts'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { Field, Fields } from '../panel/sheet/fields.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { MemberRole } from './member-role.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { roleTones } from './role-tones.ts'
import { MemberSessions } from './session-list.tsx'
import css from './staff.module.css'

type MemberDetailsProps = { member: StaffMember | undefined; onClose: () => void }

/** The access of one member: role, sessions, and what an owner may do about it. */
export const MemberDetails = ({ member, onClose }: MemberDetailsProps) => (
  <DetailsSheet isOpen={member !== undefined} title={`Acesso de ${member?.username ?? ''}`} onClose={onClose}>
    {member && <Details key={member.id} member={member} />}
  </DetailsSheet>
)

function Details({ member }: { member: StaffMember }) {
  const { role, isYou, isActive, hasSecondStep, createdAt, sessions } = member
  return (
    <>
      <Fields title="Conta">
        <Field name="Função">
          <Badge tone={roleTones[role]}>{staffRoleNames[role]}</Badge>
        </Field>
        <Field name="Verificação em duas etapas">{hasSecondStep ? 'Ativa' : 'Não usa'}</Field>
        <Field name="Na equipe desde">
          <time dateTime={createdAt}>{formatTimestamp(createdAt)}</time>
        </Field>
      </Fields>
      {isYou ? (
        <p className={css.note}>
          É a sua conta: a senha e as sessões ficam em{' '}
          <PanelLink href={panelUrl('conta')}>Minha conta</PanelLink>, e a sua função só outro dono muda.
        </p>
      ) : (
        <>
          {isActive && <MemberRole member={member} />}
          {sessions.length > 0 && (
            <section className={css.part} aria-label="Sessões abertas">
              <h3>Sessões abertas</h3>
              <MemberSessions sessions={sessions} />
            </section>
          )}
          <MemberAccessActions member={member} />
        </>
      )}
    </>
  )
}

type Action = 'deactivate' | 'renew'

/** Each action asks for reauthentication in place. */
function MemberAccessActions({ member }: { member: StaffMember }) {
  const { username } = member
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
        name={`Novo acesso para ${username}`}
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
        name={`Desativar ${username}`}
        note="As sessões acabam na hora e ninguém mais entra com esta conta."
        buttonText="Desativar"
        onConfirm={(body) => call(deactivateMember, { params, body })}
        onDone={closeForm}
        onCancel={closeForm}
      />
    )
  }
  return <AccessButtons member={member} onAct={setAction} />
}

type AccessButtonsProps = { member: StaffMember; onAct: (action: Action) => void }

function AccessButtons({ member: { username, isActive, isFromSettings }, onAct }: AccessButtonsProps) {
  return (
    <section className={css.part} aria-label="Acesso">
      <h3>Acesso</h3>
      {isFromSettings && (
        <p className={css.note}>
          Este é o acesso da instalação: uma nova senha só se gera na máquina da loja, nunca por aqui.
        </p>
      )}
      <div className={css.buttons}>
        {!isFromSettings && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Novo acesso para ${username}`}
            onClick={() => onAct('renew')}
          >
            Novo acesso
          </Button>
        )}
        {isActive && (
          <Button
            look="quiet"
            size="small"
            aria-label={`Desativar ${username}`}
            onClick={() => onAct('deactivate')}
          >
            Desativar
          </Button>
        )}
      </div>
    </section>
  )
}
