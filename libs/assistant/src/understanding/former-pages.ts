import { findLinks } from '@smm/social-links/find-links'
import { phrases } from './matching/phrases.ts'
import { plainText } from './words/split-words.ts'

const page = '(arroba|user|usuario|nome|perfil|insta|instagram|tiktok|canal|conta|link|@)'
const itself = `((o|a|do|da|no|na|pro|meu|minha|${page}|antes) ){0,5}`
/** Before a page: it is no longer meant, whatever else is said. */
const denied = phrases(
  `P1 ,? ?(digo|alias|ops|opa|quer dizer|ou melhor|corrigindo) .{0,12}P2 | (nao|nem|em vez|ao inves|no lugar|esquece|esqueca|tira|tirar) ((e|era|eh|de|mais|sou|uso|pra|para|pro) ){0,5}${itself}P1`,
)
/** Before and after a page that another has taken the place of. */
const was = phrases(`
  (era|de|do|antes|antig[oa]|anterior|velh[oa]|troca|trocar|troque|muda|mudar|substitui|onde (esta|tem|era)|sai|saiu|perdi|perderam) ((e|era|o|a|de|esta) ){0,5}${itself}P1
  P1 (e|era|foi) (o|a)? ((meu|minha|${page}) )*(antig[oa]|velh[oa]|anterior|errad[oa]) | P1 (nao existe|mudou|virou|caiu|antes|(foi|esta) (trocad|banid|bloquead|suspens|desativad|hackead|roubad|excluid|derrubad)[oa]|(esta|e|ficou) (errad[oa]|antig[oa]))
`)
const becomes = phrases(
  `(agora|virou|mudou|mudei|troquei|passou|nov[oa]|hoje|pra|para|pro|por|pelo|pela|ficou|e|poe|bota|coloca|usa|certo|correto) ((e|o|a|meu|minha|mudou|esta|sou|uso|estou|pra|para) ){0,5}${itself}P2`,
)
/** 'errei o link, era @loja': that one is meant. */
const mistaken = phrases('errad[oa] | errei | engan(ei|o)')

const maxReadLength = 2000

/** Which of two pages of a message is no longer meant: 'era @loja.a, agora é @loja.b'. Tells its place, or -1. */
export function formerPage(text: string): number {
  const message = text.slice(0, maxReadLength)
  const found = findLinks(message)
  if (found.length !== 2) return -1
  const marked = (first: string, second: string) => {
    const [a, b] = found
    const cut = `${message.slice(0, a!.start)} ${first} ${message.slice(a!.end, b!.start)} ${second} ${message.slice(b!.end)}`
    return plainText(cut)
      .replace(/\bp([12])\b/g, 'P$1')
      .replace(/[,.;:!?()]/g, ' $& ')
      .replace(/\btah?\b/g, 'esta')
      .replace(/\beh\b/g, 'e')
      .replace(/\s+/g, ' ')
  }
  const asked = [marked('P1', 'P2'), marked('P2', 'P1')]
  const isDenied = asked.findIndex((it) => denied.test(it))
  if (isDenied >= 0 || mistaken.test(asked[0]!)) return isDenied
  return asked.findIndex((it) => was.test(it) && becomes.test(it))
}
