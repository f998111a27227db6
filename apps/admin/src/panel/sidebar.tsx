import type { MouseEvent } from 'react'
import { brand } from '@smm/site/brand'
import { goTo } from '../place.ts'
import { Mark } from './mark.tsx'
import { PanelIcon } from './panel-icon.tsx'
import { addressOf, type Section, sections } from './sections.ts'
import css from './sidebar.module.css'

/** The way between sections: real links, so one opens in a new tab as well. On a telephone it lies at the bottom. */
export function Sidebar({ current }: { current: Section }) {
  const follow = (section: Section) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(addressOf(section))
    document.documentElement.scrollTop = 0
  }
  return (
    <aside className={css.sidebar}>
      <div className={css.brand}>
        <Mark size="1.75rem" />
        <span>
          <strong>{brand.name}</strong>
          <small>Painel</small>
        </span>
      </div>
      <nav aria-label="Seções do painel">
        <ul className={css.list}>
          {sections.map((section) => (
            <li key={section.key}>
              <a
                className={css.way}
                href={addressOf(section)}
                aria-current={section === current ? 'page' : undefined}
                onClick={follow(section)}
              >
                <PanelIcon name={section.icon} />
                <span>{section.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a className={css.site} href="/">
        Ver o site
      </a>
    </aside>
  )
}
