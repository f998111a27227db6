import { deliveryOfService, type Service } from '../../services/services.ts'
import css from './delivery-picture.module.css'

/** Shares of an order that the sandbox's reseller reports, at equal steps of its delivery. */
const delivered = [0, 25, 50, 75, 100]
const [width, height] = [100, 44]

const points = delivered.map((percent, step) => ({
  x: (step * width) / (delivered.length - 1),
  y: height - (percent * height) / 100,
}))
/** Each report holds until the next one. */
const stairs = points.map(({ x, y }, step) => (step === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')

/** A gradual delivery over its time. */
export function DeliveryPicture({ service }: { service: Service }) {
  const { unit } = service
  return (
    <figure className={css.figure}>
      <svg
        className={css.chart}
        viewBox={`-1 -2 ${width + 2} ${height + 3}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${unit} entregues ao longo do tempo: um quarto de cada vez`}
      >
        <path className={css.area} d={`${stairs}V${height}H0Z`} />
        <path className={css.line} d={stairs} />
      </svg>
      <p className={css.axis} aria-hidden="true">
        <span>pagamento</span>
        <span>entrega completa</span>
      </p>
      <figcaption className={css.caption}>
        Exemplo com dados de teste: o pedido chega em partes. Prazo deste serviço:{' '}
        {deliveryOfService(service).durationClaim.shown}.
      </figcaption>
    </figure>
  )
}
