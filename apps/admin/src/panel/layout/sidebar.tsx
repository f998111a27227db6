import { brand } from '@smm/site/brand'
import { AttentionCount } from '../../attention/attention-count.tsx'
import { BrandMark } from '@smm/ui/brand-mark'
import { useRole } from '../../identity/use-role.ts'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { MoreMenu } from './more-menu.tsx'
import { SectionLink } from './section-link.tsx'
import { secondarySections, type Section, sections } from './sections.ts'
import css from './sidebar.module.css'

/** The navigation. On a phone it is the bottom bar with the daily sections; the others are in its menu. */
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
      <SectionLinks label="Seções do painel" links={sections} current={current} />
      <MoreMenu section={current} />
      <div className={css.aside}>
        <SectionLinks label="Avisos e equipe" links={secondarySections} current={current} />
        <a className={css.site} href="/">
          Ver o site
        </a>
      </div>
    </aside>
  )
}

type SectionLinksProps = { label: string; links: readonly Section[]; current: Section }

function SectionLinks({ label, links, current }: SectionLinksProps) {
  const role = useRole()
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {links
          .filter(({ roles }) => roles.includes(role))
          .map((section) => (
            <li key={section.key} className={'isDaily' in section ? undefined : css.rare}>
              <SectionLink className={css.link} section={section} isCurrent={section === current}>
                <PanelIcon name={section.icon} />
                <span>{section.name}</span>
                <AttentionCount section={section.key} />
              </SectionLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
