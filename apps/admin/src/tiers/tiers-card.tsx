import { useQuery } from '@tanstack/react-query'
import { productName } from '@smm/contracts/products'
import { addTier, changeTier, type StaffTier } from '@smm/contracts/prices/tiers'
import { Button } from '@smm/ui/button'
import { ForRoles } from '../identity/for-roles.tsx'
import { EditButton } from '../panel/controls/edit-button.tsx'
import { Card } from '../panel/layout/card.tsx'
import { ListRow } from '../panel/table/list-row.tsx'
import { tiersQuery } from './tiers-query.ts'
import css from './tiers-card.module.css'

type TiersCardProps = { onEdit: (tier: StaffTier | 'new') => void }

/** The tiers in which products are sold. A catalogue of the previous release has none to list. */
export function TiersCard({ onEdit }: TiersCardProps) {
  const { data: tiers } = useQuery(tiersQuery)
  if (!tiers?.length) return null
  return (
    <Card
      title="Níveis"
      beside={
        <ForRoles endpoint={addTier}>
          <Button look="quiet" size="small" onClick={() => onEdit('new')}>
            Novo nível
          </Button>
        </ForRoles>
      }
    >
      <p className={css.note}>
        O mesmo serviço pode ter níveis com preços e fornecedores próprios, como um com reposição maior. O
        cliente só vê os níveis de um serviço que tem mais de um.
      </p>
      <ul>
        {tiers.map((tier) => (
          <TierRow key={tier.id} tier={tier} onEdit={() => onEdit(tier)} />
        ))}
      </ul>
    </Card>
  )
}

function TierRow({ tier, onEdit }: { tier: StaffTier; onEdit: () => void }) {
  const { name, sentence, isStandard, isOn, products } = tier
  const state = isOn
    ? ({ name: 'Ligado', tone: 'good' } as const)
    : ({ name: 'Desligado', tone: 'neutral' } as const)
  return (
    <ListRow
      className={css.row}
      name={<h3>{name}</h3>}
      badge={isStandard ? undefined : state}
      actions={
        <ForRoles endpoint={changeTier}>
          <EditButton what={`o nível ${name}`} onClick={onEdit} />
        </ForRoles>
      }
    >
      <p>{sentence || 'Sem descrição'}</p>
      <p>{isStandard ? 'Todos os serviços' : products.map(productName).join(', ') || 'Nenhum serviço'}</p>
    </ListRow>
  )
}
