import type { ReactNode } from 'react'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './row-notice.module.css'

type RowNoticeProps = { text: string; role?: 'alert'; children?: ReactNode }

/** A warning across a row of a card, followed by what can be done about it. */
export const RowNotice = ({ text, role, children }: RowNoticeProps) => (
  <div className={css.notice} role={role}>
    <PanelIcon name="warning" size="1rem" />
    <p>{text}</p>
    {children}
  </div>
)
