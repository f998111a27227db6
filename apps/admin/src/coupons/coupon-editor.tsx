import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { addCoupon, changeCoupon, type StaffCoupon } from '@smm/contracts/orders/coupons'
import { Button } from '@smm/ui/button'
import { call, messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { Form, FormButtons } from '../panel/form/form-layout.tsx'
import { showToast } from '../show-toast.ts'
import { changeOf, type CouponDraft, draftOf, newCouponOf, validateDraft } from './coupon-draft.ts'
import { CouponFields } from './coupon-fields.tsx'
import { couponsQuery } from './coupons-query.ts'

/** Absent `edited`: a new coupon. */
type CouponEditorProps = { edited: StaffCoupon | undefined; onClose: () => void }

export function CouponEditor({ edited, onClose }: CouponEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(edited))
  const [error, setError] = useState('')
  const client = useQueryClient()
  const saving = useMutation({
    mutationFn: () => save(draft, edited),
    onSuccess: ({ code }) => {
      showToast('Cupom salvo', `${code}: em instantes o chat já sabe.`)
      onClose()
    },
    // Also after a failure: somebody else's change must be shown.
    onSettled: () => client.invalidateQueries({ queryKey: couponsQuery.queryKey }),
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = validateDraft(draft)
    setError(found)
    if (!found && !saving.isPending) saving.mutate()
  }
  return (
    <Form onSubmit={onSubmit}>
      <CouponFields
        draft={draft}
        isNew={!edited}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <FormError>{error || failureText(saving.error)}</FormError>
      <FormButtons>
        <Button type="submit" size="small" disabled={saving.isPending} aria-busy={saving.isPending}>
          {saving.isPending ? 'Salvando...' : 'Salvar cupom'}
        </Button>
        <Button look="quiet" size="small" disabled={saving.isPending} onClick={onClose}>
          Cancelar
        </Button>
      </FormButtons>
    </Form>
  )
}

const save = (draft: CouponDraft, edited: StaffCoupon | undefined): Promise<StaffCoupon> =>
  edited
    ? call(changeCoupon, { params: { id: edited.id }, body: changeOf(draft, edited) })
    : call(addCoupon, { body: newCouponOf(draft) })

const failureText = (error: Error | null) =>
  error ? (messageOf(error) ?? 'Não foi possível salvar. Tente de novo.') : ''
