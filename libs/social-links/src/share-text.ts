/** How the share buttons of the platforms begin what they write before a link, in Portuguese and in English. */
const opener = '(?:confira|veja|assista|siga|inscreva-se|d[áêe] uma olhada|check out|watch|follow)'
const sentenceStart = '(^|[.!?\\n]\\s*)'
const quoted = '["“][^"”]{1,400}["”]'
const captions = new RegExp(
  `(${sentenceStart}${opener}[^"“\\n]{0,40}|\\bno (?:instagram|tiktok|youtube): ?)${quoted}`,
  'giu',
)
/** Without numbers, but those of a handle: an order that begins with the same words stays. */
const words = '(?:@[\\w.]{1,30}|[^\\d@]){0,160}?'
const sentences = new RegExp(`${sentenceStart}${opener}(?![\\p{L}])${words}(?=https?://)`, 'giu')

/**
 * A message without the words that a platform's share button puts before its link: 'Confira o perfil de Loja X (@loja.x) no
 * Instagram!', 'Assista a "10 mil inscritos em 30 dias" no YouTube'. They are nobody's order.
 */
export function withoutShareText(message: string): string {
  if (!/https?:\/\//i.test(message)) return message
  return message.replace(captions, '$1').replace(sentences, '$1')
}
