import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import { deliveryOfService, fromPrice, serviceList } from '../services.ts'
import css from './service-list.module.css'

export function ServiceList() {
  return (
    <Section ground="surface" labelledBy="o-que-crescer" className={css.layout}>
      <header className={css.head}>
        <h2 id="o-que-crescer" className={css.title}>
          O que você quer fazer crescer?
        </h2>
        <p>Cada serviço tem a sua página, com pacotes, prazos e respostas.</p>
        <a href="/precos">Ver a tabela de preços</a>
      </header>
      <ul className={css.list}>
        {serviceList.map((service) => (
          <li key={service.path}>
            <a href={service.path} className={css.row}>
              <Icon name={service.icon} size="1.625rem" className={css.icon} />
              <span className={css.name}>
                {service.name}
                <span className={css.start}>Começa {deliveryOfService(service).startInFaq}</span>
              </span>
              <span className={css.price}>
                a partir de <strong>{fromPrice(service)}</strong>
              </span>
              <Icon name="arrow" className={css.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
