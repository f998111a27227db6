import css from './new-message-counter.module.css'

const maxCount = 99

type Props = { count: number; onGo: () => void }

/** The button that scrolls to the end, with the number of unread messages. */
export function NewMessageCounter({ count, onGo }: Props) {
  return (
    <button type="button" className={css.button} aria-label={label(count)} onClick={onGo}>
      {count > 0 && <span className={css.count}>{formatCount(count)}</span>}
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path
          d="m6 9 6 6 6-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}

export const formatCount = (count: number) => (count > maxCount ? `${maxCount}+` : String(count))

function label(count: number) {
  if (count === 0) return 'Ir para o fim da conversa'
  return count === 1 ? '1 mensagem nova: ver' : `${formatCount(count)} mensagens novas: ver`
}
