import type { Claim } from '@smm/site/claims'

/** Figures with what they count, in the look of the part they stand in. */
export function FigureList({
  figures,
  css,
}: {
  figures: readonly Claim[]
  css: Readonly<Record<string, string>>
}) {
  return (
    <dl className={css.figures}>
      {figures.map(({ shown, value, label }) => (
        <div key={label} className={css.figure}>
          <dt>{label}</dt>
          <dd>
            <data value={value}>{shown}</data>
          </dd>
        </div>
      ))}
    </dl>
  )
}
