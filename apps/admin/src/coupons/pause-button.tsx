import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeCoupon, type StaffCoupon } from '@smm/contracts/orders/coupons'
import { Button } from '@smm/ui/button'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { call, messageOf } from '../call.ts'
import { showToast } from '../show-toast.ts'
import { changeOf, draftOf } from './coupon-draft.ts'
import { couponsQuery } from './coupons-query.ts'

/** Takes a coupon out of use for a while, or brings it back. */
export function PauseButton({ coupon }: { coupon: StaffCoupon }) {
  const client = useQueryClient()
  const { id, code, isPaused } = coupon
  const pausing = useMutation({
    mutationFn: () =>
      call(changeCoupon, {
        params: { id },
        body: { ...changeOf(draftOf(coupon), coupon), isPaused: !isPaused },
      }),
    onSuccess: () =>
      showToast(
        isPaused ? 'Cupom de volta' : 'Cupom pausado',
        isPaused ? `${code} já vale no chat.` : `${code} deixa de valer em instantes.`,
      ),
    onError: (error) => showToast('Não deu certo', messageOf(error) ?? 'Tente de novo.', 'error'),
    onSettled: () => client.invalidateQueries({ queryKey: couponsQuery.queryKey }),
  })
  return (
    <Button look="quiet" size="small" disabled={pausing.isPending} onClick={() => pausing.mutate()}>
      {isPaused ? 'Retomar' : 'Pausar'}
      <span className={visuallyHidden}> o cupom {code}</span>
    </Button>
  )
}
