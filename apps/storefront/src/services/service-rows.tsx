import { Icon } from '@smm/ui/icons'
import { deliveryOfService, fromPrice, type Service } from './services.ts'
import css from './service-rows.module.css'

/** Services as rows of a list: name, start of delivery and lowest price. */
export function ServiceRows({
  services,
  startOf = (it) => `Começa ${deliveryOfService(it).startsBetween}`,
}: Props) {
  return (
    <ul className={css.list}>
      {services.map((service) => (
        <li key={service.path}>
          <a href={service.path} className={css.row}>
            <Icon name={service.icon} size="1.625rem" className={css.icon} />
            <span className={css.name}>
              {service.name}
              <span className={css.start}>{startOf(service)}</span>
            </span>
            <span className={css.price}>
              a partir de <strong>{fromPrice(service)}</strong>
            </span>
            <Icon name="arrow" className={css.arrow} />
          </a>
        </li>
      ))}
    </ul>
  )
}

type Props = { services: readonly Service[]; startOf?: (service: Service) => string }
