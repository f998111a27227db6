import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../panel/loading/loaded.tsx'
import { AddMember } from './add-member.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { OwnSessions } from './session-list.tsx'
import { accountQuery, staffQuery } from './staff-queries.ts'
import css from './staff.module.css'
import { TeamMember } from './team-member.tsx'

/** The signed-in member's own account, then the team. */
export function StaffSection() {
  const account = useQuery(accountQuery)
  const staff = useQuery(staffQuery)
  return (
    <div className={css.page}>
      <section className={css.part} aria-label="Minha conta">
        <h2 className={css.heading}>Minha conta</h2>
        <Loaded
          query={account}
          loadingText="Carregando a sua conta..."
          failedText="Não foi possível carregar a sua conta."
        >
          {(own) => (
            <>
              <p className={css.note}>
                Você entrou como <strong>{own.username}</strong>.
              </p>
              <div className={css.cards}>
                <PasswordForm username={own.username} />
                <SecondStepCard account={own} />
              </div>
              <OwnSessions sessions={own.sessions} />
            </>
          )}
        </Loaded>
      </section>
      <section className={css.part} aria-label="Equipe">
        <h2 className={css.heading}>Equipe</h2>
        <p className={css.note}>Quem pode entrar no painel. Todos têm as mesmas permissões.</p>
        <AddMember />
        <Loaded
          query={staff}
          loadingText="Carregando a equipe..."
          failedText="Não foi possível carregar a equipe."
        >
          {(members) => (
            <ul className={css.members}>
              {members.map((member) => (
                <TeamMember key={member.id} member={member} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </div>
  )
}
