import { addressLine, brand } from '@smm/site/brand'
import { contact, mailLink, phoneLink, whatsappLink } from '@smm/site/contact'
import { Tiles } from '@smm/ui/tiles'
import { Logo } from './logo.tsx'
import { serviceList } from '../services/services.ts'
import css from './site-footer.module.css'

type FooterLink = { href: string; text: string }

const wall = ['ayg lpb okn cgy oyn hbp lyn bpg oyb dgk']

const helpLinks: FooterLink[] = [
  { href: '/pedido', text: 'Acompanhar pedido' },
  { href: '/precos', text: 'Preços' },
  { href: '/faq', text: 'Perguntas frequentes' },
  { href: '/contato', text: 'Contato' },
  { href: '/termos', text: 'Termos de uso' },
  { href: '/politica-privacidade', text: 'Política de privacidade' },
]

/** `more` holds the page's own links beside the common ones. */
export function SiteFooter({ more }: { more?: { title: string; links: FooterLink[] } }) {
  const services = serviceList.map(({ path, name }) => ({ href: path, text: name }))
  return (
    <footer className={css.footer}>
      <Tiles rows={wall} className={css.wall} repeated={{ id: 'azulejos', times: 3 }} />
      <div className={css.inner}>
        <div className={css.top}>
          <div className={css.who}>
            <Logo />
            <p>Público brasileiro, entrega gradual e reposição grátis por 30 dias.</p>
          </div>
          <Column
            title="Serviços"
            links={[...services, { href: '/todos-servicos', text: 'Todos os serviços' }]}
          />
          {more && <Column {...more} />}
          <Column title="Ajuda" links={helpLinks} />
          <div className={css.contact}>
            <h2>Fale com a gente</h2>
            <address>
              <ul>
                <li>
                  <a href={whatsappLink()} target="_blank" rel="noopener noreferrer">
                    WhatsApp {contact.whatsappShown}
                  </a>
                </li>
                <li>
                  <a href={phoneLink()}>Telefone {contact.phoneShown}</a>
                </li>
                <li>
                  <a href={mailLink()}>{contact.email}</a>
                </li>
              </ul>
            </address>
          </div>
        </div>
        <div className={css.legal}>
          <p>
            {brand.legalName} · CNPJ {brand.cnpj}
            <br />
            {addressLine()}
          </p>
          <p>
            © {new Date().getFullYear()} {brand.name}. Todos os direitos reservados.
          </p>
        </div>
        <p className={css.marks}>
          Instagram, YouTube e TikTok são marcas de seus respectivos donos. A {brand.name} é independente e
          não tem vínculo com elas.
        </p>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title} className={css.column}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
