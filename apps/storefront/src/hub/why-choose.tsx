import { brand } from '@smm/site/brand'
import { claims } from '@smm/site/claims'
import { Section } from '@smm/ui/section'
import css from './why-choose.module.css'

const reasons = [
  { title: 'Público brasileiro', text: 'Seguidores reais, que falam a língua do seu negócio.' },
  { title: 'Entrega gradual', text: 'O perfil cresce aos poucos, como cresceria sozinho.' },
  { title: 'Nunca a sua senha', text: 'Trabalhamos só com links públicos. A conta continua só sua.' },
  { title: 'Preço à vista', text: 'O que está na tabela é o que o chat cobra, por PIX.' },
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
