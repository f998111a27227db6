import { useQuery } from '@tanstack/react-query'
import { type Platform, platformNames } from '@smm/contracts/products'
import { changeService, type Service, syncServices } from '@smm/contracts/services'
import { isPublished } from '@smm/pricing/published-products'
import { supplier } from '@smm/site/supplier'
import { Badge } from '@smm/ui/badge'
import { Empty, Loaded } from '../panel/loading/loaded.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { ForRoles } from '../identity/for-roles.tsx'
import { servicesQuery } from './services-query.ts'
import { Card } from '../panel/layout/card.tsx'
import css from './catalogue-section.module.css'
import { isSold } from './is-sold.ts'
import { ServiceRow } from './service-row.tsx'
import { SyncButton } from './sync-button.tsx'

const platformsInOrder: Platform[] = ['youtube', 'instagram', 'tiktok']

// Sorted by what is published, not by the switch: a row must not move while its switch is pressed.
const publishedFirst = (services: Service[]) =>
  services.toSorted((a, b) => Number(hasPrices(b)) - Number(hasPrices(a)))
const hasPrices = ({ platform, category }: Service) => isPublished({ platform, serviceType: category })

export function CatalogueSection() {
  const query = useQuery(servicesQuery)
  return (
    <>
      <Toolbar
        actions={
          <ForRoles endpoint={syncServices}>
            <SyncButton />
          </ForRoles>
        }
      >
        <p className={css.note}>
          O que vendemos, o que cada mil custa no {supplier.name}, por quanto sai e se está à venda.
        </p>
        <ForRoles endpoint={changeService} act="mudam o que se vende" />
      </Toolbar>
      <Loaded
        query={query}
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
  const soldCount = services.filter(isSold).length
  const name = platformNames[platform]
  return (
    <Card
      title={name}
      beside={
        <Badge tone={soldCount > 0 ? 'good' : 'neutral'}>
          {soldCount} de {services.length} à venda
        </Badge>
      }
    >
      {services.length > 0 ? (
        <ul>
          {services.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      ) : (
        <p className={css.none}>O fornecedor ainda não tem serviços desta plataforma.</p>
      )}
    </Card>
  )
}
