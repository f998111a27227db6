import { Section } from '@smm/ui/section'
import { FigureList } from '../../layout/figure-list.tsx'
import type { LandingContent } from '../landing-content.ts'
import css from './requirements.module.css'

/** YouTube's requirements for monetising a channel. */
export function Requirements({ title, text, figures, note }: NonNullable<LandingContent['requirements']>) {
  return (
    <Section labelledBy="monetizacao">
      <div className={css.box}>
        <div>
          <h2 id="monetizacao" className={css.title}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
        </div>
        <FigureList figures={figures} css={css} />
        <p className={css.note}>{note}</p>
      </div>
    </Section>
  )
}
