import { useState } from 'react'
import type { StaffPackage } from '@smm/contracts/prices/packages'
import { Button } from '@smm/ui/button'
import { EditForm } from '../panel/form/edit-form.tsx'
import { Choice } from '../panel/form/form-layout.tsx'
import { parseCount, parseReais } from '../panel/form/typed-values.ts'
import { useSaving } from '../panel/form/use-saving.ts'
import { judgePrice } from './judge-price.ts'
import { draftOf, newDraft, type PackageDraft, validateDraft } from './package-draft.ts'
import { PackageFields } from './package-fields.tsx'
import { PackageHistory } from './package-history.tsx'
import { PackagePreview } from './package-preview.tsx'
import { packagesQuery, priceBookQuery } from './prices-query.ts'
import { savePackage, withdraw } from './save-package.ts'
import type { PricedProduct } from './priced-product.ts'

type PackageEditorProps = {
  product: PricedProduct
  /** Absent: a new package. */
  edited: StaffPackage | undefined
  onClose: () => void
}

/** Edits a package with a preview of what the change does; the list shows the outcome. */
export function PackageEditor({ product, edited, onClose }: PackageEditorProps) {
  const [draft, setDraft] = useState(() => (edited ? draftOf(edited) : newDraft(product)))
  const change = (part: Partial<PackageDraft>) => setDraft((before) => ({ ...before, ...part }))
  const quantity = edited?.quantity ?? parseCount(draft.quantity)
  const priceCents = parseReais(draft.price)
  const judged = quantity && priceCents ? judgePrice(product.offer, quantity, priceCents) : undefined
  const isUnderFloor = judged !== undefined && priceCents !== undefined && priceCents < judged.floorCents
  const shown = { shownBy: [packagesQuery, priceBookQuery], onClose }
  const saving = useSaving({
    ...shown,
    save: () => savePackage(draft, product, edited),
    toast: () => [
      'Preço salvo',
      draft.isScheduled && draft.from
        ? 'A mudança está agendada.'
        : 'Em até 10 segundos ele está nas páginas e no chat.',
    ],
  })
  const withdrawing = useSaving({
    ...shown,
    save: withdraw,
    toast: () => ['Pacote fora de venda', 'Ele sai das páginas e do chat em até 10 segundos.'],
  })
  const validate = () =>
    validateDraft(draft, { product, edited, now: Date.now() }) ||
    (isUnderFloor && !draft.acceptsUnderFloor ? 'Confirme que o preço pode ficar abaixo do piso.' : '')
  return (
    <>
      <EditForm
        saving={saving}
        other={withdrawing}
        validate={validate}
        button="Salvar preço"
        onClose={onClose}
        aside={
          edited && (
            <WithdrawButton
              isDisabled={saving.isPending || withdrawing.isPending}
              onConfirm={() => withdrawing.mutate(edited)}
            />
          )
        }
      >
        <PackageFields product={product} edited={edited} draft={draft} onChange={change} />
        <PackagePreview product={product} draft={draft} quantity={quantity} />
        {isUnderFloor && (
          <Choice
            type="checkbox"
            checked={draft.acceptsUnderFloor}
            onChange={({ target }) => change({ acceptsUnderFloor: target.checked })}
          >
            Vender abaixo do piso mesmo assim
          </Choice>
        )}
      </EditForm>
      {edited && <PackageHistory package={edited} onTake={(terms) => setDraft(draftOf(edited, terms))} />}
    </>
  )
}

/** Asks once more before it takes the package off sale. */
function WithdrawButton({ isDisabled, onConfirm }: { isDisabled: boolean; onConfirm: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Button
      look="quiet"
      size="small"
      disabled={isDisabled}
      onClick={() => (isAsking ? onConfirm() : setAsking(true))}
      onBlur={() => setAsking(false)}
    >
      {isAsking ? 'Tirar mesmo?' : 'Tirar de venda'}
    </Button>
  )
}
