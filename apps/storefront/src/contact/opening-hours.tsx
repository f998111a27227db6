import { addressLine, brand } from '@smm/site/brand'
import { contact } from '@smm/site/contact'
import css from './opening-hours.module.css'

const hours = [
  { name: 'WhatsApp e chat', text: contact.hours.whatsapp },
  { name: 'E-mail', text: contact.hours.email },
  { name: 'Telefone', text: contact.hours.phone },
  { name: 'Encarregado de dados', text: contact.hours.dataProtectionOfficer },
]

export function OpeningHours() {
  return (
    <section aria-labelledby="horarios" className={css.box}>
      <h2 id="horarios" className={css.title}>
        Horários de atendimento
      </h2>
      <dl>
        {hours.map(({ name, text }) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.address}>
        {brand.legalName}
        <br />
        CNPJ {brand.cnpj}
        <br />
        {addressLine()}
      </p>
    </section>
  )
}
