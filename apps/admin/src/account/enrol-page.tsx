import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { staffRoleNames } from '@smm/contracts/access'
import { brand } from '@smm/site/brand'
import { BrandMark } from '@smm/ui/brand-mark'
import { Loaded } from '../panel/loading/loaded.tsx'
import { SignOutButton } from '../panel/layout/sign-out-button.tsx'
import { authQuery } from '../queries.ts'
import css from '../sign-in/sign-in-page.module.css'
import { accountQuery } from '../staff/staff-queries.ts'
import { SecondStepCard } from './second-step-card.tsx'

/** All that is open to a member whose role demands a second step, until it is enrolled. */
export function EnrolPage() {
  const client = useQueryClient()
  const account = useQuery(accountQuery)
  useEffect(() => {
    document.title = `Verificação em duas etapas · Painel ${brand.name}`
  }, [])
  return (
    <main className={css.page}>
      <div className={css.card}>
        <div className={css.head}>
          <BrandMark size="2.75rem" />
          <h1 className={css.title}>Falta um passo</h1>
          {account.data && (
            <p className={css.lead}>
              A função {staffRoleNames[account.data.role]} mexe com dinheiro ou acessos. Por isso, além da
              senha, ela pede um código de um aplicativo do seu celular.
            </p>
          )}
        </div>
        <Loaded
          query={account}
          loadingText="Carregando a sua conta..."
          failedText="Não foi possível carregar a sua conta."
          skeletonRows={2}
        >
          {(own) => (
            <SecondStepCard
              account={own}
              onStored={() => void client.invalidateQueries({ queryKey: authQuery.queryKey })}
            />
          )}
        </Loaded>
        <SignOutButton />
      </div>
    </main>
  )
}
