import type { Claim } from '@smm/site/claims'

/** Figures with their labels; `css` holds the classes of the section around them. */
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
