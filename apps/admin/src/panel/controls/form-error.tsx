import css from './form-error.module.css'

/** A validation error, announced by screen readers; always mounted, empty while the form is valid. */
export const FormError = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={css.error} role="alert">
    {children}
  </p>
)
