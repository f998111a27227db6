import type { Claim } from '@smm/site/claims'
import { figure } from '../figures/figures.ts'
import { trueFigureOf } from '../figures/true-figures.ts'
import { WhenFigure } from '../figures/when-figure.tsx'

type Props = { figures: readonly Claim[]; css: Readonly<Record<string, string>> }

/** Figures with their labels, the shop's own where it has them; `css` holds the classes of the section around them. */
export const FigureList = ({ figures, css }: Props) => (
  <dl className={css.figures}>
    {figures.map((claim) => {
      const own = trueFigureOf(claim)
      const claimed = <Figure key={claim.label} {...claim} className={css.figure} />
      if (!own) return claimed
      return (
        <WhenFigure key={claim.label} figure={own.key} otherwise={claimed}>
          <Figure shown={figure(own.key)} label={own.label} className={css.figure} />
        </WhenFigure>
      )
    })}
  </dl>
)

type FigureProps = Pick<Claim, 'shown' | 'label'> & { value?: string; className?: string }

const Figure = ({ shown, value, label, className }: FigureProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{value === undefined ? shown : <data value={value}>{shown}</data>}</dd>
  </div>
)
