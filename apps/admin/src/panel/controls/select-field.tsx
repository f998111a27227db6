import type { BadgeTone } from '@smm/ui/badge'
import { PanelIcon } from './panel-icon.tsx'
import css from './select-field.module.css'

export type Option<Value extends string> = { value: Value; name: string; tone?: BadgeTone }

type SelectFieldProps<Value extends string> = {
  label: string
  value: Value
  options: ReadonlyArray<Option<Value>>
  onSelect: (value: Value) => void
  /** `state` looks like the badge of the selected option, for a status that is edited in place. */
  look?: 'filter' | 'state'
  disabled?: boolean
}

/** The browser's own select: a phone shows its own list, a browser that knows how draws ours. */
export function SelectField<Value extends string>({
  label,
  value,
  options,
  onSelect,
  look = 'filter',
  disabled,
}: SelectFieldProps<Value>) {
  const selected = options.find((it) => it.value === value)
  const select = (next: string) => {
    const option = options.find((it) => it.value === next)
    if (option) onSelect(option.value)
  }
  return (
    <span className={css.field} data-look={look} data-tone={selected?.tone}>
      <select
        className={css[look]}
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ target }) => select(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className={css.option}>
            {option.name}
          </option>
        ))}
      </select>
      <PanelIcon name="chevron" size="1rem" />
    </span>
  )
}
