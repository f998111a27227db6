import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productName } from '@smm/contracts/products'
import type { RoutedService } from '@smm/contracts/suppliers/staff-routes'
import { addSupplier, type StaffSupplier } from '@smm/contracts/suppliers/staff-suppliers'
import { tierSuffix } from '@smm/pricing/tier-suffix'
import { Button } from '@smm/ui/button'
import { ForRoles } from '../identity/for-roles.tsx'
import { Loaded } from '../panel/loading/loaded.tsx'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { AddSupplier } from './add-supplier.tsx'
import { RoutedServices } from './routed-services.tsx'
import { RoutesEditor } from './routes-editor.tsx'
import { SupplierEditor } from './supplier-editor.tsx'
import { SupplierRow } from './supplier-row.tsx'
import { routesQuery, supplierRecordsQuery, suppliersQuery } from './suppliers-query.ts'
import css from './suppliers-section.module.css'

/** The content of the sheet: a new supplier, a known one, or the routes of a service. */
type Edited = 'new' | { supplier: StaffSupplier } | { service: RoutedService }

export function SuppliersSection() {
  const query = useQuery(suppliersQuery)
  const routes = useQuery(routesQuery)
  const records = useQuery(supplierRecordsQuery)
  const [edited, setEdited] = useState<Edited>()
  const close = () => setEdited(undefined)
  return (
    <>
      <Toolbar
        actions={
          <ForRoles endpoint={addSupplier} act="cuidam dos fornecedores">
            <Button size="small" onClick={() => setEdited('new')}>
              Adicionar fornecedor
            </Button>
          </ForRoles>
        }
      >
        <p className={css.note}>
          O pedido que um fornecedor recusa segue para o próximo. Se a resposta não chega, ele espera por
          você: nada é enviado duas vezes. Os números são dos últimos 30 dias.
        </p>
      </Toolbar>
      <Loaded
        query={query}
        loadingText="Carregando fornecedores..."
        failedText="Não foi possível carregar os fornecedores."
        skeletonRows={2}
      >
        {(loaded) => (
          <>
            <ul className={css.suppliers} aria-label="Fornecedores">
              {loaded.map((supplier) => (
                <SupplierRow
                  key={supplier.id}
                  supplier={supplier}
                  all={{ suppliers: loaded, services: routes.data ?? [] }}
                  record={records.data?.find(({ supplierId }) => supplierId === supplier.id)}
                  onEdit={() => setEdited({ supplier })}
                />
              ))}
            </ul>
            <Loaded
              query={routes}
              loadingText="Carregando quem entrega..."
              failedText="Não foi possível carregar quem entrega cada serviço."
            >
              {(services) => (
                <RoutedServices
                  services={services}
                  suppliers={loaded}
                  onEdit={(service) => setEdited({ service })}
                />
              )}
            </Loaded>
          </>
        )}
      </Loaded>
      <DetailsSheet isOpen={edited !== undefined} title={titleOf(edited)} onClose={close}>
        {edited && <Editor edited={edited} suppliers={query.data ?? []} onClose={close} />}
      </DetailsSheet>
    </>
  )
}

type EditorProps = { edited: Edited; suppliers: StaffSupplier[]; onClose: () => void }

function Editor({ edited, suppliers, onClose }: EditorProps) {
  if (edited === 'new') return <AddSupplier onClose={onClose} />
  if ('supplier' in edited) return <SupplierEditor supplier={edited.supplier} onClose={onClose} />
  return <RoutesEditor service={edited.service} suppliers={suppliers} onClose={onClose} />
}

function titleOf(edited: Edited | undefined): string {
  if (edited === undefined || edited === 'new') return 'Adicionar fornecedor'
  return 'supplier' in edited
    ? edited.supplier.name
    : `${productName(edited.service)}${tierSuffix(edited.service)}`
}
