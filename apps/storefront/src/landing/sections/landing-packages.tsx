import { formatQuantity } from '@smm/pricing/money'
import { Section, SectionHeading } from '@smm/ui/section'
import { PackageGrid } from '../../services/package-grid.tsx'
import type { Service } from '../../services/services.ts'

type Props = { service: Service; title: string; text: string }

export function LandingPackages({ service, title, text }: Props) {
  const words = (quantity: number) =>
    `Quero ${formatQuantity(quantity)} ${service.unit} no ${service.platformName}`
  return (
    <Section labelledBy="pacotes">
      <SectionHeading id="pacotes" title={title}>
        {text} <a href="/precos">Ver a tabela de preços</a>
      </SectionHeading>
      <PackageGrid
        service={service}
        page="landing"
        words={words}
        href={() => '#chat'}
        button="Pedir no chat"
      />
    </Section>
  )
}
