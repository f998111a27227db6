import type { ReactNode } from 'react'
import { Tiles } from '@smm/ui/tiles'
import { Breadcrumb } from './breadcrumb.tsx'
import css from './page-hero.module.css'

type Props = {
  here: string
  title: ReactNode
  lead?: ReactNode
  picture?: readonly string[]
  children?: ReactNode
}

const usualPicture = ['... ... lgn oyn', '... ayn cgn byb', 'lpn cgn hyn dgn']

/** The hero of pages other than service pages: breadcrumb, title, lead and actions. */
export function PageHero({ here, title, lead, picture = usualPicture, children }: Props) {
  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <Breadcrumb trail={[{ href: '/', text: 'Início' }]} here={here} />
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
        <div className={css.picture}>
          <Tiles rows={picture} />
        </div>
      </div>
    </div>
  )
}
