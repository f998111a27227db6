import { useAttention } from './attention-queries.ts'
import css from './attention.module.css'

const most = 99

/** How much waits, beside the way there; nothing when nothing does. */
export function AttentionCount() {
  const { count } = useAttention()
  if (count === 0) return null
  return (
    <span className={css.count}>
      {count > most ? `${most}+` : count}{' '}
      <span className={css.unseen}>{count === 1 ? 'pendência' : 'pendências'}</span>
    </span>
  )
}
