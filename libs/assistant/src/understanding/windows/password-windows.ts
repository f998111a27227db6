import { phrases } from '../matching/phrase-pattern.ts'
import { wordsIn } from '../words/word-lists.ts'

const password = '(senha|pass(word|wd)?|pwd|login)'
export const namesPassword = phrases(password)
export const asksAboutIt = phrases(`
  segur* | precis* | ped(e|em|ir) | obrigatori* | necessari* | quer(em)? | exig* | tem que | sem (a)? senha
  nao (vou|posso|quero) | mand* … senha ?
`)
export const handsOver = phrases(`
  (senha|pass(word)?)( [a-z0-9]+){0,4} (eh?|:|=) [^ @].* | ${password} ?[:=].* | ${password} [^?]{0,60}[:=] ?[^ ]{4,}
  (segue|anota|toma|usa|mando|vou (te)? (mandar|passar|dar)|posso (te)? (mandar|passar|dar)) ((a|o|minha|meu|login
    e) )*(senha|password)
  login (e|:|=) .*senha | ${password} [^ ]*[0-9][^ ]*
`)

/** Words that stand beside it and are no password: 'qual é a minha senha', 'login e senha', 'a senha do insta'. */
const plainWords = `
  qual que isso isto essa esse esta este onde como quando nao nem sem com e ou a o as os do da de dos das no na para pra
  pro por porque nunca sempre tambem mesmo agora ainda antes depois ontem hoje nova antiga correta errada certa minha meu
  instagram insta tiktok youtube estava foi tem vai vou pode voce voces senha login obrigatorio obrigatoria
  eu ele ela eles elas dele dela`
const secret = `(?!(?:${wordsIn(plainWords).join('|')}|precis\\w*|ped\\w*|exig\\w*)(?= |$))[^ ?]+`
const word = '(?:senha|password|pass)(?!\\w)'
const withDigit = '(?=[^ ]*\\d)[^ ?]{4,}'
const access =
  '(?<![^ ])(?:acesso|login|credencia(?:l|is)|user|usuario)(?: d[aeo](?: meu| minha)? [a-z]+){0,2}(?: (?:e|eh|sao))?'
const enter = '(?<![^ ])(?:entr|log|acess)(?:a|ar|e)(?: (?:la|ai))? com'
export const shows = [
  // 'abc12345 é minha senha', 'gato123 (senha)', 'usa gato123 como senha'
  `(?<![^ ])${secret} (?:e|eh|seria) (?:(?:a|minha) )+${word}(?! ?[?])`,
  `(?<![^ ])(?=[^ ]*[a-z])(?=[^ ]*\\d)[^ ?]+ [(<-]*(?:(?:como|de|a|minha|e) )*${word}`,
  // 'login fulano senha gatinho'
  `(?:login|usuario|user|email|conta|perfil|insta|@) ${secret}(?: ,| e)* (?:(?:a|minha) )*${word} ${secret}`,
  `(?:login|usuario|user|email) @(?: ,| e)* (?:(?:a|minha) )*${word} ${secret}`,
  // 'senha gatinho' and nothing after it
  `(?:^|(?<!(?:perdi|esqueci|troquei|mudei|sem) )(?:a|minha|com) )${word} ${secret}(?: @)*[ .!]*$`,
  // 'minha senha é @gato123', 'senha -> gatinho'
  `(?:^|minha )${word}(?: d[aeo] [a-z]+)? (?:(?:e|eh|:|=) )*@`,
  `${word} (?:-+>|=>|→|["“']) ?[^ ]`,
  // 'acesso: fulano / gatinho', 'dados do login fulano gatinho22', 'entra com fulano e 123456'
  `${access} ?[:=] ?${secret} ?[/|] ?${secret}`,
  `(?:${access}|${enter}) ?[:=]? ?(?=[^ ]*[a-z])${secret}(?: ?[/|,-] ?| e | )${withDigit}`,
  // 'o código que chegou no sms é 556677', 'pin 4432'
  `(?:pin|codigo(?: [a-z]+){0,4} (?:acesso|sms|verificacao|seguranca|autenticacao|instagram|insta))(?: [:=]| [a-z]+){0,3} \\d{4,8}(?= |$)`,
].map((it) => new RegExp(it, 'u'))

/** 'não vou passar minha senha', and the 'e' of 'esqueci a senha e quero 500', which only joins. */
export const keepsIt = new RegExp(
  phrases('nao (vou)? (te)? (pass(o|ar)|mand(o|ar)|dou|dar|inform(o|ar)) ((a|minha|nenhuma) )*senha').source,
  'gu',
)
export const joins =
  / e (?=(?:quero|queria|preciso|gostaria|fiz|criei|abri|perdi|tive|eu|ele|ela|nao|ai|depois)(?= |$))/g

/** 's3nha', 's.e.n.h.a', 'xnh', 'senha123', 'pw' */
export const disguised =
  /(?<![\p{L}\d])(?:s[.\s]?[e3][.\s]?n[.\s]?h[.\s]?[a4@](?:s(?=\s?[:=]))?|snha|xnha?|pw)(?=[\s:=.,\d]|$)/gu
export const mayName =
  /s.?[e3].?n.?h|snh|xnh|pass|pw|login|loga|acess|credenc|usu[aá]rio|user|pin|c[oó]digo|entra/

/** Between what hands a password over and what stands beside it: stops, and verbs of an order. */
export const besidePassword =
  /(?<=[.!?…;,])\s+|\n+|\s+(?=(?:e\s+)?(?:quero|queria|queremos|preciso|gostaria|bota|coloca|manda|faz)\s)/i
/** The word for it, with what leads there: 'e a minha senha', 'com o login'. */
const leading = String.raw`(?<![\p{L}\d@._])(?:(?:e|a|o|com|minha|meu) )*`
export const startsPassword = new RegExp(`${leading}(?:${mayName.source})`, 'iu')
/** 'gato123 é a senha', 'gato123 (senha)': it stands before the word. */
export const secretBefore = new RegExp(
  String.raw`(?:(?:é|eh|como)\s+${leading}(?:senha|pass)|(?:senha|pass\w*)\s*[).!?]*$)`,
  'iu',
)
