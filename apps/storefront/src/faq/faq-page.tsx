import { Section } from '@smm/ui/section'
import { ChatBand } from '../layout/chat-band.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { Island } from '../island.tsx'
import { FaqSearch } from './faq-search.tsx'
import css from './faq-page.module.css'
import { QuickHelp } from './quick-help.tsx'

const links = [
  { href: '/precos', name: 'Preços', text: 'A tabela completa, pacote por pacote.' },
  { href: '/contato', name: 'Contato', text: 'Todos os canais e os horários.' },
  { href: '/smm-brasil', name: 'Serviços', text: 'Tudo o que fazemos, rede por rede.' },
  { href: '/termos', name: 'Termos de uso', text: 'Garantia, cancelamento e reembolso.' },
]

export default function FaqPage() {
  return (
    <>
      <SiteHeader current="/faq" />
      <main id="conteudo">
        <Island name="faq-search">
          <FaqSearch />
        </Island>
        <QuickHelp />
        <ChatBand
          title="Ainda com dúvida? Pergunte no chat."
          text="O assistente responde na hora e chama uma pessoa quando for preciso."
          panelTitle="Chat de suporte"
          panelSubtitle="Escreva sua dúvida ou cole um link do Instagram, YouTube ou TikTok para fazer um pedido."
        />
        <Section ground="surface" labelledBy="links-uteis">
          <div className={css.links}>
            <h2 id="links-uteis" className={css.title}>
              Links úteis
            </h2>
            <ul className={css.list}>
              {links.map(({ href, name, text }) => (
                <li key={href} className={css.link}>
                  <a href={href}>{name}</a>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      </main>
      <SiteFooter />
    </>
  )
}
