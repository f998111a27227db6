import { brand } from '@smm/site/brand'
import { ButtonLink } from '@smm/ui/button'
import { Icon } from '@smm/ui/icons'
import { Logo } from './logo.tsx'
import css from './site-header.module.css'

const links = [
  { href: '/todos-servicos', text: 'Serviços' },
  { href: '/precos', text: 'Preços' },
  { href: '/pedido', text: 'Meu pedido' },
  { href: '/faq', text: 'Ajuda' },
  { href: '/contato', text: 'Contato' },
]

type Props = {
  /** Path of the current page. */
  current: string
  /** Target of 'Fazer pedido': pages without a chat link to the home page's. */
  chatHref?: string
}

export function SiteHeader({ current, chatHref = '#chat' }: Props) {
  const menu = links.map(({ href, text }) => (
    <li key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ))
  return (
    <header className={css.header}>
      <a className={css.skip} href="#conteudo">
        Pular para o conteúdo
      </a>
      <div className={css.inner}>
        <a className={css.home} href="/" aria-label={`${brand.name}, página inicial`}>
          <Logo />
        </a>
        <nav className={css.nav} aria-label="Principal">
          <ul>{menu}</ul>
        </nav>
        <ButtonLink look="sun" size="small" href={chatHref} className={css.order}>
          Fazer pedido
        </ButtonLink>
        <details className={css.menu}>
          <summary aria-label="Menu">
            <Icon name="menu" size="1.5rem" className={css.open} />
            <Icon name="close" size="1.5rem" className={css.close} />
          </summary>
          <nav aria-label="Menu">
            <ul>{menu}</ul>
          </nav>
        </details>
      </div>
    </header>
  )
}
