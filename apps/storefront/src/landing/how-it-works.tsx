import { Section, SectionHeading } from '@smm/ui/section'
import css from './how-it-works.module.css'
import type { LandingContent } from './landing-content.ts'

export function HowItWorks({ steps }: { steps: LandingContent['steps'] }) {
  return (
    <Section id="como-funciona" labelledBy="como-funciona-titulo">
      <SectionHeading id="como-funciona-titulo" title="Como funciona" />
      <ol className={css.steps}>
        {steps.map(({ title, text }, i) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {i + 1}
            </span>
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
