import { Section, SectionHeading } from '@smm/ui/section'
import type { LandingContent } from '../landing-content.ts'
import { PointList } from './point-list.tsx'

export function Algorithm({ title, text, points }: NonNullable<LandingContent['algorithm']>) {
  return (
    <Section ground="night" labelledBy="algoritmo">
      <SectionHeading id="algoritmo" title={title}>
        {text}
      </SectionHeading>
      <PointList points={points} />
    </Section>
  )
}
