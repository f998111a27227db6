import { endsWith, isOneOf, phrases, startsWith } from '../matching/phrase-pattern.ts'

/*
 * The words before and after a number, a name or a page that give it its role. N, G, P and L are units (see `utterance.ts`).
 */

/** 'o pacote Pro', 'muda pro Pro': a preposition stands before more than these. */
export const packagePro = startsWith(`
  (pacote|plano|combo|opcao) pro(?! (meu|minha|perfil|P|L|canal|nosso)(?!\\w))
  ([oa]|d[oe]|no|pelo|pro|ess[ea]|[,.;:!]) pro( ([,.;:!?\\n]|mesmo|entao|ai|por|em|e|que|nao|compensa|de)|$) | pro$
`)

export const beforeNumber = {
  /** 'rua x, 12/3/' */
  date: endsWith('N / N /'),
  /** '30 reais por mil' */
  pricedFor: endsWith('M (por|a cada)'),
  /** 'uma agência me cobrou 2000 por 5 mil' */
  chargedFor: endsWith(
    '(?<!voces (me )?)(cobr(ou|aram|avam?)|ped(iu|iram|iam?))( de mim)?( so| uns| ate)? (N|M) (por|em)',
    'uns|[oa]s',
  ),
  /** Verbs whose list tells what one has, and the words of such a list. */
  has: isOneOf('tenho|temos|possuo|possuimos'),
  hasOfOther: isOneOf('tem|possui'),
  inList: isOneOf('[,NTGP]|e|so|apenas|uns|umas|ja|quase|mais|n[oa]|d[eoa]'),
  of: isOneOf('d[eoa]s?'),
  /** Of a code, a street, a year. */
  other: endsWith(
    `
    cupom|cupon|voucher|codigo|cod|ramal|protocolo|ref|rua|av|avenida|bairro|numero|cep|cpf
    cnpj|crm|oab|cro|creci|telefone|whatsapp|fone|celular|tel|ano|desde|lote|quadra|apto
    apartamento|bloco|km|br|sala|loja|casa|turma|serie|art|lei|creme|top|aluguel|luz|agua|internet|energia|condominio
  `,
    `e|o|:|numero|meu|gratis|promo|desconto|off?`,
  ),
  /** 'código ADMIN90' */
  inCode: endsWith(`(codigo|cod|cupom|voucher) [a-z]+|(nome|arroba|@|user) (e|tem|leva) com`),
  article: endsWith(`os|as|nos|nas|pros|pras|dos|das|de|n[oa]is`),
  /** 'vou de 2000' is no year. */
  year: endsWith('em|desde|(?<!(^| )(vou|vamos|ir|fico|fica) )de'),
  place: endsWith(`opcao|item|alternativa|pacote|plano|op|linha|numero`),
  choosing: isOneOf('((.* )?(quero|pode ser|manda|vou de|prefiro|fico com|gera) )?(o|a|no|na) | ^$'),
  budget: endsWith(`com`, `so|uns`),
  offer: endsWith(`(faz|fecha|deixa|rola|consegue)( isso| tudo| ai| pra mim)* por`),
  priceOf: endsWith('N( G)? (de|por)'),
  /** '1.500 seguidores sai 120' */
  costOfGoods: endsWith('N G( no P)? (sai|saem|saiu|sairia|custa|custam)( por| a)?'),
  /** 'meu amigo paga 200 lá' */
  paidThere: endsWith('(pag(a|am|ou|aram|ava)|cobr(a|am|ou|aram|ava)|cust(a|ou|ava))( so| uns| ate| tipo)?'),
  owned: endsWith(
    `
    tenho|tinha|temos|tem|possuo|possui|(estou|esta|estamos|estava) (so )?com|com so
    so com|bati|bateu|pass(ei|ou|aram|amos) de|(de boa|tranquilo|tranquila|bem) com
    cheguei (a|em|nos)|cheguei|perfil de|conta de|canal de|canal com
    (hoje|agora|atualmente) com|(tenho|tinha|temos) ((um|uma|o|a|meu) )?P com
    (perfil|conta|pagina|canal) ((no|do|na) P )?com|(bom|boa|otim[oa])( demais| ja)? com
    flopou em|morreu em|encalhou em|(ja )?(alcancou|alcancamos|atingiu|atingimos)|(perfil|canal|pagina|loja|empresa) soma
    registra|registramos|acumula|acumulamos|conta com|contamos com|atualmente sao
    (parad|travad|empacad|estacionad|estagnad|pres)[oa] (em|n[oa]s)|(parou|travou|empacou|estacionou|estagnou) (em|n[oa]s)
  `,
    `so|uns|umas|apenas|quase|exatamente|ja|mais|de|cerca|os|as|la|hoje|agora|atualmente|meus|minhas`,
  ),
  /** 'nunca passei de 300', 'não sai dos 800' */
  neverPassed: endsWith(
    `(nunca|nao|nem) (passei|passo|passa|passou|passamos|sai|saio|saiu|saimos)`,
    `mais|d[eoa]s?|uns|umas`,
  ),
  kept: endsWith(
    `(fica|fico|ficam|ficar|continua|continuo|continuar) com|mantem|mantenho|mantenha|manter`,
    `os|as|meus`,
  ),
  asked: endsWith(`voces tem`, `os?|as?|uns|umas`),
}
/** Around a number of a purchase that went wrong. */
export const ofPurchase = {
  /** 'só chegou 300', 'recebi uns 120', 'caíram pra 400' */
  arrived: endsWith(
    '((caiu|cairam|baixou|baixaram) (pra|para)|sobrou|sobraram|restaram|chegou|chegaram|veio|vieram|entrou|entraram|caiu so|recebi|recebemos|so (caiu|cairam|vi|apareceram|apareceu))',
    'so|apenas|uns|umas|mais ou menos|quase|ate agora|os|as',
  ),
  arrivedBehind: startsWith('(G )?(chegaram|chegou|vieram|veio|entraram|entrou|apareceram)(?! nao)'),
  lost: endsWith(
    '(falta|faltam|faltaram|faltando|sumiu|sumiram|perdi|perdeu|perderam|desapareceu|desapareceram|(foram|foi) embora)',
    'uns|umas|mais de|quase|ja|so|os|as',
  ),
  /** 'faltam 600 inscritos pra monetizar' */
  toGoal: startsWith('(G )?(pra|para|pr[oa]s?|ate)'),
  lostBehind: startsWith('(G )?que (falta|faltam|faltaram|sumiu|sumiram|cairam|caiu)'),
}
export const afterNumber = {
  /** '300 é o tanto que a gente já tem' */
  owned: startsWith('(G )?(e) (o (tanto|que|numero) )?(que )?(a gente|eu|nos) (ja )?(tem|tenho|temos)'),
  /** 'de 2000 pra 2500' */
  rises: startsWith('(G )?(e (ir|chegar|passar) )?(pra|para|ate|a) (os )?N'),
  /** '1000 por 20 reais' */
  priced: startsWith('(G )?(n[oa] P )?(por|a|sai|custa|sai por|sai a|a partir de)( so| uns)? M'),
  doubled: startsWith('(G )?em dobro'),
  other: startsWith(`
    vez|vezes|x|%|perfis|contas?|videos?|posts?|publicacoes|fotos?|canais|stories|parcelas?|vzs|am
    pm|opcoes|pacotes|redes|kg|km|gb|lojas?|filhos?|pessoas|clientes|anos|coisas?|pedidos?|itens
    d[oa] (orcamento|verba|caixa|salario)|funcionarios|lugares|graus|musicas|unidades de loja|por dia|por semana|por mes|por hora|ao dia
    (G )?(n[oa]|pr[oa]|para o|d[oa]) (facebook|face|kwai|twitch|twitter|telegram|threads|pinterest|linkedin|spotify)
  `),
  /** '120 inscritos confirmados' of an event */
  attending: startsWith('(G |pessoas |convidados |participantes )?(confirmad*|presente*|na lista|no evento)'),
  place: isOneOf('[.,!)º°]*( (por favor|ai|mesmo|entao))?'),
}

