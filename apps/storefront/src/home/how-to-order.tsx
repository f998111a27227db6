import { packageFigure } from '@smm/pricing/figures'
import { packagesOn } from '@smm/pricing/price-book'
import { Icon } from '@smm/ui/icons'
import { Section, SectionHeading } from '@smm/ui/section'
import type { ReactNode } from 'react'
import { figure, priceBook } from '../figures/figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'
import { EachPackage } from '../services/each-package.tsx'
import type { Quantity } from '../services/package-slots.ts'
import css from './how-to-order.module.css'

const product = { platform: 'instagram', serviceType: 'followers' } as const
const chosen = packagesOn(priceBook, 'prices', product).find((it) => it.isPopular)
const priceOf = (quantity: Quantity) => figure(packageFigure('price', product, quantity))

const steps: Array<{ title: string; text: string; picture: ReactNode }> = [
  {
    title: 'Copie o Link',
    text: 'Do perfil, do vídeo ou da publicação. Só precisa estar público.',
    picture: (
      <span className={css.address}>
        <Icon name="link" />
        <span>instagram.com/seuperfil</span>
        <Icon name="copy" />
      </span>
    ),
  },
  {
    title: 'Cole no Chat',
    text: 'O assistente reconhece o link e mostra os pacotes com preço.',
    picture: (
      <span className={css.talk}>
        <span className={css.said}>instagram.com/seuperfil</span>
        <span className={css.answered}>Encontrei! Quer seguidores ou curtidas?</span>
      </span>
    ),
  },
  {
    title: 'Escolha o Serviço',
    text: 'Um pacote pronto ou outra quantidade, com o preço na hora.',
    picture: (
      <span className={css.choices}>
        <EachPackage page="prices" product={product}>
          {(quantity) => (
            <span className={quantity === chosen?.quantity ? css.chosen : css.choice}>
              <span>{figure(packageFigure('quantity', product, quantity))} seguidores</span>
              <span>{priceOf(quantity)}</span>
            </span>
          )}
        </EachPackage>
      </span>
    ),
  },
  {
    title: 'Pague com Pix',
    text: 'Copie o código ou leia o QR Code. A confirmação chega em segundos.',
    picture: (
      <span className={css.paid}>
        <span className={css.seal}>
          <Icon name="check" size="1.75rem" />
        </span>
        <span>
          <strong>Pagamento recebido</strong>
          {chosen && (
            <WhenFigure figure={packageFigure('price', product, chosen.quantity)}>
              <span>{priceOf(chosen.quantity)} por PIX</span>
            </WhenFigure>
          )}
        </span>
      </span>
    ),
  },
]

export function HowToOrder() {
  return (
    <Section labelledBy="como-pedir">
      <SectionHeading id="como-pedir" title="Peça em quatro passos">
        Sem cadastro e sem aplicativo: você faz tudo na conversa.
      </SectionHeading>
      <ol className={css.steps}>
        {steps.map(({ title, text, picture }, i) => (
          <li key={title} className={css.step}>
            <div className={css.picture} aria-hidden="true">
              {picture}
            </div>
            <h3 className={css.title}>
              <span className={css.number}>{i + 1}</span> {title}
            </h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
