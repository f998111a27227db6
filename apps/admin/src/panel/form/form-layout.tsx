import type { InputHTMLAttributes, ReactNode, SubmitEventHandler } from 'react'
import css from './form-layout.module.css'

type FormProps = { onSubmit: SubmitEventHandler<HTMLFormElement>; children: ReactNode }

/** A form that shows its errors itself. */
export const Form = ({ onSubmit, children }: FormProps) => (
  <form className={css.form} onSubmit={onSubmit} noValidate>
    {children}
  </form>
)

/** Fields side by side where there is room for them. */
export const FieldRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>

export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={css.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

/** Choices side by side where there is room for them. */
export const ChoiceRow = ({ children }: { children: ReactNode }) => (
  <div className={css.choices}>{children}</div>
)

type ChoiceProps = InputHTMLAttributes<HTMLInputElement> & { type: 'checkbox' | 'radio' }

/** A checkbox or a radio button with its name. */
export const Choice = ({ children, ...input }: ChoiceProps) => (
  <label className={css.choice}>
    <input {...input} />
    {children}
  </label>
)

export const Hint = ({ children }: { children: string }) => <p className={css.hint}>{children}</p>

/** A field with a hint under it. */
export const Hinted = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div className={css.hinted}>
    {children}
    <Hint>{hint}</Hint>
  </div>
)

/** The buttons that end a form; `aside` stands apart from them. */
export const FormButtons = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => (
  <div className={css.buttons}>
    {children}
    {aside && <div className={css.aside}>{aside}</div>}
  </div>
)
