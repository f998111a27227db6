import { useState } from 'react'
import { endOneSession, type StaffSessionInfo } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call } from '../call.ts'
import { formatTimestamp } from '../format-values.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { deviceName } from './device-name.ts'
import css from './staff.module.css'

/** Sessions of another member end after reauthentication. */
export function MemberSessions({ sessions }: { sessions: StaffSessionInfo[] }) {
  const [endingId, setEndingId] = useState<string>()
  const closeForm = () => setEndingId(undefined)
  return (
    <>
      <SessionList sessions={sessions} isEnding={endingId !== undefined} onEnd={setEndingId} />
      {endingId && (
        <ConfirmForm
          name="Encerrar a sessão"
          note="Quem está nesta sessão precisa entrar de novo."
          buttonText="Encerrar a sessão"
          onConfirm={(body) => call(endOneSession, { params: { id: endingId }, body })}
          failedText="Não foi possível encerrar. Tente novamente."
          onDone={closeForm}
          onCancel={closeForm}
        />
      )}
    </>
  )
}

type ListProps = { sessions: StaffSessionInfo[]; isEnding: boolean; onEnd: (id: string) => void }

/** Every session but the current one has a button that ends it. */
export function SessionList({ sessions, isEnding, onEnd }: ListProps) {
  return (
    <ul className={css.sessions}>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <strong>{deviceName(session.device)}</strong>
            <p className={css.note}>
              {session.address ? `IP ${session.address}, ` : ''}desde {formatTimestamp(session.startedAt)},
              visto em {formatTimestamp(session.lastSeenAt)}
            </p>
          </div>
          {session.isThisOne ? (
            <Badge tone="good">Esta sessão</Badge>
          ) : (
            <Button
              look="quiet"
              size="small"
              aria-label={`Encerrar ${deviceName(session.device)} de ${formatTimestamp(session.startedAt)}`}
              disabled={isEnding}
              onClick={() => onEnd(session.id)}
            >
              Encerrar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
