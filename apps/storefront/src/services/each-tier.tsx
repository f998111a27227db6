import type { PricePage } from '@smm/contracts/prices/price-book'
import type { Product } from '@smm/contracts/products'
import type { ReactNode } from 'react'
import { WhenFigure } from '../figures/when-figure.tsx'
import { tierSlots } from './package-slots.ts'

type Props = { page: PricePage; product: Product; children: (tierIndex: string) => ReactNode }

/** The tiers that a page shows after the standard one, in the owner's order. */
export const EachTier = ({ page, product, children: draw }: Props) =>
  tierSlots(page, product).map(({ tierIndex, figure }) => (
    <WhenFigure key={figure} figure={figure}>
      {draw(tierIndex)}
    </WhenFigure>
  ))
