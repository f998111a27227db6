type Step = { title: string; text: string }
type Look = { readonly [name: string]: string }

/** Numbered steps; `css` holds the classes of the section around them. */
export const NumberedSteps = ({ steps, css }: { steps: readonly Step[]; css: Look }) => (
  <ol className={css.steps}>
    {steps.map(({ title, text }, i) => (
      <li key={title} className={css.step}>
        <span className={css.number} aria-hidden="true">
          {i + 1}
        </span>
        <h3 className={css.title}>{title}</h3>
        <p className={css.text}>{text}</p>
      </li>
    ))}
  </ol>
)
