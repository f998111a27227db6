import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import type { Service } from '../../services/services.ts'
import type { LandingContent } from '../landing-content.ts'
import css from './benefits.module.css'
import { DeliveryPicture } from './delivery-picture.tsx'

type Props = { service: Service; benefits: LandingContent['benefits'] }

export function Benefits({ service, benefits }: Props) {
  return (
    <Section ground="surface" labelledBy="vantagens" className={css.layout}>
      <div>
        <h2 id="vantagens" className={css.heading}>
          Incluído em todo pedido
        </h2>
        <DeliveryPicture service={service} />
      </div>
      <ul className={css.list}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className={css.benefit}>
            <Icon name={icon} size="1.75rem" className={css.icon} />
            <h3 className={css.title}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
