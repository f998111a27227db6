import { setSearchParam, usePanelUrl } from '../navigation.ts'
import { DetailsSheet } from '../panel/sheet/details-sheet.tsx'
import { shortId } from '../short-ids.ts'
import { Conversation } from './conversation.tsx'

/** The conversation that the URL names as `conversa`, beside any section. */
export function ConversationSheet() {
  const id = usePanelUrl().search.get('conversa')
  return (
    <DetailsSheet
      isOpen={id !== null}
      title={`Conversa ${shortId(id ?? '')}`}
      onClose={() => setSearchParam('conversa', '')}
    >
      {id !== null && <Conversation key={id} subject={{ conversationId: id }} />}
    </DetailsSheet>
  )
}
