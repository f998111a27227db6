import { Palette } from '../../palette/palette.tsx'
import css from './panel-header.module.css'
import { RefreshButton } from './refresh-button.tsx'
import type { Section } from './sections.ts'
import { SignOutButton } from './sign-out-button.tsx'

/** The section's title, a refresh of its data, and the sign-out. */
export const PanelHeader = ({ section }: { section: Section }) => (
  <header className={css.header}>
    <h1 className={css.title}>{section.name}</h1>
    <div className={css.tools}>
      <RefreshButton />
      <Palette />
      <SignOutButton className={css.wide} />
    </div>
  </header>
)
