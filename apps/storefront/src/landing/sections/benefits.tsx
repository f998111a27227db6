import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import css from './benefits.module.css'
import type { LandingContent } from '../landing-content.ts'

export function Benefits({ benefits }: { benefits: LandingContent['benefits'] }) {
  return (
    <Section ground="surface" labelledBy="vantagens" className={css.layout}>
      <h2 id="vantagens" className={css.heading}>
        Crescer com calma é crescer com segurança
      </h2>
      <ul className={css.list}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className={css.benefit}>
            <Icon name={icon} size="1.75rem" className={css.icon} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
