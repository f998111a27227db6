import type { Section } from '../panel/layout/sections.ts'
import { type AttentionItem, useAttention } from './attention-queries.ts'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import css from './attention.module.css'

const maxShown = 99

type Counted = { count: number; one: string; many: string }

/** The number of open items of a section, beside its link. */
export function AttentionCount({ section }: { section: Section['key'] }) {
  const { count, one, many } = sectionCount(section, useAttention()) ?? { count: 0 }
  if (count === 0) return null
  return (
    <span className={css.count}>
      {count > maxShown ? `${maxShown}+` : count}{' '}
      <span className={visuallyHidden}>{count === 1 ? one : many}</span>
    </span>
  )
}

function sectionCount(
  section: Section['key'],
  { items, count }: { items: AttentionItem[]; count: number },
): Counted | undefined {
  if (section === 'atencao') return { count, one: 'pendência', many: 'pendências' }
  if (section !== 'tickets') return undefined
  const open = items.find(({ code }) => code === 'TICKETS_OPEN')
  return { count: open?.count ?? 0, one: 'sem resposta', many: 'sem resposta' }
}
