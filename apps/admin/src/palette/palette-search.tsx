import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { navigate } from '../navigation.ts'
import { PanelIcon } from '../panel/controls/panel-icon.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import { usePaletteGroups } from './use-palette-groups.ts'
import css from './palette.module.css'

/** The field and its list. The focus stays in the field; the arrows choose, and Enter goes there. */
export function PaletteSearch({ onDone }: { onDone: () => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const { groups, isSearching } = usePaletteGroups(text)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === chosen) ?? entries[0]
  const follow = (entry: PaletteEntry) => {
    onDone()
    navigate(entry.url)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && active) follow(active)
    if (!step || !active) return
    event.preventDefault()
    setChosen(entries.at((entries.indexOf(active) + step) % entries.length)?.key ?? '')
  }
  return (
    <>
      <label className={css.field}>
        <PanelIcon name="search" />
        <input
          role="combobox"
          aria-label="Buscar em tudo"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.key}`}
          placeholder="Pedido, perfil, PIX, ticket ou seção"
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value)
            setChosen('')
          }}
        />
      </label>
      <div
        id={`${id}-list`}
        className={css.list}
        role="listbox"
        aria-label="Resultados"
        aria-busy={isSearching}
      >
        {groups.map(({ name, entries: some }) => (
          <Group key={name} name={name}>
            {some.map((entry) => (
              <Option
                key={entry.key}
                id={`${id}-${entry.key}`}
                entry={entry}
                isActive={entry === active}
                onPoint={() => setChosen(entry.key)}
                onFollow={() => follow(entry)}
              />
            ))}
          </Group>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={css.none} role="status">
          {isSearching ? 'Procurando...' : 'Nada encontrado. Tente o começo do ID, o @ ou uma parte do link.'}
        </p>
      )}
    </>
  )
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <div role="group" aria-label={name}>
    <p className={css.group} aria-hidden="true">
      {name}
    </p>
    {children}
  </div>
)

type OptionProps = {
  id: string
  entry: PaletteEntry
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

function Option({ id, entry, isActive, onPoint, onFollow }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={element}
      id={id}
      className={css.entry}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onFollow}
    >
      <PanelIcon name={entry.icon} size="1.125rem" />
      <span className={css.text}>
        <span className={css.name}>{entry.name}</span>
        {entry.detail && <span className={css.detail}>{entry.detail}</span>}
      </span>
    </div>
  )
}
