import { useState } from 'react'
import type { StaffRole } from '@smm/contracts/access'
import { changeRole, type StaffMember } from '@smm/contracts/staff'
import { call } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { RoleChoice } from './role-choice.tsx'
import css from './staff.module.css'

/** Another role asks for reauthentication before it counts. */
export function MemberRole({ member: { id, username, role } }: { member: StaffMember }) {
  const [wanted, setWanted] = useState<StaffRole>(role)
  return (
    <section className={css.part} aria-label="Função">
      <RoleChoice legend="Função" value={wanted} onChange={setWanted} />
      {wanted !== role && (
        <ConfirmForm
          name={`Mudar a função de ${username}`}
          note="A pessoa recebe um aviso e precisa entrar de novo: as sessões dela acabam na hora."
          buttonText="Mudar a função"
          onConfirm={(proof) => call(changeRole, { params: { id }, body: { role: wanted, ...proof } })}
          focusesPassword={false}
          failedText="Não foi possível mudar a função. Tente novamente."
          onDone={() => showToast('Função mudada', `Vale a partir de agora para ${username}.`)}
          onCancel={() => setWanted(role)}
        />
      )}
    </section>
  )
}
