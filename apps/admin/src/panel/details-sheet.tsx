import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import css from './details-sheet.module.css'
import { PanelIcon } from './panel-icon.tsx'

type DetailsSheetProps = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode }

/** Everything known of one row, beside the list it was chosen from. */
export const DetailsSheet = ({ isOpen, title, onClose, children }: DetailsSheetProps) => (
  <Dialog.Root open={isOpen} onOpenChange={(stays) => !stays && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className={css.scrim} />
      {isOpen && (
        <Dialog.Content className={css.sheet} aria-describedby={undefined}>
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
