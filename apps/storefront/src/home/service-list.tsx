import { Section } from '@smm/ui/section'
import { ServiceRows } from '../services/service-rows.tsx'
import { serviceList } from '../services/services.ts'
import css from './service-list.module.css'

export function ServiceList() {
  return (
    <Section ground="surface" labelledBy="o-que-crescer" className={css.layout}>
      <header className={css.head}>
        <h2 id="o-que-crescer" className={css.title}>
          O que você quer fazer crescer?
        </h2>
        <p>Veja pacotes, prazos e respostas de cada serviço.</p>
        <a href="/precos">Ver a tabela de preços</a>
      </header>
      <ServiceRows services={serviceList} />
    </Section>
  )
}
