import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { StaffPackage } from '@smm/contracts/packages'
import { parseReais } from '../orders/decisions/parse-reais.ts'
import { Button } from '@smm/ui/button'
import { messageOf } from '../call.ts'
import { FormError } from '../panel/controls/form-error.tsx'
import { Choice, Form, FormButtons } from '../panel/form/form-layout.tsx'
import { showToast } from '../show-toast.ts'
import { judgePrice } from './judge-price.ts'
import { draftOf, newDraft, type PackageDraft, parseQuantity, validateDraft } from './package-draft.ts'
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
  const [error, setError] = useState('')
  const change = (part: Partial<PackageDraft>) => setDraft((before) => ({ ...before, ...part }))
  const quantity = edited?.quantity ?? parseQuantity(draft.quantity)
  const priceCents = parseReais(draft.price)
  const judged = quantity && priceCents ? judgePrice(product.offer, quantity, priceCents) : undefined
  const isUnderFloor = judged !== undefined && priceCents !== undefined && priceCents < judged.floorCents
  const saving = useStoring(onClose, () => savePackage(draft, product, edited), {
    title: 'Preço salvo',
    text:
      draft.isScheduled && draft.from
        ? 'A mudança está agendada.'
        : 'Em até 10 segundos ele está nas páginas e no chat.',
  })
  const withdrawing = useStoring(onClose, withdraw, {
    title: 'Pacote fora de venda',
    text: 'Ele sai das páginas e do chat em até 10 segundos.',
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found =
      validateDraft(draft, { product, edited, now: Date.now() }) ||
      (isUnderFloor && !draft.acceptsUnderFloor ? 'Confirme que o preço pode ficar abaixo do piso.' : '')
    setError(found)
    if (!found && !saving.isPending) saving.mutate()
  }
  const isBusy = saving.isPending || withdrawing.isPending
  return (
    <>
      <Form onSubmit={onSubmit}>
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
        <FormError>{error || failureText(saving.error ?? withdrawing.error)}</FormError>
        <FormButtons
          aside={
            edited && <WithdrawButton isDisabled={isBusy} onConfirm={() => withdrawing.mutate(edited)} />
          }
        >
          <Button type="submit" size="small" disabled={isBusy} aria-busy={saving.isPending}>
            {saving.isPending ? 'Salvando...' : 'Salvar preço'}
          </Button>
          <Button look="quiet" size="small" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
        </FormButtons>
      </Form>
      {edited && <PackageHistory package={edited} onTake={(terms) => setDraft(draftOf(edited, terms))} />}
    </>
  )
}

const failureText = (error: Error | null) =>
  error ? (messageOf(error) ?? 'Não foi possível salvar. Tente de novo.') : ''

function useStoring<Input = void>(
  onClose: () => void,
  store: (input: Input) => Promise<StaffPackage>,
  success: { title: string; text: string },
) {
  const client = useQueryClient()
  return useMutation<StaffPackage, Error, Input>({
    mutationFn: store,
    onSuccess: () => {
      showToast(success.title, success.text)
      onClose()
    },
    // Also after a failure: somebody else's change must be shown.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: packagesQuery.queryKey }),
        client.invalidateQueries({ queryKey: priceBookQuery.queryKey }),
      ]),
  })
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
