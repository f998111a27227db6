import css from './new-message-counter.module.css'

const mostCounted = 99

type Props = { count: number; onGo: () => void }

/** The way back to the end of the conversation, with how much was said meanwhile. */
export function NewMessageCounter({ count, onGo }: Props) {
  return (
    <button type="button" className={css.button} aria-label={label(count)} onClick={onGo}>
      {count > 0 && <span className={css.count}>{shownCount(count)}</span>}
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

export const shownCount = (count: number) => (count > mostCounted ? `${mostCounted}+` : String(count))

function label(count: number) {
  if (count === 0) return 'Ir para o fim da conversa'
  return count === 1 ? '1 mensagem nova: ver' : `${shownCount(count)} mensagens novas: ver`
}
