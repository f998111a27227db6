import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import dialog from '../panel/controls/dialog.module.css'
import { useFocusReturn } from '../panel/controls/use-focus-return.ts'
import dense from '../panel/layout/dense.module.css'
import { useShortcut } from '../panel/use-shortcut.ts'
import { PaletteSearch } from './palette-search.tsx'
import css from './palette.module.css'

/** Ctrl+K, or ⌘K: leads to an order, a ticket, a section or a list from anywhere in the panel. */
export function Palette() {
  const [isOpen, setOpen] = useState(false)
  const focusReturn = useFocusReturn()
  useShortcut('mod+k', () => setOpen(true))
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className={css.trigger} aria-keyshortcuts="Control+K Meta+K">
        <PanelIcon name="search" size="1.0625rem" />
        <span className={css.label}>Buscar em tudo</span>
        <kbd className={css.key}>Ctrl K</kbd>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.scrim} />
        <Dialog.Content
          className={`${dense.dense} ${css.palette}`}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <Dialog.Title className={css.title}>Buscar em tudo</Dialog.Title>
          <PaletteSearch onDone={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
