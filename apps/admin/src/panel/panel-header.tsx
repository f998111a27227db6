import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { AttentionCount } from '../attention/attention-count.tsx'
import { call } from '../call.ts'
import { goTo } from '../place.ts'
import { authQuery } from '../queries.ts'
import { PanelIcon } from './panel-icon.tsx'
import css from './panel-header.module.css'
import { SectionLink } from './section-link.tsx'
import { asideSections, type Section } from './sections.ts'

/** Says where one is; reads everything anew; leaves. */
export function PanelHeader({ section }: { section: Section }) {
  const client = useQueryClient()
  const isReading = useIsFetching() > 0
  const leaving = useMutation({
    mutationFn: () => call(signOut),
    onSettled: () => {
      client.clear()
      client.setQueryData(authQuery.queryKey, { authenticated: false })
      goTo('/admin09/login')
    },
  })
  return (
    <header className={css.header}>
      <h1 className={css.title}>{section.name}</h1>
      <div className={css.tools}>
        <nav className={css.aside} aria-label="Avisos e equipe">
          {asideSections.map((way) => (
            <SectionLink key={way.key} className={css.way} section={way} isCurrent={way === section}>
              <PanelIcon name={way.icon} />
              <span className={css.unseen}>{way.name}</span>
              {way.key === 'atencao' && <AttentionCount />}
            </SectionLink>
          ))}
        </nav>
        <Button
          look="quiet"
          size="small"
          className={css.tool}
          aria-busy={isReading}
          onClick={() =>
            void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
          }
        >
          <PanelIcon name="refresh" size="1.0625rem" isTurning={isReading} />
          <span>Recarregar</span>
        </Button>
        <Button
          look="quiet"
          size="small"
          className={css.tool}
          disabled={leaving.isPending}
          onClick={() => leaving.mutate()}
        >
          <PanelIcon name="leave" size="1.0625rem" />
          <span>Sair</span>
        </Button>
      </div>
    </header>
  )
}
