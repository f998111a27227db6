import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import dense from '../layout/dense.module.css'
import css from './details-sheet.module.css'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { useFocusReturn } from '../controls/use-focus-return.ts'

type DetailsSheetProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode }

/** A modal sheet beside the list. Closing it restores the focus to the element that had it. */
export function DetailsSheet({ isOpen, title, onClose, children }: DetailsSheetProps) {
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        {isOpen && (
          <Dialog.Content
            className={`${dense.dense} ${css.sheet}`}
            aria-describedby={undefined}
            {...focusReturn}
          >
            <div className={css.head}>
              <Dialog.Title className={css.title}>{title}</Dialog.Title>
              {/* Without a tooltip, which would consume the first Escape. */}
              <Dialog.Close className={css.close} aria-label="Fechar detalhes">
                <PanelIcon name="close" />
              </Dialog.Close>
            </div>
            {children}
          </Dialog.Content>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  )
}
