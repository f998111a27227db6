import { readLines } from './read-lines.ts'

export type Conversation = [messages: string[], outcome: string]

/** A table of `one message / the next one → where it has got to` (see `outcome` in testing.ts); \\n breaks a line. */
export const readConversations = (table: string): Conversation[] =>
  readLines(table).map((line) => {
    const [said = '', outcome = ''] = line.split(' → ')
    return [said.replaceAll('\\n', '\n').split(' / '), outcome]
  })
