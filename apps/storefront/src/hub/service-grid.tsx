import { whatsappLink } from '@smm/site/contact'
import { Icon } from '@smm/ui/icons'
import { Section, SectionHeading } from '@smm/ui/section'
import { fromPrice, serviceList } from '../services/services.ts'
import css from './service-grid.module.css'

export function ServiceGrid() {
  return (
    <Section ground="surface" labelledBy="todos">
      <SectionHeading id="todos" title="Todos os serviços" />
      <ul className={css.grid}>
        {serviceList.map((service) => (
          <li key={service.path}>
            <a href={service.path} className={css.cell}>
              <Icon name={service.icon} size="1.625rem" className={css.icon} />
              <span className={css.name}>{service.name}</span>
              <span className={css.price}>a partir de {fromPrice(service)}</span>
            </a>
          </li>
        ))}
        <li>
          <a
            href={whatsappLink('Olá! Preciso de um serviço personalizado e quero um orçamento.')}
            target="_blank"
            rel="noopener noreferrer"
            className={css.custom}
          >
            <Icon name="message" size="1.625rem" className={css.icon} />
            <span className={css.name}>Serviço personalizado</span>
            <span className={css.price}>peça um orçamento</span>
          </a>
        </li>
      </ul>
    </Section>
  )
}
