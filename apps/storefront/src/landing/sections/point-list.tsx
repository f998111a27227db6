import css from './point-list.module.css'

/** Three points side by side under one rule. */
export function PointList({ points }: { points: ReadonlyArray<{ title: string; text: string }> }) {
  return (
    <ul className={css.points}>
      {points.map(({ title, text }) => (
        <li key={title} className={css.point}>
          <h3 className={css.title}>{title}</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
