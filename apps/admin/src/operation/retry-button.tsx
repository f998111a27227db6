import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Receiver } from '@smm/contracts/messages'
import { type DeadLetter, retryDeadLetter } from '@smm/contracts/message-health'
import { Button } from '@smm/ui/button'
import { call, CallFailed } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { operationQuery } from './operation-query.ts'
import { messageLabel } from './operation-labels.ts'

// The relay polls the outbox once a second.
const untilPublishedMs = 2_000

/** Retries a dead letter, waits until the relay published it, and reads the service's state again. */
export function RetryButton({ service, letter }: { service: Receiver; letter: DeadLetter }) {
  const client = useQueryClient()
  const retrying = useMutation({
    mutationFn: async () => {
      await call(retryDeadLetter(service), { params: { id: letter.id } })
      await new Promise((resolve) => setTimeout(resolve, untilPublishedMs))
    },
    onSuccess: () => showToast('Oferecida de novo', 'Se ela continuar na lista, o motivo ainda está lá.'),
    onError: (error) =>
      isAlreadyHandled(error)
        ? showToast('Já foi aceita', 'Esta mensagem não precisa mais de outra tentativa.')
        : showToast('Erro', 'Não foi possível tentar de novo.', 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: operationQuery(service).queryKey }),
  })
  return (
    <Button
      look="quiet"
      size="small"
      disabled={retrying.isPending}
      aria-busy={retrying.isPending}
      aria-label={`Tentar de novo: ${messageLabel(letter.name)}`}
      onClick={() => retrying.mutate()}
    >
      {retrying.isPending ? 'Tentando...' : 'Tentar de novo'}
    </Button>
  )
}

const isAlreadyHandled = (error: unknown) => error instanceof CallFailed && error.status === 404
