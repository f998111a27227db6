import { Switch } from 'radix-ui'
import css from './state-switch.module.css'

type StateSwitchProps = {
  /** For screen readers, as 'Seguidores no Instagram ativo'. */
  name: string
  /** The state in words. */
  text: string
  isOn: boolean
  disabled: boolean
  onTurn: (wanted: boolean) => void
  className?: string
}

/** A switch behind its state in words. */
export const StateSwitch = ({ name, text, isOn, disabled, onTurn, className = '' }: StateSwitchProps) => (
  <label className={`${css.label} ${className}`}>
    <span>{text}</span>
    <Switch.Root
      className={css.switch}
      aria-label={name}
      checked={isOn}
      disabled={disabled}
      onCheckedChange={onTurn}
    >
      <Switch.Thumb className={css.thumb} />
    </Switch.Root>
  </label>
)
