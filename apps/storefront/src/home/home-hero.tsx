import { claims } from '@smm/site/claims'
import { Icon } from '@smm/ui/icons'
import { Tiles } from '@smm/ui/tiles'
import { ChatPanel } from '../layout/chat-panel.tsx'
import { FigureList } from '../layout/figure-list.tsx'
import css from './home-hero.module.css'
import { StartWithLink } from './start-with-link.tsx'

const wall = [
  'ayn lgn ... oyn bgn ... lyb cgn',
  'cgn bbn ayg ... dyn lpn ... agn',
  'lpn dyn hbn cgn ayn ... oyn bbn',
  'oyn ... agn lyb ... cgn ayg ...',
  'uyg cpn ... dgn lgn hyn ... dbn',
  'bbn lgn oyn ayn ... bpn cgn oyn',
  'hgn ayb cgn ... oyn agn lyn ...',
]

const promises = ['Nunca pedimos senha', 'Entrega gradual', 'Reposição grátis por 30 dias']

export function HomeHero() {
  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title}>
            Cole o link, pague com PIX e veja seu perfil <em>crescer.</em>
          </h1>
          <p className={css.lead}>
            Seguidores, curtidas, visualizações e inscritos brasileiros para Instagram, YouTube e TikTok.
          </p>
          <StartWithLink />
          <ul className={css.promises}>
            {promises.map((promise) => (
              <li key={promise}>
                <Icon name="check" />
                {promise}
              </li>
            ))}
          </ul>
          <FigureList figures={[claims.rating, claims.clients, claims.support]} css={css} />
        </div>
        <div className={css.chat}>
          <div className={css.wall}>
            <Tiles rows={wall} />
          </div>
          <ChatPanel subtitle="Cole o link do seu perfil, vídeo ou publicação do Instagram, YouTube ou TikTok para começar." />
        </div>
      </div>
    </div>
  )
}
