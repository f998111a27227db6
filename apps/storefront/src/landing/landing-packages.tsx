import { formatQuantity } from '@smm/pricing/money'
import type { Package } from '@smm/pricing/packages'
import { Section, SectionHeading } from '@smm/ui/section'
import { PackageCard } from '../package-card.tsx'
import { PackageGrid } from '../package-grid.tsx'
import { packageNotesOf } from '../package-notes.ts'
import type { Service } from '../services.ts'

type Props = { service: Service; packages: readonly Package[]; title: string; text: string }

export function LandingPackages({ service, packages, title, text }: Props) {
  const { captions, features } = packageNotesOf(service)
  return (
    <Section labelledBy="pacotes">
      <SectionHeading id="pacotes" title={title}>
        {text} <a href="/precos">Ver a tabela de preços</a>
      </SectionHeading>
      <PackageGrid>
        {packages.map((it) => (
          <PackageCard
            key={it.quantity}
            package={it}
            unit={service.unit}
            caption={captions[it.quantity]}
            features={features}
            href="#chat"
            button="Pedir no chat"
            words={`Quero ${formatQuantity(it.quantity)} ${service.unit} no ${service.platformName}`}
          />
        ))}
      </PackageGrid>
    </Section>
  )
}
