import { Section } from '@smm/ui/section'
import type { LandingContent } from './landing-content.ts'
import css from './requirements.module.css'

/** What YouTube asks of a channel before it may earn. */
export function Requirements({ title, text, figures, note }: NonNullable<LandingContent['requirements']>) {
  return (
    <Section labelledBy="monetizacao">
      <div className={css.box}>
        <div>
          <h2 id="monetizacao" className={css.title}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
        </div>
        <dl className={css.figures}>
          {figures.map(({ shown, value, label }) => (
            <div key={label} className={css.figure}>
              <dt>{label}</dt>
              <dd>
                <data value={value}>{shown}</data>
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.note}>{note}</p>
      </div>
    </Section>
  )
}
