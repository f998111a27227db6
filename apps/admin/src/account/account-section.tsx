import { useQuery } from '@tanstack/react-query'
import { staffRoleNames } from '@smm/contracts/access'
import { Loaded } from '../panel/loading/loaded.tsx'
import { accountQuery } from '../staff/staff-queries.ts'
import css from '../staff/staff.module.css'
import { roleEffects } from '../staff/role-choice.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondStepCard } from './second-step-card.tsx'

/** The signed-in member's own account. */
export function AccountSection() {
  const account = useQuery(accountQuery)
  return (
    <div className={css.page}>
      <Loaded
        query={account}
        loadingText="Carregando a sua conta..."
        failedText="Não foi possível carregar a sua conta."
      >
        {(own) => (
          <>
            <p className={css.note}>
              Você entrou como <strong>{own.username}</strong>, na função{' '}
              <strong>{staffRoleNames[own.role]}</strong>: {roleEffects[own.role]}
            </p>
            <div className={css.cards}>
              <PasswordForm username={own.username} />
              <SecondStepCard account={own} />
            </div>
            <OwnSessions sessions={own.sessions} />
          </>
        )}
      </Loaded>
    </div>
  )
}
