import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '@smm/ui/badge'
import css from './list-row.module.css'

type ListRowProps = {
  /** A heading. */
  name: ReactNode
  badge?: { name: string; tone: BadgeTone } | undefined
  actions: ReactNode
  /** Sets `--columns`. */
  className: string | undefined
  children: ReactNode
}

/** A row of a list whose items are edited: the name with its state, the rest, and the buttons. */
export const ListRow = ({ name, badge, actions, className, children }: ListRowProps) => (
  <li className={`${css.row} ${className}`}>
    <div className={css.name}>
      {name}
      {badge && <Badge tone={badge.tone}>{badge.name}</Badge>}
    </div>
    {children}
    <div className={css.actions}>{actions}</div>
  </li>
)
