import { useState } from 'react'
import { addCoupon, changeCoupon, type StaffCoupon } from '@smm/contracts/orders/coupons'
import { call } from '../call.ts'
import { EditForm } from '../panel/form/edit-form.tsx'
import { useSaving } from '../panel/form/use-saving.ts'
import { changeOf, type CouponDraft, draftOf, newCouponOf, validateDraft } from './coupon-draft.ts'
import { CouponFields } from './coupon-fields.tsx'
import { couponsQuery } from './coupons-query.ts'

/** Absent `edited`: a new coupon. */
type CouponEditorProps = { edited: StaffCoupon | undefined; onClose: () => void }

export function CouponEditor({ edited, onClose }: CouponEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(edited))
  const saving = useSaving({
    save: () => save(draft, edited),
    shownBy: [couponsQuery],
    toast: ({ code }) => ['Cupom salvo', `${code}: em instantes o chat já sabe.`],
    onClose,
  })
  return (
    <EditForm saving={saving} validate={() => validateDraft(draft)} button="Salvar cupom" onClose={onClose}>
      <CouponFields
        draft={draft}
        isNew={!edited}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
    </EditForm>
  )
}

const save = (draft: CouponDraft, edited: StaffCoupon | undefined): Promise<StaffCoupon> =>
  edited
    ? call(changeCoupon, { params: { id: edited.id }, body: changeOf(draft, edited) })
    : call(addCoupon, { body: newCouponOf(draft) })
