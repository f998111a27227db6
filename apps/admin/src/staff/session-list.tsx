import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOneSession, endOtherSessions, type StaffSessionInfo } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { formatTimestamp } from '../format-values.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { deviceName } from './device-name.ts'
import { accountQuery, staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

const showFailure = (error: Error) =>
  showToast('Erro', messageOf(error) ?? 'Não foi possível encerrar. Tente novamente.', 'error')

export function OwnSessions({ sessions }: { sessions: StaffSessionInfo[] }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: showFailure,
  })
  return (
    <div className={css.card}>
      <h3>Onde você está conectado</h3>
      <OwnSessionList sessions={sessions} />
      {sessions.length > 1 && (
        <Button look="quiet" size="small" disabled={ending.isPending} onClick={() => ending.mutate()}>
          Encerrar as outras
        </Button>
      )}
    </div>
  )
}

/** Own sessions end without reauthentication: a stolen one must be ended quickly. */
function OwnSessionList({ sessions }: { sessions: StaffSessionInfo[] }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id }, body: {} }),
    onSettled: () =>
      Promise.all([accountQuery, staffQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
    onError: showFailure,
  })
  return <SessionList sessions={sessions} isEnding={ending.isPending} onEnd={(id) => ending.mutate(id)} />
}

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
function SessionList({ sessions, isEnding, onEnd }: ListProps) {
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
