import { wordsAttribute } from '@smm/contracts/pages'
import { packageFigure } from '@smm/pricing/figures'
import type { ReactNode } from 'react'
import { figure } from '../figures/figures.ts'
import { EachPackage } from '../services/each-package.tsx'
import { fromPrice, orderWords, type Service, serviceList } from '../services/services.ts'
import css from './chat-starters.module.css'

type Props = { service?: Service; className?: string }

/** The rows of an empty chat: the packages of the page's service, or all services. A tap says its words in the chat. */
export const ChatStarters = ({ service, className = '' }: Props) => (
  <ul className={`${css.list} ${className}`} aria-label="Comece por aqui">
    {service ? (
      <EachPackage page="landing" product={service.product}>
        {(quantity) => (
          <Starter words={orderWords(service, quantity)}>
            <span>
              <strong>{figure(packageFigure('quantity', service.product, quantity))}</strong> {service.unit}
            </span>
            <strong className={css.price}>{figure(packageFigure('price', service.product, quantity))}</strong>
          </Starter>
        )}
      </EachPackage>
    ) : (
      serviceList.map((it) => (
        <Starter key={it.path} words={it.name}>
          <span>{it.name}</span>
          <span className={css.from}>
            a partir de <strong className={css.price}>{fromPrice(it)}</strong>
          </span>
        </Starter>
      ))
    )}
  </ul>
)

function Starter({ words, children }: { words: string; children: ReactNode }) {
  const attributes = { [wordsAttribute]: words }
  return (
    <li>
      <a href="#chat" className={css.starter} {...attributes}>
        {children}
      </a>
    </li>
  )
}
