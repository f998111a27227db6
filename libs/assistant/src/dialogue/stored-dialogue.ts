import Type, { type Static } from 'typebox'
import Compile from 'typebox/compile'
import { Dialogue, emptyDialogue, statesWithoutRecap } from './state.ts'
import { readRecap, StoredConfirming, storeRecap } from './stored-recap.ts'

const {
  lastReplies: ofReplies,
  cartMessages: ofCart,
  declinedCart: ofDeclined,
  ...others
} = Dialogue.properties
/** The words under which four fields are stored since the first release. */
const StoredFields = Type.Object({
  ...others,
  state: Type.Union([...statesWithoutRecap, StoredConfirming]),
  said: ofReplies,
  thought: ofCart,
  refused: ofDeclined,
})

/** `said` stands beside the dialogue for the previous release, which compares the two. */
const StoredDialogue = Type.Object({ said: ofReplies, dialogue: StoredFields })
export type StoredDialogue = Static<typeof StoredDialogue>

const validStored = Compile(StoredDialogue)

/** The stored dialogue; an empty one where it is missing or damaged. */
export function readDialogue(stored: unknown): Dialogue {
  if (!validStored.Check(stored)) return emptyDialogue
  const { said, thought, refused, state, ...dialogue } = stored.dialogue
  return {
    ...dialogue,
    state: state.at === 'confirming' ? readRecap(state) : state,
    lastReplies: said,
    ...(thought && { cartMessages: thought }),
    ...(refused && { declinedCart: refused }),
  }
}

export function storeDialogue({
  state,
  lastReplies,
  cartMessages,
  declinedCart,
  ...dialogue
}: Dialogue): StoredDialogue {
  return {
    said: lastReplies,
    dialogue: {
      ...dialogue,
      state: state.at === 'confirming' ? storeRecap(state) : state,
      said: lastReplies,
      ...(cartMessages && { thought: cartMessages }),
      ...(declinedCart && { refused: declinedCart }),
    },
  }
}
