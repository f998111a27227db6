import { givenBackText, takenOverText } from '@smm/assistant/replies/news/conversation-news'
import type { Takeover } from '@smm/contracts/conversations/takeover'
import { textMessage } from '../conversation/stored-message.ts'
import type { Deps } from '../deps.ts'
import { actInConversation, findHold, presentTakeover } from './act-in-conversation.ts'
import { currentHold, type Hold } from './hold.ts'

type Input = { conversationId: string; actor: string }

export const showTakeover = async ({ db }: Deps, conversationId: string): Promise<Takeover> =>
  presentTakeover(await findHold(db, conversationId), new Date())

/** A hold that begins or goes on now. */
export const holdFrom = ({ config }: Deps, actor: string, now: Date): Hold => ({
  by: actor,
  until: new Date(now.getTime() + config.CHAT_TAKEOVER_S * 1_000),
})

/** Takes a conversation over from the assistant or from another member; nothing where the member has it. */
export const takeOver = (deps: Deps, input: Input): Promise<Takeover> =>
  actInConversation(deps, input, (_trx, before, now) => {
    const { actor } = input
    const current = currentHold(before, now)
    if (current?.by === actor) return { hold: current, messages: [], action: 'conversation-taken-over' }
    const messages = [textMessage(takenOverText(actor))]
    return { hold: holdFrom(deps, actor, now), messages, action: 'conversation-taken-over' }
  })

/** Gives a conversation back to the assistant, whoever has it. */
export const giveBack = (deps: Deps, input: Input): Promise<Takeover> =>
  actInConversation(deps, input, (_trx, before, now) => {
    const current = currentHold(before, now)
    const messages = current ? [textMessage(givenBackText(current.by))] : []
    return { hold: null, messages, action: 'conversation-given-back' }
  })
