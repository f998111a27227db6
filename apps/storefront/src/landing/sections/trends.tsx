import { Section, SectionHeading } from '@smm/ui/section'
import type { LandingContent } from '../landing-content.ts'
import css from './trends.module.css'

export function Trends({ title, text, points }: NonNullable<LandingContent['trends']>) {
  return (
    <Section labelledBy="tendencias" className={css.layout}>
      <SectionHeading id="tendencias" title={title}>
        {text}
      </SectionHeading>
      <dl className={css.points}>
        {points.map((point) => (
          <div key={point.title} className={css.point}>
            <dt className={css.title}>{point.title}</dt>
            <dd className={css.text}>{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
