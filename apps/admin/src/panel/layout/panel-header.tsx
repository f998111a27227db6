import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Button } from '@smm/ui/button'
import { Palette } from '../../palette/palette.tsx'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './panel-header.module.css'
import type { Section } from './sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** The section's title, a refresh of all data, and the sign-out. */
export function PanelHeader({ section }: { section: Section }) {
  const client = useQueryClient()
  const isFetching = useIsFetching() > 0
  return (
    <header className={css.header}>
      <h1 className={css.title}>{section.name}</h1>
      <div className={css.tools}>
        <Palette />
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
        <SignOutButton className={css.wide} />
      </div>
    </header>
  )
}
