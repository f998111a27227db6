import { phrases } from './phrases.ts'
import { bringsFacts, does, type Turn } from './turn.ts'

/** Words of lack, delay and anger, that stand beside a purchase made before far more often than beside a new one. */
const misgivings = phrases(`
  demor(a|ou|ando|aram|ad[oa])(?! [?]) | atras* | parad[oa]s? | travad[oa]s? | sumi(u|ram|d[oa]s?) | falt(a|am|ou|aram|ando)(?! (pouco|pra|para|so))
  espera(?! ai)(ndo|r)? | esperei | aguard(o|ei|ando) | desde | ate (agora|hoje|aqui|o momento) | ainda nao | nunca(?! comprei) | (tem|tenho) (so )?[0-9]+( *[.,!]|$) | nem | zero
  (consta|constam|contei|conto|vejo|restam|sobrou|sobraram|esta com|estou com) (so |apenas |uns |umas )?[0-9]+
  [0-9]+ (so|apenas|somente)( *[.,!]|$) | [0-9]+ (no|na|em) (meu|minha|perfil|conta|canal|video|post) | [0-9]+ ?% d[oa]s?
  entreg(ue|ues|aram|ou)(?! (em|ate|aos|quando)) | receb(i|emos|id[oa]s?) | chegou | chegaram | veio | vieram | cobr(ad[oa]|aram|ou) | pag(uei|os|as)
  prometeram | prometid[oa]s? | combinad[oa]s? | contratad[oa]s? | comprad[oa]s? | cade | incomplet* | metade | resto | restante | reclam* | denunc* | procon | advogad* | justica
  golp* | ladr(ao|oes) | roub* | engan* | fraud* | pilantr* | safad* | vergonha | absurdo | palhac* | descas* | pessim* | horrivel | ridicul* | lixo
  merda | porra | caralho | bosta | fdp | por nada | nota (zero|0|1) | parabens | esquec(eram|eu|id[oa]) | status | conferir | verifi(car|quem)
  lesad[oa] | de mentira | sem foto | aff* | poxa | putz* | pqp | serio isso | conversa fiada | e normal | nao .. (satisfeit|content|feliz)[oa] | insatisfeit* | gastei | (a toa|atoa|em vao|pra nada) | chatead[oa] | triste | revolt* | indign* | decep* | arrepend* | nenhum | nenhuma | ate parece | na real(?! quero) | ["“] ?(entrega|garant|rapid|em|reais|100)[^"”]{0,30}["”]
  invisive(l|is) | fantasmas? | piada | brincadeira | enrol(ando|aram) | vacuo | sem resposta | ninguem responde*
`)

/** A verb in the past that leads up to no order: 'diziam', 'perdi'; 'abri', 'postei' and 'me indicaram' do. */
const past =
  /(?<![a-z])(?<!nunca )(?!(?:meu|seu|teu|ou|sou|vou|estou|dou|dei|sei|gostei|amei|adorei|curti|vi|vim|li|achei|abri|abriu|comecou|inaugurou|lancou|cresceu|bombou|fez|nasceu|criei|fiz|fizemos|postei|postou|subi|lancei|montei|comecei|iniciei|inaugurei|voltei|cheguei|deixei|mudei|troquei|gravei|regravei|publiquei|apaguei|decidi|resolvi|aceitei|escolhi|pensei|fiquei|ficou|conheci|descobri|soube|ouvi|tentei|investi|gastei|pedi|pediu|pediram|mandou|mandaram|mandei|falei|falou|falaram|disse|indic[a-z]+|recomend[a-z]+|mostr[a-z]+|convenc[a-z]+|deu|deixou|prometi|entendi|acertei|demorei|demorou|fechei|fechou|partiu|chegou|recebi|recebeu|completou|fali|anunci[a-z]+|curti[a-z]+|marcou|errei|digitei|passou|era|escrevi|coloquei)(?![a-z]))[a-z]{2,}(?:ei|ou|[aei]ram|[ei]u|[aei]sti|erdi|enti|izeram|avam|iam)(?![a-z])/

/** 'a conta não fecha: 1000 no pix, 600 no perfil': more numbers than one orders, in no word of an order. */
function countsMore({ reading, plain }: Turn): boolean {
  const counts = plain.match(/(?<![\d.,/$])\b\d{2,}\b(?! ?(reais|%|h|hs|horas?|dias?|conto|anos?))/g) ?? []
  const isTold =
    reading.handle !== null ||
    reading.orders.length > 1 ||
    reading.alternatives.length > 0 ||
    reading.money !== null
  return !isTold && counts.length > 1 && !/\b(nao|digo|alias|melhor|ops|x|de|pra|para)\b|[+]/.test(plain)
}

/** 'o de quinze reais', of the packages that were just listed. */
const choosesShown = ({ dialogue, reading, plain }: Turn) =>
  dialogue.shown.length > 0 &&
  (reading.choice !== null || reading.orders.some((it) => it.quantity !== null)) &&
  !misgivings.test(plain)

/** Whether a yes might be said by one who tells of a purchase made before: his words held a misgiving, and no wish. */
export function isUnsure(turn: Turn): boolean {
  const { dialogue, purchase, plain } = turn
  if (purchase.isWish || choosesShown(turn) || does(turn, 'firm-yes', 'ask-price', 'ask-packages'))
    return false
  const { quantity, link, handle } = dialogue.draft
  const isBegun = quantity !== null || link !== null || handle !== null
  if (isBegun) return Boolean(dialogue.unsure)
  return (
    bringsFacts(turn) &&
    (misgivings.test(plain) || (!turn.reading.money && past.test(plain)) || countsMore(turn))
  )
}
