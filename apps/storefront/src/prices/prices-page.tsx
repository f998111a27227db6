import { packagesOn } from '@smm/pricing/packages'
import { whatsappLink } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { ButtonLink } from '@smm/ui/button'
import { Section } from '@smm/ui/section'
import { ChatBand } from '../chat-band.tsx'
import { PageHero } from '../page-hero.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from '../site-header.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { priceTables } from './price-tables.ts'
import { PriceTable } from './price-table.tsx'
import css from './prices-page.module.css'

export default function PricesPage() {
  return (
    <>
      <SiteHeader current="/precos" />
      <main id="conteudo">
        <PageHero
          here="Preços"
          title="Preços claros, do primeiro seguidor ao maior lançamento."
          lead="O valor da tabela é o valor do PIX. Sem taxa, sem assinatura e sem surpresa no fim."
        >
          <p className={css.promotion}>
            <strong>até 40% OFF</strong>
            <span>nos pacotes desta página</span>
          </p>
        </PageHero>
        <nav aria-label="Tabelas desta página" className={css.jump}>
          <ul>
            {priceTables.map(({ id, service }) => (
              <li key={id}>
                <a href={`#${id}`}>{service.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Section>
          <div className={css.tables}>
            {priceTables.map((table) => (
              <PriceTable key={table.id} {...table} packages={packagesOn('prices', table.service.product)} />
            ))}
          </div>
        </Section>
        <PaymentMethods />
        <Section labelledBy="orcamento" className={css.quote}>
          <div>
            <h2 id="orcamento" className={css.title}>
              Precisa de mais? Peça um orçamento.
            </h2>
            <p className={css.text}>
              Pedidos acima de R$ {legal.discountsAboveReais} têm descontos progressivos: nos pacotes grandes
              o desconto já está no preço, e o chat calcula o das outras quantidades. Para campanhas, agências
              e quantidades fora da tabela, montamos uma proposta com você.
            </p>
          </div>
          <p className={css.actions}>
            <ButtonLink href="#chat">Pedir no chat</ButtonLink>
            <ButtonLink
              look="quiet"
              href={whatsappLink('Olá! Quero um orçamento.')}
              target="_blank"
              rel="noopener noreferrer"
            >
              Pedir pelo WhatsApp
            </ButtonLink>
          </p>
        </Section>
        <ChatBand
          title="Outra quantidade? O chat calcula."
          text="Cole o link e diga o número: o preço aparece na hora, já com o desconto."
        />
      </main>
      <SiteFooter />
    </>
  )
}
