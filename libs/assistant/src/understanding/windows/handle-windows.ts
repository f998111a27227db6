/*
 * Names of profiles that are written without '@', as a text has them: accents and all.
 */

const name = String.raw`([a-z_][\w.]{2,29})`
const ofWhom = String.raw`(?:(?:do|da|de|no|meu|minha|dele|dela|insta\w*|perfil|canal|tik\s?tok|youtube|loja|empresa|neg[oó]cio|l[aá]|aqui)\s+){0,4}`
const is = String.raw`(?:(?:é|eh|e)(?![\wà-ú])|[=:])\s*(?:o\s+mesmo\s*[:,]\s*|o\s|a\s)?`
/** Words that stand where a name would, and are none. */
const otherWords =
  `meu|minha|n[oa]s?|d[oa]s?|em|com|por|s[aã]o|del[ea]|errad[oa]|cert[oa]|ess[ea]|est[ea]|que|para|pro|pra|nov[oa]|é|eh|o|a|outr[oa]|qual
mesm[oa]|igual|igualzinh[oa]|id[eê]ntic[oa]|privad[oa]|p[uú]blic[oa]|ontem|hoje|agora|semana|m[eê]s`.replaceAll(
    '\n',
    '|',
  )
const noName = String.raw`(?!(?:${otherWords})\b)`
/** The sign, and not the name that is spoken of: 'conferi o arroba letra por letra'. */
const atSign = String.raw`(?<!\b(?:o|do|pelo|esse|este)\s)\barroba\s+`
/** 'arroba loja do zé', as dictated. */
export const dictated = new RegExp(String.raw`${atSign}${noName}${name}\b`, 'i')
export const dictatedAgain = new RegExp(dictated, 'gi')
/** 'arroba loja ponto maria', as dictated. */
export const spelled = new RegExp(
  String.raw`${atSign}([a-z]\w*(?:\s+(?:ponto|underline|underscore)\s+\w+)+)`,
  'i',
)
/** 'meu user é fulano', 'o @ é fulano': said to be the name, whatever the word. */
export const named = new RegExp(
  String.raw`(?:@|\barroba|\buser(?:name)?|\busu[aá]rio|\bnick)\s*${ofWhom}${is}${noName}${name}(?=\s*(?:[,.!?;)]|$)|\s+(?:n[oa]|d[oa]|tudo|l[aá])\s)`,
  'i',
)
/** 'digitei errado, é loja.x', 'errei meu @ kkkk é loja.x' */
const slip = String.raw`(?:errad[oa]|errei|certo|correto)\b(?:[^.@]|@(?![\w.])){0,30}?`
export const corrected = new RegExp(
  String.raw`${slip}\s(?:é|eh|e|:)\s+(?:o\s|a\s)?([a-z][a-z\d]*[._][\w.]*\w)(?![\w@/])`,
  'i',
)
const pageWord = String.raw`(?:perfil|conta|usu[aá]rio|user|arroba|@|insta(?:gram)?|\b(?:ig|ttk?|yt)\b|tik ?tok|canal)`
const ofWhomAfter = String.raw`(?:\s+(?:do|da|de|no|meu|minha|insta\w*|tik\s?tok|youtube|dele|dela|loja|empresa|neg[oó]cio)){0,4}`
const isCalled = String.raw`(?:(?:(?:é|eh|e|chama(?:-se)?|se chama)(?![\w.])|[:=])\s*[:=]?\s*(?:o\s|a\s)?|\s)`
const clearName = String.raw`([A-Za-z_](?=\w*(?:[\d_]|\.\w))[\w.]{2,29}\w)(?![\w@])`
/** 'meu insta é loja_x': without '@', only a name that no plain word looks like. */
export const spoken = new RegExp(String.raw`${pageWord}${ofWhomAfter}\s*${isCalled}${clearName}`, 'i')
/** 'loja.x é o user', 'loja.x no insta' */
export const labelled = new RegExp(
  String.raw`(?<![\w.@/])([a-z][a-z\d]*[._][\w.]*\w)\s+(?:(?:é|eh|e)\s+(?:(?:o|a|meu|minha|nosso|nossa)\s+){1,2}|n[oa]\s+)${pageWord}`,
  'i',
)
/** A name that only a page can have: 'loja_x'. */
export const underscored = /(?<![\w.@/:-])([a-z][a-z\d.]*_(?:[\w.]*\w)?)(?![\w@/=":-])/i
/** 'pode gerar pro loja.x' */
export const toward = /\b(?:pro|pra|para|no|na|é|eh)\s+(?:o\s|a\s)?([a-z][a-z\d]*[._][\w.]*\w)(?![\w@/])/i
/** '*brunaaa.lash': a correction as chats write it. */
export const starred = /^\s*\*+\s*@?([a-z_][\w.]{2,29})/i
export const alone = /^\s*[*]?\s*(?:(?:meu insta(?:gram)? |o perfil )?(?:é|eh) )?(\w[\w.]{2,29})\s*[*]?\s*$/i
/** 'acarajedatiacida': so long, and with no ending of a long word, that it can only be words in one. */
export const glued = /^(?!.*(?:mente|[cs][ao]o|coes|mentos?|dade|ndo|ssim[oa]|r|(.)\1\1)$)[a-z]{12,}$/i

/** A page by a part of its name stands behind one of these: 'o da imobiliária', 'pro joaquim'. */
export const ofPage = String.raw`(?<=(?:^|[^\w.@/])(?:(?:[oa]s?|so) d[oa]|n[oa]|pr[oa]|para [oa])\s+)`

/** Signs as they are dictated. */
export const dictatedSigns = [
  [/\s+ponto\s+/gi, '.'],
  [/\s+(?:underline|underscore)\s+/gi, '_'],
] as const
