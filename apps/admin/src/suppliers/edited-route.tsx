import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { StaffRoute } from '@smm/contracts/suppliers/staff-routes'
import { formatQuantity } from '@smm/pricing/money'
import { legal } from '@smm/site/legal'
import { Button } from '@smm/ui/button'
import { visuallyHidden } from '@smm/ui/visually-hidden'
import { formatAmount } from '../format-values.ts'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import css from './routes-editor.module.css'

type EditedRouteProps = {
  route: StaffRoute
  name: string
  place: { at: number; of: number }
  /** The catalogue links it: it can be switched off, not taken away. */
  isLinked: boolean
  onMove: (to: number) => void
  onSwitch: (isOn: boolean) => void
  onRemove: () => void
}

/** A route in the editor: its place, its service at the supplier, and whether it is used. */
export function EditedRoute({ route, name, place, isLinked, onMove, onSwitch, onRemove }: EditedRouteProps) {
  const { listed, upstreamServiceId, isOn } = route
  return (
    <li className={css.route} data-on={isOn}>
      <div className={css.name}>
        <strong>
          {place.at + 1}. {name}
        </strong>
        <p>
          {listed
            ? `${listed.name} · ID ${upstreamServiceId} · ${formatAmount(listed.pricePerThousand)} por mil · de ${formatQuantity(listed.minQuantity)} a ${formatQuantity(listed.maxQuantity)}`
            : `ID ${upstreamServiceId}, fora da lista que conhecemos`}
        </p>
        {listed && !listed.refill && (
          <p className={css.warn}>Ele não repõe: o site promete {legal.guaranteeDays} dias.</p>
        )}
      </div>
      <div className={css.actions}>
        <label className={css.check}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
          Usar<span className={visuallyHidden}> {name}</span>
        </label>
        <MoveButton
          icon="up"
          text={`Subir ${name}`}
          isOff={place.at === 0}
          onMove={() => onMove(place.at - 1)}
        />
        <MoveButton
          icon="down"
          text={`Descer ${name}`}
          isOff={place.at === place.of - 1}
          onMove={() => onMove(place.at + 1)}
        />
        {!isLinked && (
          <Button look="quiet" size="small" onClick={onRemove}>
            Tirar<span className={visuallyHidden}> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

type MoveButtonProps = { icon: 'up' | 'down'; text: string; isOff: boolean; onMove: () => void }

/** Keeps the focus while its row moves; at an end it stays focusable, as a keyboard goes on from it. */
function MoveButton({ icon, text, isOff, onMove }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const move = () => {
    flushSync(onMove)
    button.current?.focus()
  }
  return (
    <button
      ref={button}
      type="button"
      className={css.move}
      aria-label={text}
      aria-disabled={isOff}
      onClick={isOff ? undefined : move}
    >
      <PanelIcon name={icon} size="1.125rem" />
    </button>
  )
}
