import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import css from './button.module.css'

export type ButtonLook = {
  /** `brand` is the one thing to press; `sun` the same on a deep green ground, `shout` on the loud one; `quiet` everything else. */
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

/** A link that looks like a button: it goes somewhere, so it works without a script. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classOf({ look, size, wide }, className)} {...rest} />
}
