import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { closeReview, type Review } from '@smm/contracts/orders/reviews'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../../call.ts'
import { reviewsQuery } from '../order-queries.ts'
import { showToast } from '../../show-toast.ts'
import { decisionLabels } from './decision-labels.ts'
import { ReasonForm } from './reason-form.tsx'

/** Closes a review that belongs to no order; staff must give a reason. */
export function CloseReview({ review: { id } }: { review: Review }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const closing = useMutation({
    mutationFn: (reason: string) => call(closeReview, { params: { id }, body: { reason } }),
    onSuccess: (left) => {
      client.setQueryData(reviewsQuery.queryKey, left)
      showToast('Decisão registrada', 'O aviso saiu da lista.')
    },
    onError: (error) => {
      showToast('Erro', messageOf(error) ?? 'Não foi possível registrar a decisão. Tente novamente.', 'error')
      void client.invalidateQueries({ queryKey: reviewsQuery.queryKey })
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['audit'] }),
  })
  const { name, effect } = decisionLabels['close-review']
  if (!isOpen) {
    return (
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {name}
      </Button>
    )
  }
  return (
    <ReasonForm
      isPending={closing.isPending}
      onConfirm={(reason) => closing.mutate(reason)}
      onClose={() => setOpen(false)}
    >
      <p>
        <strong>{name}.</strong> {effect}
      </p>
    </ReasonForm>
  )
}
