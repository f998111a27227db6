import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { decideOrder, type OfferedAction, type OrderDetails } from '@smm/contracts/orders/order-details'
import { formatCents } from '@smm/pricing/money'
import { call, CallFailed, messageOf } from '../../call.ts'
import { formatAmount } from '../../format-values.ts'
import { parseReais } from '../../panel/form/typed-values.ts'
import { orderQuery } from '../order-queries.ts'
import { showToast } from '../../show-toast.ts'
import { decisionLabels } from './decision-labels.ts'
import { refreshAfterDecision } from './refresh-after-decision.ts'
import { ReasonField, ReasonForm } from './reason-form.tsx'

type DecisionFormProps = { details: OrderDetails; action: OfferedAction; onClose: () => void }

/** Sends a decision with the order's version, so that it is refused if somebody changed the order meanwhile. */
export function DecisionForm({ details, action, onClose }: DecisionFormProps) {
  const [upstreamOrderId, setUpstreamOrderId] = useState('')
  const [amount, setAmount] = useState('')
  const { name, asksAmount, mostCents } = action
  const isMarkSent = name === 'mark-sent'
  const amountCents = parseReais(amount)
  const deciding = useDeciding(details, action, onClose)
  const validate = () => {
    if (isMarkSent && !/^[A-Za-z0-9-]{1,40}$/.test(upstreamOrderId.trim()))
      return 'Informe o número do pedido no fornecedor.'
    return asksAmount ? validateAmount(amountCents, mostCents) : ''
  }
  return (
    <ReasonForm
      validate={validate}
      isPending={deciding.isPending}
      onConfirm={(reason) =>
        deciding.mutate({
          reason,
          ...(isMarkSent && { upstreamOrderId: upstreamOrderId.trim() }),
          ...(asksAmount && { amountCents }),
        })
      }
      onClose={onClose}
    >
      <p>
        <strong>{decisionLabels[name].name}.</strong> {decisionLabels[name].effect}
      </p>
      <SharedMoney details={details} action={action} />
      {isMarkSent && (
        <ReasonField
          label="Número do pedido no fornecedor"
          value={upstreamOrderId}
          onChange={setUpstreamOrderId}
        />
      )}
      {asksAmount && (
        <ReasonField
          label="Valor em reais"
          inputMode="decimal"
          value={amount}
          onChange={setAmount}
          hint={amountHint(amountCents, mostCents)}
        />
      )}
    </ReasonForm>
  )
}

type Given = { reason: string; upstreamOrderId?: string; amountCents?: number | undefined }

function useDeciding({ order, version }: OrderDetails, action: OfferedAction, onDone: () => void) {
  const client = useQueryClient()
  const { name, subject, mostCents } = action
  return useMutation({
    mutationFn: (given: Given) =>
      call(decideOrder, {
        params: { id: order.id },
        body: {
          name,
          version,
          ...(subject && { subject }),
          ...(mostCents !== null && { mostCents }),
          ...given,
        },
      }),
    onSuccess: (details) => {
      client.setQueryData(orderQuery(order.id).queryKey, details)
      showToast('Decisão registrada', `${decisionLabels[name].name}: pedido atualizado.`)
      onDone()
    },
    // A toast, because the form disappears when somebody else took the decision.
    onError: (error) => showToast('Erro', refusalText(error, name === 'mark-sent'), 'error'),
    onSettled: (decided) => refreshAfterDecision(client, decided?.order.id),
  })
}

/** Money in review of several orders is divided decision by decision. */
function SharedMoney({ details: { payment, reviews }, action }: Omit<DecisionFormProps, 'onClose'>) {
  const share = reviews.find(({ id }) => id === action.subject)?.share
  if (share === undefined) return null
  return (
    <p>
      Este PIX é de {payment?.orders?.length} pedidos: a decisão vale só para este, com {formatAmount(share)}{' '}
      do valor recebido.
    </p>
  )
}

function validateAmount(cents: number | undefined, mostCents: number | null): string {
  if (!cents) return 'Informe o valor em reais, como 12,50.'
  if (mostCents !== null && cents > mostCents) return `O valor vai no máximo até ${formatCents(mostCents)}.`
  return ''
}

/** Shows the parsed amount before the confirmation. */
function amountHint(cents: number | undefined, mostCents: number | null): string {
  if (mostCents === null) return cents ? formatCents(cents) : 'O valor que aparece no banco, como 12,50.'
  if (!cents || cents > mostCents) return `Até ${formatCents(mostCents)}.`
  return `Voltam ${formatCents(cents)} ao cliente; restam ${formatCents(mostCents - cents)}.`
}

function refusalText(error: unknown, isMarkSent: boolean): string {
  if (isMarkSent && error instanceof CallFailed && error.status === 400) {
    return 'O fornecedor não conhece esse número.'
  }
  return messageOf(error) ?? 'Não foi possível registrar a decisão. Tente novamente.'
}
