import css from './visually-hidden.module.css'

/** The class of what a screen reader says and nobody sees. */
export const visuallyHidden = css.hidden
