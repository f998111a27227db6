import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Receiver } from '@smm/contracts/messages'
import { type DeadLetter, tryAgain } from '@smm/contracts/operation'
import { Button } from '@smm/ui/button'
import { call, CallFailed } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { operationQuery } from './operation-query.ts'
import { messageText } from './operation-words.ts'

// The sender looks once a second.
const untilOfferedMs = 2_000

/** Has a message offered again, waits until it has been, and looks how the service stands then. */
export function TryAgainButton({ service, letter }: { service: Receiver; letter: DeadLetter }) {
  const client = useQueryClient()
  const trying = useMutation({
    mutationFn: async () => {
      await call(tryAgain(service), { params: { id: letter.id } })
      await new Promise((resolve) => setTimeout(resolve, untilOfferedMs))
    },
    onSuccess: () => showToast('Oferecida de novo', 'Se ela continuar na lista, o motivo ainda está lá.'),
    onError: (error) =>
      wasTakenIn(error)
        ? showToast('Já foi aceita', 'Esta mensagem não precisa mais de outra tentativa.')
        : showToast('Erro', 'Não foi possível tentar de novo.', 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: operationQuery(service).queryKey }),
  })
  return (
    <Button
      look="quiet"
      size="small"
      disabled={trying.isPending}
      aria-busy={trying.isPending}
      aria-label={`Tentar de novo: ${messageText(letter.name)}`}
      onClick={() => trying.mutate()}
    >
      {trying.isPending ? 'Tentando...' : 'Tentar de novo'}
    </Button>
  )
}

const wasTakenIn = (error: unknown) => error instanceof CallFailed && error.status === 404
