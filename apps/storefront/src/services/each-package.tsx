import type { PricePage } from '@smm/contracts/price-book'
import type { Product } from '@smm/contracts/products'
import type { ReactNode } from 'react'
import { WhenFigure } from '../figures/when-figure.tsx'
import { packageSlots, type Quantity } from './package-slots.ts'

type Props = { page: PricePage; product: Product; children: (quantity: Quantity) => ReactNode }

/** The packages that a page shows, smallest first. */
export const EachPackage = ({ page, product, children: draw }: Props) =>
  packageSlots(page, product).map(({ quantity, figure }) => (
    <WhenFigure key={figure} figure={figure}>
      {draw(quantity)}
    </WhenFigure>
  ))
