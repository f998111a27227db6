import { brand } from '@smm/site/brand'
import { AttentionCount } from '../attention/attention-count.tsx'
import { BrandMark } from '@smm/ui/brand-mark'
import { PanelIcon } from './panel-icon.tsx'
import { SectionLink } from './section-link.tsx'
import { asideSections, type Section, sections } from './sections.ts'
import css from './sidebar.module.css'

/** The way between sections. On a telephone it lies at the bottom, and what is not daily work is in the header. */
export function Sidebar({ current }: { current: Section }) {
  return (
    <aside className={css.sidebar}>
      <div className={css.brand}>
        <BrandMark size="1.75rem" />
        <span>
          <strong>{brand.name}</strong>
          <small>Painel</small>
        </span>
      </div>
      <Ways label="Seções do painel" ways={sections} current={current} />
      <div className={css.aside}>
        <Ways label="Avisos e equipe" ways={asideSections} current={current} />
        <a className={css.site} href="/">
          Ver o site
        </a>
      </div>
    </aside>
  )
}

type WaysProps = { label: string; ways: readonly Section[]; current: Section }

const Ways = ({ label, ways, current }: WaysProps) => (
  <nav aria-label={label}>
    <ul className={css.list}>
      {ways.map((section) => (
        <li key={section.key}>
          <SectionLink className={css.way} section={section} isCurrent={section === current}>
            <PanelIcon name={section.icon} />
            <span>{section.name}</span>
            <AttentionCount section={section.key} />
          </SectionLink>
        </li>
      ))}
    </ul>
  </nav>
)
