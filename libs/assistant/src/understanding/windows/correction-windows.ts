import { endsWith, isOneOf, phrases, startsWith } from '../matching/phrase-pattern.ts'

/*
 * The words by which a message takes back what it says itself or what a recap shows: those of each rule of `slots/corrections/correct-facts.ts`.
 */

const signEnd = '( [,.;!\\n]|$)'
const interjection = '(ai|ah|oh|ops|opa|eita|oxe|ixi|ih|vixe|pera|perai|calma|nossa|po|putz|af|ui|uai|bah)'

/** All that a message says before: 'não, é no tiktok', of a recap on Instagram; 'isso, não é no tiktok' denies. */
export const bareNo = isOneOf(`((${interjection}|haha|,) )*nao( (nao|e|era|n[oa]|pr[oa]|[oa]s?|haha))*`)

const forget = '(esquec|desconsider|ignor|risc)[ae]'
const denial = `nao|nem|em vez|(ao )?inves|no lugar|${forget}|onde (esta|tem)(?! [oa]s)
  onde ((eu|se) )?(disse|falei|escrevi|botei|coloquei|le|lia)`
const small = `e|era|sao|foi|quero|queria|d[eoa]s?|n[oa]|pr[oa]|para|[oa]s?|mais`
const deniedName = {
  /** 'ela quase nem usa o insta', 'não entendo nada de tiktok nem de youtube' */
  before: endsWith(
    `${denial}|nada|sem|tira|(nao|nem|nunca|mal) (eu |el[ea] )?(us(a|am|o|amos)|(entr|mex|post)[ao]|entend[eo])`,
    `${small}|em|precisa|ser|seria|direito|nada|nem`,
  ),
  /** 'o tiktok quase nem uso' */
  behind: startsWith(`
    (eu )?(ja tenho|nao( quero| precis[ao]| precisamos| vou querer| viu| nao)?( mais)?( nao)?( viu| esta| hein)?${signEnd})
    ((eu|a gente|nos|el[ea]s?) )?(quase )?(nao|nem|nunca|mal) (usa|uso|usamos|entra|entro|mexe|mexo|tem|tenho|temos)(?! (como|nada|G|muit))
  `),
}
const tooMuch = '(eu )?(e|esta|fica|ficou|acho|achei|seria) (muit*|pouco*|demais|car[oa]|exagero|bastante)'

const page = '(arroba|user|usuario|nome|perfil|insta|instagram|tiktok|canal|conta|link|@)'
/** The no beside each kind of fact. */
export const denied = {
  quantity: {
    before: endsWith(
      `${denial}|(?<!(mais|menos) )do que`,
      `${small}|so|esses?|aqueles?|vou|querer|preciso|comprar|uns`,
    ),
    behind: startsWith(`(G |P )?nao( viu| nao)?${signEnd} | (G )?${tooMuch}`),
  },
  service: deniedName,
  platform: deniedName,
  package: { ...deniedName, behind: startsWith(`nao( quero)?( mais)?( nao)?( viu)?${signEnd} | ${tooMuch}`) },
  page: {
    before: endsWith(`${denial}|tira|desist[oi]`, `${small}|sou|uso|meu|minha|P|${page}`),
    behind: startsWith(`
      nao( viu| nao)?${signEnd} | ((eu|a gente) )?nao (uso|usamos|existe) mais
      (, )?(mas )?(n?ess[ea] |n?el[ea] )?(deix(a|e|ar|em) (el[ea] |ess[ea] )?(quiet[oa]|em paz|de fora)|nao mex[ae])
    `),
  },
}

/** 'troca o insta pelo tiktok' */
export const exchangedName = {
  before: endsWith('deixa|troca|trocar|troque|muda|mudar|mude|substitui|substituir', 'd[oa]|[oa]s?|de'),
  behind: startsWith('(por|pel[oa]s?|pr[oa]s?|para|e (bota|coloca|poe)) ([oa]s? )?(G|P|L|K|pro)'),
}
/** 'troca 500 por 1000' */
export const exchangedNumber = {
  before: endsWith('(de|dos|das|troca|trocar|troque|muda|mudar|mude|substitui|inves de)( os| as)?'),
  between: isOneOf(`
    (G )?(pra|para|a|ate|- >|→|por|chegar a|e chegar (em|a|nos)|ir pra|e ir pra)( uns| os| as)?
  `),
  by: endsWith('por'),
}

/** Around a page that its owner lost or left. */
export const formerPage = {
  before: endsWith('ex|era|antes era|antigo|antiga|velho|perdi', 'o|a|meu|minha|perfil|conta|P|@'),
  behind: startsWith(`
    (e|era|foi|esta|ficou) (o|a)? (meu|minha)? (antig*|velh*|anterior|errad*)
    nao existe|caiu|foi (hackead|banid|roubad|bloquead|excluid|derrubad)[oa]
  `),
}
const itself = `e|[oa]|d[eoa]|n[oa]|pra|para|pro|meu|minha|era|antes|esta|P|${page}`
/** Around a page that was meant, where another is now. */
export const earlierPage = {
  before: endsWith(
    `era|(?<!(perfis|contas|paginas|dois|duas) )d[eo](?! P)|antes|antig[oa]|anterior|velh[oa]|troc(a|ar|ue)|mud(a|ar)|substitui
    onde era|sai|saiu|perdi|perderam`,
    itself,
  ),
  behind: startsWith('nao existe|mudou|virou|caiu|antes'),
}
export const laterPage = endsWith(
  `agora|vir(ou|a)|mud(ou|ei)|troquei|passou|nov[oa]|hoje|pra|para|pr?o|por|pel[oa]|ficou|e|poe|bota|coloca|usa|certo
  correto|leia( - se)?`,
  `${itself}|mudou|sou|uso|estou`,
)

export const betweenFacts = {
  /** A no that denies nothing beside it: '500 curtidas, ai não, seguidores'. */
  takenBack: phrases(`
    (^|[,.;!\\n] )(${interjection} (, )?)*(ess[ea] )?nao( nao)* [,.;!\\n]
    (^|[,.;!\\n] )(${forget}|apaga)( (isso|ess[ea]|tudo|[oa] (de cima|anterior|primeir[oa])))? [,.;:!\\n]
    nao nao | \\n [*]$
  `),
  /** '…, desculpa o áudio, e 500 no tiktok' */
  joins: endsWith('[,.;!] (e|mais|e mais)'),
}

/** '1000 curtidas, decidi, 1000', '… 1000 mesmo' */
export const saidAgain = {
  between: isOneOf('(G |P )?([.,…!] )+(decidi|isso|(entao )?e|pronto|fechado|sim)( [.,:])?'),
  behind: startsWith('(G )?mesm[oa]'),
}
