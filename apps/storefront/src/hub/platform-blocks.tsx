import { whatsappLink } from '@smm/site/contact'
import { onRequest } from '@smm/site/on-request'
import { Section, SectionHeading } from '@smm/ui/section'
import { Tiles } from '@smm/ui/tiles'
import { ServiceRows } from '../services/service-rows.tsx'
import { deliveryOfService, type Service } from '../services/services.ts'
import { platforms } from './platforms.ts'
import css from './platform-blocks.module.css'

const startOf = (service: Service) => `Início em ${deliveryOfService(service).startsInShort}`

export function PlatformBlocks() {
  return (
    <Section id="servicos" labelledBy="servicos-titulo">
      <SectionHeading id="servicos-titulo" title="Serviços por rede">
        Escolha a rede e o serviço. O preço é o mesmo aqui, na tabela e no chat.
      </SectionHeading>
      <div className={css.blocks}>
        {platforms.map(({ id, name, text, services, picture }) => (
          <section key={id} id={id} className={css.block} aria-labelledby={`${id}-titulo`}>
            <header className={css.head}>
              <Tiles rows={picture} className={css.picture} />
              <h3 id={`${id}-titulo`} className={css.name}>
                {name}
              </h3>
              <p className={css.text}>{text}</p>
            </header>
            <div>
              <ServiceRows services={services} startOf={startOf} />
              <p className={css.more}>
                Também fazemos {onRequest[id].shown}, sob consulta:{' '}
                <a
                  href={whatsappLink(`Olá! Quero um orçamento de ${onRequest[id].shown}.`)}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  peça um orçamento
                </a>
                .
              </p>
            </div>
          </section>
        ))}
      </div>
    </Section>
  )
}
