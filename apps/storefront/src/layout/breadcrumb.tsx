import css from './breadcrumb.module.css'

/** The breadcrumb trail from the home page. */
export function Breadcrumb({ trail, here }: { trail: Array<{ href: string; text: string }>; here: string }) {
  return (
    <nav aria-label="Você está aqui">
      <ol className={css.trail}>
        {trail.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
