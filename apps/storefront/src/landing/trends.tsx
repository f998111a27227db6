import { Section, SectionHeading } from '@smm/ui/section'
import type { LandingContent } from './landing-content.ts'
import { PointList } from './point-list.tsx'

export function Trends({ title, text, points }: NonNullable<LandingContent['trends']>) {
  return (
    <Section labelledBy="tendencias">
      <SectionHeading id="tendencias" title={title}>
        {text}
      </SectionHeading>
      <PointList points={points} />
    </Section>
  )
}
