import { some } from '../purchases/purchase-words.ts'
import type { Condition } from '../../reading-labels.ts'

const sorts = some(`
  so|apenas|somente|reais|brasileir[oa]s|que|sejam|sendo|de|tudo|todos|todas|,|bem|mais|ativ[oa]s|novos
  do publico
`)
const people = `(mulher(es)?|homem|homens|meninas?|meninos|garotas?|femin[a-z]+|masculin[a-z]+|jovens
  adolescentes|adult[oa]s|idos[oa]s|maes|pais|gays|lgbt[a-z]*|evangelic[oa]s|crist(aos|as)|catolic[oa]s
  medic[oa]s|advogad[oa]s|dentistas|professor(es|as)|empresari[oa]s|empreendedor(es|as)|estudantes
  gamers|verificad[oa]s|famos[oa]s|ric[oa]s|solteir[oa]s|american[oa]s|gring[oa]s|estrangeir[oa]s
  portugues(es|as)|argentin[oa]s|europeus|latin[oa]s|indian[oa]s|japoneses|internacionais|segmentad[oa]s
  nichad[oa]s|engajad[oa]s|locais|regionais|paulistas|cariocas|mineir[oa]s|nordestin[oa]s|gauch[oa]s
  baian[oa]s)`
const place = `(sao paulo|sp|rio|rj|minas|mg|belo horizonte|bh|bahia|salvador|parana|curitiba|porto alegre
  rs|rio grande|santa catarina|florianopolis|brasilia|df|goias|goiania|ceara|fortaleza|pernambuco|recife
  para|belem|amazonas|manaus|maranhao|mato grosso|espirito santo|vitoria|alagoas|maceio|sergipe|aracaju
  paraiba|piaui|tocantins|rondonia|acre|roraima|amapa|campinas|nordeste|sul|sudeste|norte|centro oeste
  interior|portugal|angola|eua|estados unidos|europa|argentina|fora do (brasil|pais)|(minha|nossa|mesma
  uma) (cidade|regiao|area|estado)|meu (estado|bairro|publico|nicho|ramo|segmento)|(cidade|regiao
  bairro|estado|nicho|ramo|segmento|publico) [a-z]+)`
/** Not what the visitor makes or earns. */
const notOwn = `(?<!(?<![a-z])((cobr|pag|ganh|fatur|gast|fac|faz|vend|atend|produz|receb|cust|sai)[a-z]*|e|sao|cai) (uns |umas |ate |mais de |quase )?)`
const day = `(semana que vem|mes que vem|ano que vem|as T|proxim[oa] (semana|mes|dia)|amanha|segunda
  terca|quarta|quinta|sexta|sabado|domingo|fim de semana|dia D|feriado|natal|N ?h|as N)`

/** `anywhere`: over the clauses of a message (see `readStory`); `atRecap`: what counts only beside a recap, by units with their tags. */
type ConditionPhrases = { anywhere: string; atRecap?: string }

/**
 * Wishes beside an order, or a yes to a recap, that cannot be promised; of many, the first ones here are told. A condition
 * without `atRecap` holds back no yes.
 */
