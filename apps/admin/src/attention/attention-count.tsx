import type { Section } from '../panel/sections.ts'
import { type AttentionItem, useAttention } from './attention-queries.ts'
import css from './attention.module.css'

const most = 99

type Counted = { count: number; one: string; many: string }

/** How much waits, beside the way there; nothing when nothing does. */
export function AttentionCount({ section }: { section: Section['key'] }) {
  const { count, one, many } = countOf(section, useAttention()) ?? { count: 0 }
  if (count === 0) return null
  return (
    <span className={css.count}>
      {count > most ? `${most}+` : count} <span className={css.unseen}>{count === 1 ? one : many}</span>
    </span>
  )
}

function countOf(
  section: Section['key'],
  { items, count }: { items: AttentionItem[]; count: number },
): Counted | undefined {
  if (section === 'atencao') return { count, one: 'pendência', many: 'pendências' }
  if (section !== 'tickets') return undefined
  const open = items.find(({ code }) => code === 'TICKETS_OPEN')
  return { count: open?.count ?? 0, one: 'sem resposta', many: 'sem resposta' }
}
