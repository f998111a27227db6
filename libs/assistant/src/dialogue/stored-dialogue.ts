import Type, { type Static } from 'typebox'
import Compile from 'typebox/compile'
import { Dialogue, emptyDialogue } from './state.ts'

/** `said` stands beside the dialogue for the previous release, which compares the two. */
const StoredDialogue = Type.Object({ said: Type.Array(Type.String()), dialogue: Dialogue })
export type StoredDialogue = Static<typeof StoredDialogue>

const validStored = Compile(StoredDialogue)

/** The stored dialogue; an empty one where it is missing or damaged. */
export const readDialogue = (stored: unknown): Dialogue =>
  validStored.Check(stored) ? stored.dialogue : emptyDialogue

export const storeDialogue = (dialogue: Dialogue): StoredDialogue => ({ said: dialogue.said, dialogue })
