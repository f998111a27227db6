import { Dialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import dense from './dense.module.css'
import css from './details-sheet.module.css'
import { PanelIcon } from './panel-icon.tsx'

type DetailsSheetProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode }

/** Everything known of one row, beside the list it was chosen from. Closed, it gives the focus back to where it was. */
export function DetailsSheet({ isOpen, title, onClose, children }: DetailsSheetProps) {
  const before = useRef<Element | null>(null)
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim} />
        {isOpen && (
          <Dialog.Content
            className={`${dense.dense} ${css.sheet}`}
            aria-describedby={undefined}
            onOpenAutoFocus={() => (before.current = document.activeElement)}
            onCloseAutoFocus={giveBack}
          >
            <div className={css.head}>
              <Dialog.Title className={css.title}>{title}</Dialog.Title>
              {/* No tooltip: it would take the first Escape for itself. */}
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
