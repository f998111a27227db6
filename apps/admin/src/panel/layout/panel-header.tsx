import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { call } from '../../call.ts'
import { navigate } from '../../navigation.ts'
import { authQuery } from '../../queries.ts'
import { MoreMenu } from './more-menu.tsx'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './panel-header.module.css'
import type { Section } from './sections.ts'

/** The section's title, a refresh of all data, and the sign-out. */
export function PanelHeader({ section }: { section: Section }) {
  const client = useQueryClient()
  const isFetching = useIsFetching() > 0
  const signingOut = useMutation({
    mutationFn: () => call(signOut),
    onSettled: () => {
      client.clear()
      client.setQueryData(authQuery.queryKey, { authenticated: false })
      navigate('/admin09/login')
    },
  })
  const signOutButton = { disabled: signingOut.isPending, onClick: () => signingOut.mutate() }
  return (
    <header className={css.header}>
      <h1 className={css.title}>{section.name}</h1>
      <div className={css.tools}>
        <Button
          look="quiet"
          size="small"
          className={css.tool}
          aria-busy={isFetching}
          onClick={() =>
            void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
          }
        >
          <PanelIcon name="refresh" size="1.0625rem" isTurning={isFetching} />
          <span>Recarregar</span>
        </Button>
        <Button look="quiet" size="small" className={`${css.tool} ${css.wide}`} {...signOutButton}>
          <PanelIcon name="leave" size="1.0625rem" />
          <span>Sair</span>
        </Button>
        <MoreMenu section={section} signOutButton={signOutButton} />
      </div>
    </header>
  )
}
