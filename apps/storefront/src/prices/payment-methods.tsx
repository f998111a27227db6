import { paymentMethods } from '@smm/site/claims'
import { Icon, type IconName } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import css from './payment-methods.module.css'

const others: Array<{ icon: IconName; name: string; note: string }> = [
  { icon: 'card', ...paymentMethods.card },
  { icon: 'bank', ...paymentMethods.transfer },
  { icon: 'wallet', ...paymentMethods.wallets },
]

export function PaymentMethods() {
  return (
    <Section ground="surface" labelledBy="pagamento" className={css.layout}>
      <div className={css.pix}>
        <Icon name="coin" size="2.5rem" />
        <h2 id="pagamento" className={css.title}>
          Pague com PIX, com aprovação instantânea
        </h2>
        <p>
          O código aparece no chat. Você paga no aplicativo do seu banco e a confirmação chega em segundos.
        </p>
      </div>
      <div>
        <h3 className={css.subtitle}>Outras formas de pagamento</h3>
        <ul className={css.list}>
          {others.map(({ icon, name, note }) => (
            <li key={name} className={css.method}>
              <Icon name={icon} size="1.5rem" />
              <span>
                <strong>{name}</strong>
                <span className={css.text}>{note}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
