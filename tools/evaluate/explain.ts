// Prints how the assistant comes to each reply of a conversation: `npm run explain -- '500 seguidores @loja.x' 'sim, tem garantia?'`.
import { explainTalk } from './explain-talk.ts'

console.log(explainTalk(process.argv.slice(2)).join('\n\n'))
