import { formatAmount } from '../../format-amount.ts'
import type { Waiting } from './find-waiting.ts'
import css from './waiting-bar.module.css'

type Props = { waiting: Waiting; onContinue: () => void }

/** On a phone whose chat is closed, the way back to what waits in it. Pages make room for it by its attribute. */
export const WaitingBar = ({ waiting: { what, amount }, onContinue }: Props) => (
  <p className={css.bar} data-waiting-order>
    <span>
      Seu {what} de <strong>{formatAmount(amount)}</strong> espera
    </span>
    <button type="button" className={css.button} onClick={onContinue}>
      Continuar
    </button>
  </p>
)
