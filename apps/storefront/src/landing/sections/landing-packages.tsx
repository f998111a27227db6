import { Section, SectionHeading } from '@smm/ui/section'
import { PackageGrid } from '../../services/package-grid.tsx'
import { orderWords, type Service } from '../../services/services.ts'
import css from './landing-packages.module.css'

type Props = { service: Service; title: string; text: string }

export function LandingPackages({ service, title, text }: Props) {
  return (
    <Section labelledBy="pacotes" className={css.packages}>
      <SectionHeading id="pacotes" title={title} />
      <PackageGrid
        service={service}
        page="landing"
        words={(quantity) => orderWords(service, quantity)}
        href={() => '#chat'}
        button="Pedir no chat"
      />
      <p className={css.note}>
        {text} <a href="/precos">Ver a tabela de preços</a>
      </p>
    </Section>
  )
}
