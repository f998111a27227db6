import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { decideOrder, type OrderDetails } from '@smm/contracts/order-details'
import { Button } from '@smm/ui/button'
import { call, CallFailed, wordsOf } from '../call.ts'
import { orderQuery } from '../queries.ts'
import { showToast } from '../show-toast.ts'
import css from './decision-form.module.css'
import { decisions } from './order-words.ts'

type DecisionFormProps = {
  details: OrderDetails
  action: OrderDetails['actions'][number]
  onClose: () => void
}

const shortestReason = 3

/** Says what a decision does, asks why, and carries it out if the order is still as it was shown. */
export function DecisionForm({ details: { order, version }, action, onClose }: DecisionFormProps) {
  const client = useQueryClient()
  const ids = useId()
  const [reason, setReason] = useState('')
  const [upstreamOrderId, setUpstreamOrderId] = useState('')
  const [complaint, setComplaint] = useState('')
  const isMarkSent = action.name === 'mark-sent'

  const deciding = useMutation({
    mutationFn: () =>
      call(decideOrder, {
        params: { id: order.id },
        body: {
          name: action.name,
          version,
          reason: reason.trim(),
          ...(action.subject && { subject: action.subject }),
          ...(isMarkSent && { upstreamOrderId: upstreamOrderId.trim() }),
        },
      }),
    onSuccess: (details) => {
      client.setQueryData(orderQuery(order.id).queryKey, details)
      showToast('Decisão registrada', `${decisions[action.name].name}: pedido atualizado.`)
      onClose()
    },
    onError: (error) => {
      // A toast: when somebody else decided meanwhile, this form goes away with the choice it was for.
      showToast('Erro', refusalText(error, isMarkSent), 'error')
      void client.invalidateQueries({ queryKey: orderQuery(order.id).queryKey })
    },
    onSettled: () => {
      for (const queryKey of [['orders'], ['payments'], ['payment-stats'], ['reviews']]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMarkSent && !/^[A-Za-z0-9-]{1,40}$/.test(upstreamOrderId.trim())) {
      return setComplaint('Informe o número do pedido no fornecedor.')
    }
    if (reason.trim().length < shortestReason) return setComplaint('Escreva o motivo da decisão.')
    setComplaint('')
    deciding.mutate()
  }
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <p>
        <strong>{decisions[action.name].name}.</strong> {decisions[action.name].effect}
      </p>
      {isMarkSent && (
        <label className={css.field} htmlFor={`${ids}-upstream`}>
          Número do pedido no fornecedor
          <input
            id={`${ids}-upstream`}
            autoComplete="off"
            value={upstreamOrderId}
            onChange={(event) => setUpstreamOrderId(event.target.value)}
          />
        </label>
      )}
      <label className={css.field} htmlFor={`${ids}-reason`}>
        Motivo (fica registrado)
        <textarea
          id={`${ids}-reason`}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <p className={css.complaint} role="alert">
        {complaint}
      </p>
      <div className={css.ways}>
        <Button type="submit" size="small" className={css.way} disabled={deciding.isPending}>
          {deciding.isPending ? 'Registrando...' : 'Confirmar'}
        </Button>
        <Button look="quiet" size="small" className={css.way} disabled={deciding.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

function refusalText(error: unknown, isMarkSent: boolean): string {
  if (isMarkSent && error instanceof CallFailed && error.status === 400) {
    return 'O fornecedor não conhece esse número.'
  }
  return wordsOf(error) ?? 'Não foi possível registrar a decisão. Tente novamente.'
}