export const beforeName = {
  owned: endsWith(`tenho|temos|uso|usamos|tinha|tem`, `um|uma|o|a|conta|perfil|no|na|e|,|P|meu|so|tanto`),
}
export const usedName = endsWith(
  `(mas|porem|agora|so|que|eu) (so )?(uso|usamos|mexo)|so (tenho|temos)`,
  'e|o|a|no|na|so|mesmo|mais',
)
/** 'mas é no tiktok, tá?' */
export const saidThere = {
  before: endsWith('(e|mas|so|seria|quero) (n[oa]|pr[oa])'),
  behind: startsWith('(esta|viu|ok|hein|beleza|certo|ne)( bom| bem| ok| certo)?( [,.!?;]| L|$)'),
}
export const afterName = {
  /** 'tenho insta que é @loja', 'a filha tem o instagram @loja' */
  isPage: startsWith('(, )?((que|la) (e|se chama|chama) )?L'),
  /** '…, as curtidas deixa como tá' */
  kept: startsWith(
    `
    (, )?(pode |podem |voce )?(deix(a|e|ar)|ficam?|mant(em|enha)|continuam?) (como|assim|igual|do jeito|mesm[oa])
    (, )?deixa (que )?(vir|vem|crescer|cresce)
    (esta |estao |e |sao |ficou )?(tudo )?(ok|cert[oa]s?|certinh[oa]s?|beleza|perfeit[oa]s?|tranquil[oa]|joia)
    (pode |podem )deixar?
    (continua|continuam|segue|permanece)( valendo| normal| la| sim| igual| mesmo)? ?([,.;!]|$)
    `,
  ),
}

