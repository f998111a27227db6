import type { ReactNode } from 'react'
import css from './badge.module.css'

export type BadgeTone = 'sun' | 'good' | 'warn' | 'bad' | 'info' | 'neutral'

/** A short label on a coloured ground, such as an order's status. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>
}
