import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endOneSession, endOtherSessions, type StaffSessionInfo } from '@smm/contracts/staff'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { SessionList } from '../staff/session-list.tsx'
import { accountQuery, staffQuery } from '../staff/staff-queries.ts'
import css from '../staff/staff.module.css'

const showFailure = (error: Error) =>
  showToast('Erro', messageOf(error) ?? 'Não foi possível encerrar. Tente novamente.', 'error')

/** Own sessions end without reauthentication: a stolen one must be ended quickly. */
export function OwnSessions({ sessions }: { sessions: StaffSessionInfo[] }) {
  const client = useQueryClient()
  const endingOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account)
      void client.invalidateQueries({ queryKey: staffQuery.queryKey })
    },
    onError: showFailure,
  })
  const endingOne = useMutation({
    mutationFn: (id: string) => call(endOneSession, { params: { id }, body: {} }),
    onSettled: () =>
      Promise.all([accountQuery, staffQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
    onError: showFailure,
  })
  return (
    <div className={css.card}>
      <h2>Onde você está conectado</h2>
      <SessionList sessions={sessions} isEnding={endingOne.isPending} onEnd={(id) => endingOne.mutate(id)} />
      {sessions.length > 1 && (
        <Button
          look="quiet"
          size="small"
          disabled={endingOthers.isPending}
          onClick={() => endingOthers.mutate()}
        >
          Encerrar as outras
        </Button>
      )}
    </div>
  )
}
