import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@smm/ui/button'
import dense from '../layout/dense.module.css'
import css from './dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'

type ConfirmDialogProps = {
  /** The question; without one the dialog is closed. */
  title: string | undefined
  confirm: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks before several things change at once. */
export function ConfirmDialog({
  title,
  confirm,
  isPending,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <AlertDialog.Root open={title !== undefined} onOpenChange={(stays) => !stays && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={css.scrim} />
        <AlertDialog.Content className={`${dense.dense} ${css.dialog}`} {...focusReturn}>
          <AlertDialog.Title className={css.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={css.text}>{children}</AlertDialog.Description>
          <div className={css.buttons}>
            <AlertDialog.Cancel asChild>
              <Button look="quiet" size="small">
                Cancelar
              </Button>
            </AlertDialog.Cancel>
            <Button size="small" disabled={isPending} onClick={onConfirm}>
              {isPending ? 'Um instante...' : confirm}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
