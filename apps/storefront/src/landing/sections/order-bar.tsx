import { ButtonLink } from '@smm/ui/button'
import { fromPrice, type Service } from '../../services/services.ts'
import css from './order-bar.module.css'

/** On a phone, the way to the chat where no other button is in sight: it stays at the bottom of what it stands in. */
export const OrderBar = ({ service }: { service: Service }) => (
  <p className={css.bar}>
    <span className={css.inner}>
      <span>
        a partir de <strong>{fromPrice(service)}</strong>
      </span>
      <ButtonLink size="small" href="#chat">
        Pedir
      </ButtonLink>
    </span>
  </p>
)