const phrasesOf = {
  audience: {
    anywhere: `
      G ${sorts}${people}
      G ${some('so|apenas|reais|brasileir[oa]s|tudo|todos|,|que|sejam')}(daqui )?(de|do|da|d[oa]s|em|no
        na) (natal|${place})
      (so|apenas|somente|tem que ser|teriam? que ser|sejam?|preferencia|preferencialmente|prefiro|priorize|todos
        todas|tudo|que venham) ${some('quero|por|com|pessoas|de|do|da|d[oa]s|as|os|se|for|forem|ser')}(${people}
        ${place})(?! (verdade|qualidade))
      G .{0,20}(interessad[oa]s|que (gostem|gostam|tenham|tem(?! [oa] mesm[oa])|morem|moram|falem|falam|entendam|trabalhem
        trabalham|sejam (?!reais|brasileir|verdadeir|ativ|bons|boas|de (verdade|qualidade))))
      G .{0,30}(de N a T|acima de T|maiores de T|menores de T|ate T de idade)
    `,
    atRecap: `
      (so|somente|apenas) (de|do|da|com|pessoas)? (brasileiro*|reais|real|ativos|gente|daqui)
      G (brasileir[oa]s?|daqui|(de|do|da) brasil) | brasileiros | brasileiras | femininas | femininos | masculinos
      (pessoas|pessoal|povo|gente|publico|forem|clientes) (do|de|da) (meu|minha)? (nicho|cidade|bairro|estado|regiao)
      (so|somente|apenas|todos|todas|G|sejam) (do|de|da) (nicho|cidade|bairro|estado|regiao)
    `,
  },
  deeds: {
    anywhere: `
      que ${some('realmente|eles|elas|tambem|me|sempre|curtam|comentem|e')}(curtam|comentem|interajam|comprem
        engajem|assistam|compartilhem|conversem|respondam|virem clientes?|deem like)
    `,
  },
  time: {
    anywhere: `
      (cheg(ar|arem|ue|uem)|entreg(ar|arem|uem)|(que|se|me) entregue|(?<!pra )(?<!para )comec(ar|arem|e|em)|inici(ar
        e|em))(?! (n[oa]s?|em|a) N) .{0,20}(hoje|agora|na hora|em (ate )?T|ate T|${day})
      (chegam?|entregam?|comecam?) (tudo )?(ate|antes d[aeo]s?|amanha) | (chegar|entregar?|mandar?) tudo de uma vez
      (precis(o|amos|ava)|tem que (ser|estar)) .{0,60}(pra|para|ate|antes d[aeo]s?) (o |a )?(hoje|${day})
      (comeca|inicia|mas|so|manda) (so )?(n[oa]|em|a partir d[aeo])? ?${day} ?$ | ate (o |a )?${day} ?$
      N (G )?(agora|hoje) e ((outr[oa]s )?N (G )?(n[oa] |so )?${day}|T que vem)
      (,|mas) .{0,12}${notOwn}(?<!(uns|umas) )N por (dia|semana|hora|mes) | tudo (de uma vez|em (ate )?T) ?$
      (agend|program)(a|ar|e|ado|ada|em) (pra|para) | ${notOwn}N G (por|a cada|ao) (dia|semana|hora|mes)
    `,
    atRecap: `
      (na|no|a|de|pela|nesta|nessa) (segunda|terca|quarta|quinta|sexta|sabado|domingo|noite|tarde|manha
        madrugada) (feira)?
      amanha | dia D | daqui (a)? (T|pouco|uns) | depois (da|das|do|de|que) | as N (h|hs|horas)
      (apos|a) partir (de|das|as|o|a) | day~ que vem | proximos dias | (inicio|comeco) (de|do) day~ | quinto dia util
      (em|no) outro momento
    `,
  },
  'for-ever': {
    anywhere: '(pra|para) sempre | vitalici[oa]s? | permanentes? | nunca (mais )?(caiam|sumam|saiam)',
  },
  'pay-after': {
    anywhere: `
      pag(o|ar|amos) ${some('so|tudo|o resto|a metade|metade|agora|e|eu|voces')}(depois|quando|metade|na entrega
        apos|assim que chegar|no fim)
      fiado | a prazo | faturad[oa] | pagamento ${some('em|com|para|apos|daqui|a|de')}T
    `,
    atRecap: `
      pagamento (so)? (quando|depois|apos|na entrega) | metade (agora|antes)
      (primeiro|antes) (voces)? (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo|os|o|eu)?
      (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo)? (primeiro|antes)
      finge que (eu)? paguei
    `,
  },
  'payment-method': {
    anywhere: `
      (pago|pagar|passo|passar|aceita[a-z]*|divid[a-z]+) .{0,15}(cartao|boleto|debito|credito|vezes|N x
        parcel[a-z]+)
      parcelad[oa] | em (N|duas|tres) (x|vezes|parcelas)
    `,
    atRecap: `
      (no|em|com|de|pelo|via|por) (credito|debito|picpay|dinheiro|transferencia|paypal)
      cartao | boleto | mercado pago | parcelar | parcelas | (divide|dividir) (em|no)
    `,
  },
  invoice: {
    anywhere: `
      notas? fisca(l|is) | nfe | recibo | danfe
      (com|d[ae]|a|uma|emit[a-z]*|quero|preciso) nota(?! (N|M|de|maxima|zero|dez))
    `,
    atRecap: 'nota',
  },
  price: {
    anywhere: `
      outr[oa]s? (sites?|lugar(es)?|lojas?|empresas?|paginas?) (esta|e|tem|acho) ((por|a|so|uns|de) )?N(?! (G|mil|seg))
      (tem|ha) gente vend[a-z]+ (por|a) (N|M)
      (custa|cobra[a-z]*|sai|vende[a-z]*|faz[a-z]*|paga|vi|achei) .{0,25}((n[oa]s?|em|d[oa]s?) outr[oa]s?
        concorren[a-z]+|la fora)(?! (perfil|conta|canal|video|post|foto|G|pedido|insta|coisa))(?!.*(golpe|calote|pagar mais))
      (esta|tem|fica) .{0,15}(M|barat[oa]|em conta) .{0,15}(outr[oa]s?|concorren[a-z]+|la fora)
      (outr[oa]s?|concorren[a-z]+|la fora)( (sites?|lugar|lugares|lojas?|empresas?|cara|pessoa
        fornecedor))? ${some('ai|la|por ai|eu|vi|so|esta|e')}((custa|cobra[a-z]*|sai|vende[a-z]*|faz[a-z]*|fica) .{0,15}(N|M|barat[oa])|(esta|e|tem) .{0,15}(M|barat[oa]|em conta))
    `,
  },
} satisfies Record<Exclude<Condition, 'charge-later' | 'other'>, ConditionPhrases>

type Phrased = typeof phrasesOf
type AtRecap = {
  [Name in keyof Phrased]: Phrased[Name] extends { atRecap: string } ? Name : never
}[keyof Phrased]

const names = Object.keys(phrasesOf) as Array<keyof Phrased>
const rows: Record<keyof Phrased, ConditionPhrases> = phrasesOf

export const conditionPhrases = listsOf(names, (it) => it.anywhere)
/** Those that may hold back a yes. */
export const conditionsAtRecap = names.filter((it): it is AtRecap => rows[it].atRecap !== undefined)
export const conditionMarks = listsOf(conditionsAtRecap, (it) => it.atRecap!)

function listsOf<Name extends keyof Phrased>(of: readonly Name[], listIn: (it: ConditionPhrases) => string) {
  return Object.fromEntries(of.map((it) => [it, listIn(rows[it])])) as Record<Name, string>
}
