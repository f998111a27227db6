import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOneSession, endOtherSessions, type StaffSessionInfo } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { call, wordsOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { showMoment } from '../shown-values.ts'
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
      <SessionList sessions={sessions} />
      {sessions.length > 1 && (
        <Button look="quiet" size="small" disabled={ending.isPending} onClick={() => ending.mutate()}>
          Encerrar as outras
        </Button>
      )}
    </div>
  )
}

/** Each with a way to end it, but for the one that is used to look at them. */
export function SessionList({ sessions }: { sessions: StaffSessionInfo[] }) {
  const client = useQueryClient()
  const ending = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id } }),
    onSettled: () =>
      Promise.all([accountQuery, staffQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
    onError: failed,
  })
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
              disabled={ending.isPending}
              onClick={() => ending.mutate(session.id)}
            >
              Encerrar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
