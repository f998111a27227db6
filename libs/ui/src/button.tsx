import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import css from './button.module.css'

export type ButtonLook = {
  /** `brand` is the primary action, `sun` the same on deep green, `shout` on the loud ground, `quiet` a secondary one. */
  look?: 'brand' | 'sun' | 'shout' | 'quiet'
  size?: 'normal' | 'small'
  wide?: boolean
}

const classOf = ({ look = 'brand', size = 'normal', wide }: ButtonLook, more = '') =>
  [css.button, css[look], size === 'small' && css.small, wide && css.wide, more].filter(Boolean).join(' ')

export function Button({
  look,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={classOf({ look, size, wide }, className)} {...rest} />
}

/** A link styled as a button; it works without script. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classOf({ look, size, wide }, className)} {...rest} />
}
