import { Button } from '@smm/ui/button'
import { visuallyHidden } from '@smm/ui/visually-hidden'

/** `what` is told to those who hear the page: 'o cupom VERAO10'. */
export const EditButton = ({ what, onClick }: { what: string; onClick: () => void }) => (
  <Button look="quiet" size="small" onClick={onClick}>
    Editar<span className={visuallyHidden}> {what}</span>
  </Button>
)
