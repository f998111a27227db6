import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationStates, type ListedConversation } from '@smm/contracts/conversations/conversations'
import { panelUrl } from '@smm/contracts/panel-url'
import { Badge } from '@smm/ui/badge'
import { formatTimestamp } from '../format-values.ts'
import { setSearchParam, usePanelUrl } from '../navigation.ts'
import type { Option } from '../panel/controls/select-field.tsx'
import { PanelLink } from '../panel/controls/panel-link.tsx'
import type { Column } from '../panel/table/column.ts'
import { ListSection } from '../panel/table/list-section.tsx'
import { FoldedFilters } from '../panel/toolbar/folded-filters.tsx'
import { UrlFilter } from '../panel/toolbar/url-filter.tsx'
import { conversationsQuery } from './conversation-queries.ts'
import { shortId } from '../short-ids.ts'
import { isLongWait, waitText } from '../tickets/wait-text.ts'
import css from './conversations-section.module.css'

const stateFilters: [Option<string>, ...Array<Option<string>>] = [
  { value: 'all', name: 'Todas as conversas' },
  { value: 'waiting', name: 'Esperando a equipe' },
  { value: 'held', name: 'Com uma pessoa' },
]

const columns: Array<Column<ListedConversation>> = [
  {
    title: 'ID',
    card: 'note',
    width: '7rem',
    cell: ({ id }) => (
      <PanelLink href={panelUrl('conversas', { conversa: id })} params={{ conversa: id }} title={id}>
        <code>{shortId(id)}</code>
      </PanelLink>
    ),
  },
  {
    title: 'Últimas palavras do cliente',
    kind: 'grow',
    card: 'title',
    cell: ({ words }) => <p className={css.words}>{words ?? <em>O cliente apagou a conversa</em>}</p>,
  },
  {
    title: 'Espera',
    card: 'detail',
    width: '10rem',
    cell: ({ waitingSince }) =>
      waitingSince && (
        <Badge tone={isLongWait(waitingSince) ? 'bad' : 'warn'}>{waitText(waitingSince)}</Badge>
      ),
    sortBy: ({ waitingSince = '' }) => waitingSince,
  },
  {
    title: 'Quem responde',
    card: 'state',
    width: '10rem',
    cell: ({ holder }) => (holder ? <Badge tone="info">{holder}</Badge> : 'Assistente'),
    sortBy: ({ holder = '' }) => holder,
  },
  {
    title: 'Última visita',
    card: 'time',
    width: '10.25rem',
    cell: ({ lastSeenAt }) => <time dateTime={lastSeenAt}>{formatTimestamp(lastSeenAt)}</time>,
    sortBy: ({ lastSeenAt }) => lastSeenAt,
  },
]

/** The visitors' conversations, the last seen first; one opens in the sheet that the panel has for them. */
export function ConversationsSection() {
  const { search } = usePanelUrl()
  const state = conversationStates.find((it) => it === search.get('situacao'))
  const conversations = useInfiniteQuery(
    conversationsQuery({ state, search: search.get('busca')?.trim() || undefined }),
  )
  return (
    <ListSection
      label="Conversas"
      query={conversations}
      columns={columns}
      filters={
        <FoldedFilters inUse={state ? 1 : 0}>
          <UrlFilter name="situacao" label="Filtrar por situação" options={stateFilters} />
        </FoldedFilters>
      }
      searchLabel="Buscar por ID"
      texts={{
        loading: 'Carregando conversas...',
        failed: 'Não foi possível carregar as conversas.',
        empty: 'Nenhuma conversa encontrada',
        hint: 'A primeira aparece quando um cliente escrever no chat.',
      }}
      onOpen={({ id }) => setSearchParam('conversa', id)}
    />
  )
}
