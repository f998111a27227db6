import { brand } from '@smm/site/brand'
import { BrandMark } from '@smm/ui/brand-mark'
import css from './logo.module.css'

export function Logo() {
  return (
    <span className={css.logo}>
      <BrandMark />
      <span className={css.name}>{brand.name}</span>
    </span>
  )
}
