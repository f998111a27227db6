import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endOneSession, endOtherSessions, type StaffSessionInfo } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, wordsOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { showMoment } from '../shown-values.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { deviceName } from './device-name.ts'
import { accountQuery, staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

const failed = (error: Error) =>
  showToast('Erro', wordsOf(error) ?? 'Não foi possível encerrar. Tente novamente.', 'error')

export function OwnSessions({ sessions }: { sessions: StaffSessionInfo[] }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: failed,
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

/** One's own are ended at once: that is a defence. */
function OwnSessionList({ sessions }: { sessions: StaffSessionInfo[] }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id }, body: {} }),
    onSettled: () =>
      Promise.all([accountQuery, staffQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
    onError: failed,
  })
  return <SessionList sessions={sessions} isEnding={ending.isPending} onEnd={(id) => ending.mutate(id)} />
}

/** Somebody else's are ended with one's own password. */
export function MemberSessions({ sessions }: { sessions: StaffSessionInfo[] }) {
  const [asked, setAsked] = useState<string>()
  const quit = () => setAsked(undefined)
  return (
    <>
      <SessionList sessions={sessions} isEnding={asked !== undefined} onEnd={setAsked} />
      {asked && (
        <ConfirmForm
          name="Encerrar a sessão"
          note="Quem está nesta sessão precisa entrar de novo."
          action="Encerrar a sessão"
          act={(body) => call(endOneSession, { params: { id: asked }, body })}
          failedText="Não foi possível encerrar. Tente novamente."
          onDone={quit}
          onCancel={quit}
        />
      )}
    </>
  )
}

type ListProps = { sessions: StaffSessionInfo[]; isEnding: boolean; onEnd: (id: string) => void }

/** Each with a way to end it, but for the one that is used to look at them. */
function SessionList({ sessions, isEnding, onEnd }: ListProps) {
  return (
    <ul className={css.sessions}>
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <strong>{deviceName(session.device)}</strong>
            <p className={css.note}>
              {session.address ? `IP ${session.address}, ` : ''}desde {showMoment(session.startedAt)}, visto
              em {showMoment(session.lastSeenAt)}
            </p>
          </div>
          {session.isThisOne ? (
            <Badge tone="good">Esta sessão</Badge>
          ) : (
            <Button
              look="quiet"
              size="small"
              aria-label={`Encerrar ${deviceName(session.device)} de ${showMoment(session.startedAt)}`}
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
