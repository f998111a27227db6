import { Select } from 'radix-ui'
import type { BadgeTone } from '@smm/ui/badge'
import css from './select-field.module.css'
import floating from './floating.module.css'
import { PanelIcon } from './panel-icon.tsx'

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
    <Select.Root value={value} onValueChange={select} disabled={disabled}>
      <Select.Trigger className={css[look]} aria-label={label} data-tone={selected?.tone}>
        <Select.Value>{selected?.name}</Select.Value>
        <Select.Icon className={css.icon}>
          <PanelIcon name="chevron" size="1rem" />
        </Select.Icon>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content
          className={`${floating.floating} ${css.list}`}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
        >
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} className={css.option}>
                <Select.ItemText>{option.name}</Select.ItemText>
                <Select.ItemIndicator className={css.chosen}>
                  <PanelIcon name="check" size="1rem" />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}
