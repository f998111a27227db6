import { Icon } from '@smm/ui/icons'
import { Section } from '@smm/ui/section'
import { fromPrice, serviceList, type Service } from '../../services/services.ts'
import css from './cross-links.module.css'

const pages = [
  { href: '/', text: 'Página inicial' },
  { href: '/todos-servicos', text: 'Todos os serviços' },
  { href: '/precos', text: 'Preços' },
  { href: '/faq', text: 'Perguntas frequentes' },
  { href: '/contato', text: 'Contato' },
]

/** Links to the other services and the main pages. */
export function CrossLinks({ current }: { current: Service }) {
  return (
    <Section ground="surface" labelledBy="outros-servicos">
      <h2 id="outros-servicos" className={css.title}>
        Outros serviços
      </h2>
      <ul className={css.services}>
        {serviceList
          .filter((service) => service !== current)
          .map((service) => (
            <li key={service.path}>
              <a href={service.path} className={css.service}>
                <Icon name={service.icon} size="1.5rem" />
                <span className={css.name}>{service.name}</span>
                <span className={css.price}>a partir de {fromPrice(service)}</span>
              </a>
            </li>
          ))}
      </ul>
      <ul className={css.pages}>
        {pages.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
