import { type ReactNode, useRef } from 'react'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { useShortcut } from '../use-shortcut.ts'
import css from './toolbar.module.css'

type ToolbarProps = { children?: ReactNode; summary?: ReactNode; actions?: ReactNode }

/** The bar above a section: filters, what they found, and actions on the right. */
export function Toolbar({ children, summary, actions }: ToolbarProps) {
  return (
    <div className={css.toolbar}>
      <div className={css.start}>{children}</div>
      {summary && <div className={css.summary}>{summary}</div>}
      {actions && <div className={css.end}>{actions}</div>}
    </div>
  )
}

type SearchInputProps = { label: string; value: string; onChange: (value: string) => void }

/** The search of a list, which `/` leads to. */
export function SearchInput({ label, value, onChange }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus())
  return (
    <label className={css.search}>
      <PanelIcon name="search" size="1.0625rem" />
      <input
        ref={input}
        type="search"
        aria-keyshortcuts="/"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <kbd className={css.key} aria-hidden="true">
        /
      </kbd>
    </label>
  )
}
