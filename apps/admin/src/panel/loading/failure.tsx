import { Button } from '@smm/ui/button'
import css from './failure.module.css'
import { PanelIcon } from '../controls/panel-icon.tsx'

/** An error message with a retry button. */
export function Failure({
  text,
  onRetry,
  isRetrying,
}: {
  text: string
  onRetry: () => void
  isRetrying?: boolean
}) {
  return (
    <div className={css.failure} role="alert">
      <PanelIcon name="warning" />
      <p>{text}</p>
      <Button look="quiet" size="small" disabled={isRetrying} onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
