import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addCoupon, changeCoupon, type StaffCoupon } from '@smm/contracts/orders/coupons'
import { Button } from '@smm/ui/button'
import { ForRoles } from '../identity/for-roles.tsx'
import { EditButton } from '../panel/controls/edit-button.tsx'
import { Empty, Loaded } from '../panel/loading/loaded.tsx'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { ListRow } from '../panel/table/list-row.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { CouponEditor } from './coupon-editor.tsx'
import { conditionTexts, discountedText, discountText, statusOf, usesText } from './coupon-texts.ts'
import { couponsQuery } from './coupons-query.ts'
import css from './coupons-section.module.css'
import { PauseButton } from './pause-button.tsx'

/** The coupon that is edited, or a new one. */
type Edited = StaffCoupon | 'new'

export function CouponsSection() {
  const query = useQuery(couponsQuery)
  const [edited, setEdited] = useState<Edited>()
  const close = () => setEdited(undefined)
  return (
    <>
      <Toolbar
        actions={
          <ForRoles endpoint={addCoupon} act="criam e mudam cupons">
            <Button size="small" onClick={() => setEdited('new')}>
              Novo cupom
            </Button>
          </ForRoles>
        }
      >
        <p className={css.note}>
          O visitante escreve o código no chat ou chega por um link com <code>?cupom=CÓDIGO</code>. O desconto
          nunca leva um pedido abaixo do piso.
        </p>
      </Toolbar>
      <Loaded
        query={query}
        loadingText="Carregando cupons..."
        failedText="Não foi possível carregar os cupons."
      >
        {(coupons) =>
          coupons.length === 0 ? (
            <Empty title="Nenhum cupom ainda">
              <p>Um cupom dá um desconto a quem tem o código, dentro dos limites que você escolher.</p>
            </Empty>
          ) : (
            <ul className={css.list} aria-label="Cupons">
              {coupons.map((coupon) => (
                <CouponRow
                  key={coupon.id}
                  coupon={coupon}
                  now={query.dataUpdatedAt}
                  onEdit={() => setEdited(coupon)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <DetailsSheet isOpen={edited !== undefined} title={titleOf(edited)} onClose={close}>
        {edited && (
          <CouponEditor key={keyOf(edited)} edited={edited === 'new' ? undefined : edited} onClose={close} />
        )}
      </DetailsSheet>
    </>
  )
}

const titleOf = (edited: Edited | undefined) =>
  edited === undefined || edited === 'new' ? 'Novo cupom' : `Cupom ${edited.code}`
const keyOf = (edited: Edited) => (edited === 'new' ? edited : `${edited.id} ${edited.version}`)

type CouponRowProps = { coupon: StaffCoupon; now: number; onEdit: () => void }

function CouponRow({ coupon, now, onEdit }: CouponRowProps) {
  return (
    <ListRow
      className={css.row}
      name={<h2>{coupon.code}</h2>}
      badge={statusOf(coupon, now)}
      actions={
        <ForRoles endpoint={changeCoupon}>
          <PauseButton coupon={coupon} />
          <EditButton what={`o cupom ${coupon.code}`} onClick={onEdit} />
        </ForRoles>
      }
    >
      <p className={css.discount}>{discountText(coupon)}</p>
      <p className={css.conditions}>{conditionTexts(coupon, now).join(' · ')}</p>
      <p className={css.uses}>
        <strong>{usesText(coupon)}</strong>
        <span>{discountedText(coupon)}</span>
      </p>
    </ListRow>
  )
}
