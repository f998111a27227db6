import { useId } from 'react'
import { type StaffRole, staffRoleNames, staffRoles } from '@smm/contracts/access'
import css from './role-choice.module.css'

/** The rights of each role, as the end of a sentence. */
export const roleEffects: Record<StaffRole, string> = {
  owner: 'faz tudo, inclusive cuidar dos acessos da equipe.',
  finance: 'cuida de margens, catálogo, reembolsos e exportações.',
  support: 'atende os clientes e resolve o envio dos pedidos. Não mexe em dinheiro.',
  viewer: 'acompanha pedidos, pagamentos e catálogo. Não muda nada.',
}

type RoleChoiceProps = { legend: string; value: StaffRole; onChange: (role: StaffRole) => void }

/** Radio buttons with what each role may do under its name. */
export function RoleChoice({ legend, value, onChange }: RoleChoiceProps) {
  const name = useId()
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.options}>
        {staffRoles.map((role) => (
          <label key={role} className={css.option}>
            <input
              type="radio"
              name={name}
              value={role}
              checked={role === value}
              aria-describedby={`${name}-${role}`}
              onChange={() => onChange(role)}
            />
            <span>
              <strong>{staffRoleNames[role]}</strong>
              <span id={`${name}-${role}`} className={css.effect}>
                {sentence(roleEffects[role])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
