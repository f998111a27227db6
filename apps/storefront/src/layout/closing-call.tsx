import { claims, type Claim } from '@smm/site/claims'
import { ButtonLink } from '@smm/ui/button'
import css from './closing-call.module.css'

type Props = {
  title: string
  text: string
  button?: string
  /** The page's chat, or an external address, which opens in a new tab. */
  href?: string
  /** A service page passes its own claim. */
  delivery?: Claim
  promise?: Claim
}

const realPeople: Claim = { ...claims.realFollowers, label: 'seguidores reais, do Brasil' }
const anyDelivery: Claim = { ...claims.deliveryWithin, label: 'no máximo, para a entrega começar' }

/** The closing call to action: three claims and a button. */
export function ClosingCall({
  title,
  text,
  button = 'Fazer meu pedido',
  href = '#chat',
  delivery = anyDelivery,
  promise = realPeople,
}: Props) {
  const outside = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <section className={css.band} aria-labelledby="comece-agora">
      <div className={css.inner}>
        <div className={css.words}>
          <h2 id="comece-agora" className={css.title}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
          <ButtonLink look="shout" href={href} {...outside}>
            {button}
          </ButtonLink>
        </div>
        <dl className={css.claims}>
          <ClaimLine claim={claims.rating} text="de avaliação média dos clientes" />
          <ClaimLine claim={delivery} text={delivery.label} />
          <ClaimLine claim={promise} text={promise.label} />
        </dl>
      </div>
    </section>
  )
}

function ClaimLine({ claim, text }: { claim: Claim; text: string }) {
  return (
    <div className={css.claim}>
      <dt>{text}</dt>
      <dd>
        <data value={claim.value}>{claim.shown}</data>
      </dd>
    </div>
  )
}
