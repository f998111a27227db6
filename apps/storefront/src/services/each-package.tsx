import type { PricePage } from '@smm/contracts/prices/price-book'
import type { TierProduct } from '@smm/pricing/figures'
import type { ReactNode } from 'react'
import { WhenFigure } from '../figures/when-figure.tsx'
import { packageSlots, type Quantity } from './package-slots.ts'

type Props = { page: PricePage; product: TierProduct; children: (quantity: Quantity) => ReactNode }

/** The packages that a page shows, smallest first. */
export const EachPackage = ({ page, product, children: draw }: Props) =>
  packageSlots(page, product).map(({ quantity, figure }) => (
    <WhenFigure key={figure} figure={figure}>
      {draw(quantity)}
    </WhenFigure>
  ))
