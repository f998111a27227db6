import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffRoleNames, staffRoles } from '@smm/contracts/access'
import type { StaffMember } from '@smm/contracts/staff'
import { Badge } from '@smm/ui/badge'
import { Button } from '@smm/ui/button'
import { formatCount, formatTimestamp } from '../format-values.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { IconButton } from '../panel/controls/icon-button.tsx'
import { Loaded } from '../panel/loading/loaded.tsx'
import type { Column } from '../panel/table/column.ts'
import { DataTable } from '../panel/table/data-table.tsx'
import { Toolbar } from '../panel/toolbar/toolbar.tsx'
import { AddMember } from './add-member.tsx'
import { lastSeenAt } from './last-seen-at.ts'
import { MemberDetails } from './member-details.tsx'
import { MemberName } from './member-name.tsx'
import { roleTones } from './role-tones.ts'
import { staffQuery } from './staff-queries.ts'
import css from './staff.module.css'

const columns: Array<Column<StaffMember>> = [
  {
    title: 'Pessoa',
    cell: (member) => <MemberName member={member} />,
    card: 'title',
    sortBy: ({ username }) => username,
  },
  {
    title: 'Função',
    cell: ({ role }) => <Badge tone={roleTones[role]}>{staffRoleNames[role]}</Badge>,
    card: 'figure',
    sortBy: ({ role }) => staffRoles.indexOf(role),
    width: '9rem',
  },
  {
    title: 'Entra com',
    cell: ({ hasSecondStep }) => (hasSecondStep ? 'Senha e código' : 'Só a senha'),
    card: 'detail',
    width: '8.5rem',
  },
  {
    title: 'Visto por último',
    cell: (member) => <LastSeen at={lastSeenAt(member)} />,
    card: 'state',
    sortBy: (member) => lastSeenAt(member) ?? '',
    width: '10.25rem',
  },
  {
    title: 'Ações',
    kind: 'actions',
    cell: ({ id, username }) => (
      <IconButton icon="edit" name={`Gerenciar o acesso de ${username}`} onClick={() => open(id)} />
    ),
    width: '4.5rem',
  },
]

const open = (id: string) => setSearchParam('pessoa', id)

const LastSeen = ({ at }: { at: string | undefined }) =>
  at ? <time dateTime={at}>{formatTimestamp(at)}</time> : <>Sem sessão aberta</>

/** The people who may enter the panel, and their roles. */
export function StaffSection() {
  const staff = useQuery(staffQuery)
  const { search } = usePanelUrl()
  const [isAdding, setAdding] = useState(false)
  const selected = search.get('pessoa')
  return (
    <>
      <Toolbar
        actions={
          <Button size="small" onClick={() => setAdding(true)}>
            Adicionar pessoa
          </Button>
        }
      >
        <p className={css.note}>
          Quem entra no painel, e o que cada pessoa pode fazer.
          {staff.data && ` ${activeText(staff.data)}.`}
        </p>
      </Toolbar>
      <Loaded
        query={staff}
        loadingText="Carregando a equipe..."
        failedText="Não foi possível carregar a equipe."
      >
        {(members) => (
          <>
            <DataTable
              label="Equipe"
              columns={columns}
              rows={members.toSorted(activeFirst)}
              onOpen={({ id }) => open(id)}
            />
            <MemberDetails
              member={members.find(({ id }) => id === selected)}
              onClose={() => setSearchParam('pessoa', '')}
            />
          </>
        )}
      </Loaded>
      <AddMember isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  )
}

const activeFirst = (a: StaffMember, b: StaffMember) => Number(b.isActive) - Number(a.isActive)

const activeText = (members: StaffMember[]) =>
  formatCount(members.filter(({ isActive }) => isActive).length, 'pessoa ativa', 'pessoas ativas')
