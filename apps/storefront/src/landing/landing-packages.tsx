import { formatQuantity } from '@smm/pricing/money'
import type { Package } from '@smm/pricing/packages'
import { Section, SectionHeading } from '@smm/ui/section'
import { PackageGrid } from '../package-grid.tsx'
import type { Service } from '../services.ts'

type Props = { service: Service; packages: readonly Package[]; title: string; text: string }

export function LandingPackages({ service, packages, title, text }: Props) {
  const words = ({ quantity }: Package) =>
    `Quero ${formatQuantity(quantity)} ${service.unit} no ${service.platformName}`
  return (
    <Section labelledBy="pacotes">
      <SectionHeading id="pacotes" title={title}>
        {text} <a href="/precos">Ver a tabela de preços</a>
      </SectionHeading>
      <PackageGrid {...{ service, packages, words }} href="#chat" button="Pedir no chat" />
    </Section>
  )
}
