import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { Section } from '@smm/ui/section'
import css from './why-choose.module.css'

const reasons = [
  { title: 'Público brasileiro', text: 'Perfis reais, de gente do Brasil.' },
  { title: 'Entrega gradual', text: 'O pedido chega aos poucos, e não de uma vez só.' },
  { title: 'Preço da tabela', text: 'O preço que você vê é o que paga no PIX.' },
  { title: 'Você acompanha tudo', text: 'O chat mostra quando começa, quanto falta e quando termina.' },
]

export function WhyChoose() {
  return (
    <Section ground="night" labelledBy="por-que" className={css.layout}>
      <div>
        <h2 id="por-que" className={css.title}>
          Por que escolher a {brand.name}
        </h2>
        <p className={css.figure}>
          <data value={claims.guarantee.value}>{claims.guarantee.shown}</data>
          <span>{claims.guarantee.label}</span>
        </p>
      </div>
      <dl className={css.reasons}>
        {reasons.map(({ title, text }) => (
          <div key={title} className={css.reason}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