export const beforePage = {
  own: endsWith(`(pro|pra|para|no|na) (meu|minha|nosso|nossa)( \\S+)?`),
}
export const afterPage = {
  /** '@x (22 mil, esse anda sozinho)', '@x, esse deixa quieto' */
  leftAlone: startsWith(
    `(\\S+ ){0,4}((anda|vai|cresce|segue) (sozinh[oa]|bem)|deix(a|e|ar|em) (quiet[oa]|assim|como esta|em paz))
    (, )?(mas )?nao (precisa|mexe|mexa|quero|e) (ness[ea]|nel[ea])`,
  ),
  rival: startsWith(`
    (, )?(que )?(tem|tinha|ja tem|bateu|esta com|falou|disse|(que )?me(?! (vend|mand|ve |ver|faz|poe|bot|arrum|coloc|ger|da ))|indicou|comprou|bombou|cresceu|usa|usou|fez)
  `),
}

export const beforePlatform = {
  /** 'é só instagram?' */
  only: endsWith(`so|somente|apenas`, `com|no|o|em|pra|pro|para`),
}
export const afterPlatform = {
  asked: startsWith('(mesmo )?[?]'),
  /** 'no youtube e no tiktok eu não mexo' */
  joins: isOneOf('e (no|o|na|a)'),
  /** How it fares, and no order. */
  faring: startsWith(`
    e d[oa] (meu|minha|noss[oa]|del[ea])|morreu|larguei|abandonei|parei|desisti
    eu|a gente|ja|nem|nao|esta|estava|anda|vai|cresce|cresceu|bombou|parou|parado|otimo|bem|deixa|depois|eu nem|eu nao|eu ja
    nunca|ainda|(eu )?so (assisto|vejo|olho|uso pra)
  `),
}

const smallWords = `o|a|os|as|um|uma|do|da|no|na|pro|pra|pelo|de|em|e|:|perfil|conta|pagina|canal|P|@|arroba|user|acesso|ao|usuario`
/** Around one of several pages: whose it is, and what is said to go there. */
export const severalPages = {
  /** ', e pra ela 100', 'bota 300 nela' */
  forThem: startsWith('(, )?(e )?(\\S+ )?(N )?(pra el[ea]s?|para el[ea]s?|nel[ea]s?|del[ea]s?|la)'),
  own: endsWith(
    `meu|minha|nosso|nossa|noss[oa] loja`,
    `${smallWords}|,|que|insta|pessoal|nov[oa]|loja|agencia|empresa|marca|atual|e|ess[ea]|est[ea]`,
  ),
  toward: endsWith('(pro|pra|para|no|na|agora|nov[oa])( \\S+){0,3}'),
}

/** Words that point back at one of several pages. */
export const pointingBack = {
  last: phrases('nel[ea]|ness[ea]|pra el[ea]'),
  notLast: phrases('nao (e|precisa|mexe|mexa|quero)? (nel[ea]|ness[ea]) | (nel[ea]|ness[ea]|pra el[ea]) nao'),
  toward: isOneOf('no|na|pro|pra|em|do'),
  theirs: isOneOf('del[ea]'),
  own: isOneOf('meu|minha'),
  /** Between pages that stand in one list: '@a e da minha amiga @b'. */
  joining: isOneOf(`
    [.,;:!?()\\n/+-]|e|ou|mais|tambem|tanto|quanto|o|a|os|as|d[oa]s?|n[oa]s?|pr[oa]s?|para|em|de|ao|meu|minha|noss[oa]|seu|sua|P|G|N
    outr[oa]|segund[oa]|perfil|conta|canal|pagina|arroba|@|loja|um|uma|igual|mesm[oa]|faz|bota|coloca|manda
    ness[ea]|ess[ea]|outr[oa]s|aqui|ai
  `),
}

/** Behind a page: 'o @a é meu'. */
export const ofOwner = { links: isOneOf('e|d?[oa]'), own: isOneOf('meu|minha|noss[oa]') }
