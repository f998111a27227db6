import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderActionRoles } from '@smm/contracts/orders/order-actions'
import type { Review } from '@smm/contracts/orders/reviews'
import { formatCount } from '../format-values.ts'
import { useRole } from '../identity/use-role.ts'
import { SelectField } from '../panel/controls/select-field.tsx'
import { BulkBar } from '../panel/table/bulk-bar.tsx'
import { orderQuery } from './order-queries.ts'
import { showToast } from '../show-toast.ts'
import { decideReviews } from './decisions/decide-reviews.ts'
import { decisionLabels } from './decisions/decision-labels.ts'
import { refreshAfterDecision } from './decisions/refresh-after-decision.ts'
import { ReasonForm } from './decisions/reason-form.tsx'
import { type SharedDecision, sharedDecisions } from './decisions/shared-decisions.ts'

type ReviewBulkActionsProps = {
  reviews: readonly Review[]
  onChange: (ids: ReadonlySet<string>) => void
  /** Why a decision on some failed, by their ids: they stay selected. */
  onDone: (failed: ReadonlyMap<string, string>) => void
}

const none = { value: 'none', name: 'Decidir' } as const
const counted = (count: number) => formatCount(count, 'caso', 'casos')

/** The bar of the selected reviews: one decision, with one reason, where the same is possible on each of them. */
export function ReviewBulkActions({ reviews, onChange, onDone }: ReviewBulkActionsProps) {
  const client = useQueryClient()
  const role = useRole()
  const [name, setName] = useState<SharedDecision>()
  const orderIds = [...new Set(reviews.flatMap(({ orderId }) => orderId ?? []))]
  const orders = useQueries({ queries: orderIds.map((id) => orderQuery(id)) })
  const detailsOf = (orderId: string) => orders.find(({ data }) => data?.order.id === orderId)?.data
  const isLoading = orders.some(({ isPending }) => isPending)
  const possible = isLoading
    ? []
    : sharedDecisions(reviews, detailsOf).filter((it) => orderActionRoles[it].includes(role))
  const deciding = useMutation({
    mutationFn: (given: { name: SharedDecision; reason: string }) =>
      decideReviews({ ...given, reviews, detailsOf }),
    onSuccess: (failed, { name }) => {
      setName(undefined)
      onDone(failed)
      const done = reviews.length - failed.size
      if (failed.size === 0)
        showToast('Decisão registrada', `${decisionLabels[name].name}: ${counted(done)}.`)
      else
        showToast('Erro', `${counted(failed.size)} de ${reviews.length} não mudou: veja na lista.`, 'error')
    },
    onSettled: () => refreshAfterDecision(client),
  })
  if (reviews.length === 0) return null
  return (
    <BulkBar
      label="Casos selecionados"
      count={formatCount(reviews.length, 'caso selecionado', 'casos selecionados')}
      onClear={name ? undefined : () => onChange(new Set())}
    >
      {name ? (
        <ReasonForm
          isPending={deciding.isPending}
          onConfirm={(reason) => deciding.mutate({ name, reason })}
          onClose={() => setName(undefined)}
        >
          <p>
            <strong>
              {decisionLabels[name].name}: {counted(reviews.length)}.
            </strong>{' '}
            {decisionLabels[name].effect}
          </p>
        </ReasonForm>
      ) : possible.length > 0 ? (
        <SelectField
          label="Decidir os casos selecionados"
          value={none.value}
          options={[none, ...possible.map((value) => ({ value, name: decisionLabels[value].name }))]}
          onSelect={(chosen) => chosen !== 'none' && setName(chosen)}
        />
      ) : (
        <span>{isLoading ? 'Vendo o que é possível...' : 'Nenhuma decisão serve a todos.'}</span>
      )}
    </BulkBar>
  )
}
