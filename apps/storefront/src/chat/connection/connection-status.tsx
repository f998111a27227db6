import { earlyStatusTexts, statusTextAttribute } from '@smm/contracts/pages'
import { useEffect, useState } from 'react'
import type { ConnectionStatus as Status } from './connection-state.ts'
import css from './connection-status.module.css'
import { maxReconnectAttempts } from './reconnect-delay.ts'

const settleMs = 600

type Props = {
  status: Status
  queuedCount: number
  hasMessages: boolean
  /** Leaves the full screen of a phone. */
  onClose?: () => void
  onRetry: () => void
  onReset: () => void
}

export function ConnectionStatus({ status, queuedCount, hasMessages, onClose, onRetry, onReset }: Props) {
  const settledCount = useSettled(queuedCount)
  return (
    <div className={css.bar}>
      {onClose && (
        <button type="button" className={css.back} aria-label="Voltar à página" onClick={onClose}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d="M19 12H5.5M12 5.5 5.5 12l6.5 6.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
      <p role="status" className={css.status} data-kind={status.kind}>
        <span className={css.dot} aria-hidden="true" />
        <span {...{ [statusTextAttribute]: '' }}>
          {statusText(status, settledCount)}
          {status.kind === 'reconnecting' && <Countdown key={status.retryAt} until={status.retryAt} />}
        </span>
      </p>
      {status.kind === 'failed' && (
        <button type="button" className={css.retry} onClick={onRetry}>
          Tentar Novamente
        </button>
      )}
      {hasMessages && (
        <button type="button" className={css.reset} onClick={onReset}>
          Resetar Chat
        </button>
      )}
    </div>
  )
}

export function statusText(status: Status, queuedCount: number): string {
  switch (status.kind) {
    case 'asleep':
      return 'Pronto para conversar'
    case 'connecting':
      return earlyStatusTexts.connecting
    case 'connected':
      return earlyStatusTexts.connected + (queuedCount > 0 ? ` (${queuedCount} na fila)` : '')
    case 'reconnecting':
      return `Reconectando... (${status.attempt}/${maxReconnectAttempts})`
    case 'failed':
      return 'Desconectado'
    default:
      return 'Estado desconhecido'
  }
}

/** Seconds to the next attempt. Seen, but not read aloud every second. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return <span aria-hidden="true"> - {Math.max(0, Math.ceil((until - now) / 1000))}s</span>
}

/** Grows only once the count has stood for a moment: a message acknowledged at once never shows as queued. */
function useSettled(count: number): number {
  const [settled, setSettled] = useState(count)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), settleMs)
    return () => clearTimeout(timer)
  }, [count])
  return Math.min(settled, count)
}
