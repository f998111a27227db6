import { Select } from 'radix-ui'
import type { BadgeTone } from '@smm/ui/badge'
import css from './choice.module.css'
import floating from './floating.module.css'
import { PanelIcon } from './panel-icon.tsx'

export type Option<Value extends string> = { value: Value; name: string; tone?: BadgeTone }

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: ReadonlyArray<Option<Value>>
  onChoose: (value: Value) => void
  /** `state` looks like the badge of what is chosen: for a status that is changed where it is shown. */
  look?: 'filter' | 'state'
  disabled?: boolean
}

export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
  look = 'filter',
  disabled,
}: ChoiceProps<Value>) {
  const chosen = options.find((it) => it.value === value)
  return (
    <Select.Root value={value} onValueChange={(next) => onChoose(next as Value)} disabled={disabled}>
      <Select.Trigger className={css[look]} aria-label={label} data-tone={chosen?.tone}>
        <Select.Value>{chosen?.name}</Select.Value>
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
