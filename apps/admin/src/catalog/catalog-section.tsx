import { useQuery } from '@tanstack/react-query'
import { type Platform, platformNames } from '@smm/contracts/products'
import type { Service } from '@smm/contracts/services'
import { publishedProduct } from '@smm/pricing/packages'
import { supplier } from '@smm/site/supplier'
import { Badge } from '@smm/ui/badge'
import { Empty, Loaded } from '../panel/loaded.tsx'
import { Toolbar } from '../panel/toolbar.tsx'
import { servicesQuery } from '../queries.ts'
import css from './catalog-section.module.css'
import { isSold } from './is-sold.ts'
import { ServiceRow } from './service-row.tsx'
import { SyncButton } from './sync-button.tsx'

const platformsInOrder: Platform[] = ['youtube', 'instagram', 'tiktok']

// By what the pages promise, not by the switch: a row must not jump away under the hand that turned it.
const publishedFirst = (services: Service[]) =>
  services.toSorted((a, b) => Number(isPublished(b)) - Number(isPublished(a)))
const isPublished = ({ platform, category }: Service) =>
  publishedProduct({ platform, serviceType: category }) !== undefined

export function CatalogSection() {
  const reading = useQuery(servicesQuery)
  return (
    <>
      <Toolbar end={<SyncButton />}>
        <p className={css.note}>
          O que vendemos, o que cada mil custa no {supplier.name}, por quanto sai e se está à venda.
        </p>
      </Toolbar>
      <Loaded
        reading={reading}
        loadingText="Carregando catálogo..."
        failedText="Não foi possível carregar o catálogo."
      >
        {(services) =>
          services.length > 0 ? (
            <div className={css.platforms}>
              {platformsInOrder.map((platform) => (
                <PlatformCard
                  key={platform}
                  platform={platform}
                  services={publishedFirst(services.filter((it) => it.platform === platform))}
                />
              ))}
            </div>
          ) : (
            <Empty title="Nenhum serviço encontrado">
              <p>Sincronize com o {supplier.name} para trazer os serviços.</p>
            </Empty>
          )
        }
      </Loaded>
    </>
  )
}

function PlatformCard({ platform, services }: { platform: Platform; services: Service[] }) {
  const sold = services.filter(isSold).length
  const name = platformNames[platform]
  return (
    <section className={css.card} aria-label={name}>
      <header className={css.head}>
        <h2>{name}</h2>
        <Badge tone={sold > 0 ? 'good' : 'neutral'}>
          {sold} de {services.length} à venda
        </Badge>
      </header>
      {services.length > 0 ? (
        <ul>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      ) : (
        <p className={css.none}>O fornecedor ainda não tem serviços desta plataforma.</p>
      )}
    </section>
  )
}
