import { useMutation, useQueryClient } from '@tanstack/react-query'
import { acceptSupplierPrice, type StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import type { StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { formatAmount } from '../format-values.ts'
import { ForRoles } from '../identity/for-roles.tsx'
import { RowNotice } from '../panel/layout/row-notice.tsx'
import { servicesQuery } from '../catalogue/services-query.ts'
import { showToast } from '../show-toast.ts'
import { routesQuery } from './suppliers-query.ts'

type HeldPriceProps = { route: StaffRoute; supplier: StaffSupplier | undefined }

/** A price that jumped: the former one counts until somebody accepts it. */
export function HeldPrice({ route: { supplierId, listed }, supplier }: HeldPriceProps) {
  if (!listed?.heldPrice) return null
  const { heldPrice, pricePerThousand, upstreamServiceId } = listed
  return (
    <RowNotice
      text={`${supplier?.name} passou de ${formatAmount(pricePerThousand)} para ${formatAmount(heldPrice)} por mil. O piso conta com o preço de antes até você aceitar.`}
    >
      <ForRoles endpoint={acceptSupplierPrice}>
        <AcceptPrice price={{ id: supplierId, upstreamServiceId, heldPrice }} />
      </ForRoles>
    </RowNotice>
  )
}

type AcceptPriceProps = { price: { id: string; upstreamServiceId: number; heldPrice: string } }

function AcceptPrice({ price: { heldPrice, ...params } }: AcceptPriceProps) {
  const client = useQueryClient()
  const accepting = useMutation({
    mutationFn: () => call(acceptSupplierPrice, { params, body: { heldPrice } }),
    onSuccess: () => showToast('Preço aceito', 'O piso muda na próxima sincronização.'),
    onError: (error) => showToast('Nada mudou', messageOf(error) ?? 'Tente de novo.', 'error'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: routesQuery.queryKey }),
        client.invalidateQueries({ queryKey: servicesQuery.queryKey }),
      ]),
  })
  return (
    <Button look="quiet" size="small" disabled={accepting.isPending} onClick={() => accepting.mutate()}>
      Aceitar {formatAmount(heldPrice)}
    </Button>
  )
}
