import { Section, SectionHeading } from '@smm/ui/section'
import { NumberedSteps } from '../../layout/numbered-steps.tsx'
import css from './how-it-works.module.css'
import type { LandingContent } from '../landing-content.ts'

export function HowItWorks({ steps }: { steps: LandingContent['steps'] }) {
  return (
    <Section id="como-funciona" labelledBy="como-funciona-titulo">
      <SectionHeading id="como-funciona-titulo" title="Como funciona" />
      <NumberedSteps steps={steps} css={css} />
    </Section>
  )
}
