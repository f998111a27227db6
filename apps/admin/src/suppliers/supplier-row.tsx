import {
  changeSupplier,
  type StaffSupplier,
  type SupplierRecord,
} from '@smm/contracts/suppliers/staff-suppliers'
import { formatCents } from '@smm/pricing/money'
import { ForRoles } from '../identity/for-roles.tsx'
import { EditButton } from '../panel/controls/edit-button.tsx'
import { RowNotice } from '../panel/layout/row-notice.tsx'
import { type Overview, SupplierSwitch } from './supplier-switch.tsx'
import css from './supplier-row.module.css'
import { balanceText, sendingText, shareText, startText, troubleTexts } from './supplier-texts.ts'

type SupplierRowProps = {
  supplier: StaffSupplier
  all: Overview
  /** Absent while orders does not answer. */
  record: SupplierRecord | undefined
  onEdit: () => void
}

export function SupplierRow({ supplier, all, record, onEdit }: SupplierRowProps) {
  const { name, host, isOn, trouble, balance } = supplier
  return (
    <li className={css.row} data-on={isOn}>
      <div className={css.name}>
        <h2>{name}</h2>
        <p>{host}</p>
      </div>
      <dl className={css.figures}>
        <Figure name="Saldo" text={balanceText(supplier)} isBad={balance !== null && Number(balance) <= 0} />
        <Figure name="Sucesso" text={shareText(record?.successShare)} />
        <Figure name="Começa em" text={startText(record?.medianStartSeconds)} />
        <Figure name="Queda" text={shareText(record?.dropShare)} />
        <Figure name="Custo" text={record ? formatCents(record.costCents) : '—'} />
        <Figure name="Envios" text={sendingText(supplier, record)} isBad={isOn && !!record?.pausedUntil} />
      </dl>
      <SupplierSwitch supplier={supplier} all={all} />
      <div className={css.edit}>
        <ForRoles endpoint={changeSupplier}>
          <EditButton what={name} onClick={onEdit} />
        </ForRoles>
      </div>
      {isOn && trouble && <RowNotice text={troubleTexts[trouble]} />}
    </li>
  )
}

const Figure = ({ name, text, isBad = false }: { name: string; text: string; isBad?: boolean }) => (
  <div data-bad={isBad}>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)
