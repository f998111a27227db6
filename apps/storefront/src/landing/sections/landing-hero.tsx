import { ButtonLink } from '@smm/ui/button'
import { Icon } from '@smm/ui/icons'
import { Tiles } from '@smm/ui/tiles'
import { Breadcrumb } from '../../layout/breadcrumb.tsx'
import { fromPrice } from '../../services/services.ts'
import type { LandingContent } from '../landing-content.ts'
import css from './landing-hero.module.css'

export function LandingHero({ content: { service, hero, picture } }: { content: LandingContent }) {
  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <Breadcrumb
            trail={[
              { href: '/', text: 'Início' },
              { href: '/todos-servicos', text: 'Serviços' },
            ]}
            here={service.name}
          />
          <h1 className={css.title}>
            {hero.title} <em>{hero.emphasis}</em>
          </h1>
          <p className={css.lead}>{hero.lead}</p>
          <p className={css.actions}>
            <ButtonLink look="sun" href="#chat">
              {hero.button}
              <Icon name="arrow-down" />
            </ButtonLink>
            <span className={css.from}>
              a partir de <strong>{fromPrice(service)}</strong>
            </span>
          </p>
        </div>
        <div className={css.picture} aria-hidden="true">
          <Tiles rows={picture} />
        </div>
      </div>
    </div>
  )
}
