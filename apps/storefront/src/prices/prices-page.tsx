import { maxDiscountFigure } from '@smm/pricing/figures'
import { whatsappLink } from '@smm/site/contact'
import { legal } from '@smm/site/legal'
import { ButtonLink } from '@smm/ui/button'
import { Section } from '@smm/ui/section'
import { figure } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import { ChatBand } from '../layout/chat-band.tsx'
import { PageHero } from '../layout/page-hero.tsx'
import { SiteFooter } from '../layout/site-footer.tsx'
import { SiteHeader } from '../layout/site-header.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { priceTables } from './price-tables.ts'
import { PriceTables } from './price-table.tsx'
import css from './prices-page.module.css'

export default function PricesPage() {
  return (
    <>
      <SiteHeader current="/precos" />
      <main id="conteudo">
        <PageHero
          here="Preços"
          title="Preços iguais na tabela e no PIX."
          lead="Sem taxa e sem assinatura. Escolha o pacote, cole o link e pague no chat."
        >
          <WhenFigure figure={maxDiscountFigure}>
            <p className={css.promotion}>
              <strong>{`até ${figure(maxDiscountFigure)} OFF`}</strong>
              <span>nos pacotes desta página</span>
            </p>
          </WhenFigure>
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
              <PriceTables key={table.id} {...table} />
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
              Pedidos acima de R$ {legal.discountsAboveReais} têm desconto progressivo: nos pacotes grandes
              ele já está no preço, e nas outras quantidades o chat calcula. Para agências e campanhas,
              montamos uma proposta com você.
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
          text="Cole o link e diga quantos você quer: o preço aparece na hora, já com desconto."
        />
      </main>
      <SiteFooter />
    </>
  )
}
