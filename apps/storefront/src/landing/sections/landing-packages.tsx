import { Section, SectionHeading } from '@smm/ui/section'
import { EachTier } from '../../services/each-tier.tsx'
import { PackageGrid } from '../../services/package-grid.tsx'
import { tierText } from '../../services/package-slots.ts'
import { orderWords, type Service } from '../../services/services.ts'
import css from './landing-packages.module.css'

type Props = { service: Service; title: string; text: string }

/** The packages in each tier of the service. */
export const LandingPackages = ({ service, title, text }: Props) => (
  <>
    <Packages service={service} title={title} text={text} />
    <EachTier page="landing" product={service.product}>
      {(tierIndex) => <Packages service={service} title={service.name} tierIndex={tierIndex} />}
    </EachTier>
  </>
)

function Packages({
  service,
  title,
  text,
  tierIndex,
}: Omit<Props, 'text'> & { text?: string; tierIndex?: string }) {
  const product = { ...service.product, tierIndex }
  const id = tierIndex === undefined ? 'pacotes' : `pacotes-${tierIndex}`
  return (
    <Section labelledBy={id} className={css.packages}>
      <SectionHeading id={id} title={title + tierText(': ', product)} />
      <PackageGrid
        service={service}
        page="landing"
        tierIndex={tierIndex}
        words={(quantity) => orderWords(service, quantity, tierIndex) + tierText(', ', product)}
        href={() => '#chat'}
        button="Pedir no chat"
      />
      {text && (
        <p className={css.note}>
          {text} <a href="/precos">Ver a tabela de preços</a>
        </p>
      )}
    </Section>
  )
}
