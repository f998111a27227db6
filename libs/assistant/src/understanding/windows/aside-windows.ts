import { isOneOf, startsWith } from '../matching/phrase-pattern.ts'

const ours = `(N|G|P|L|K|M|T|D|eu|voces?|el[ea]s?|nao|pedidos?|entregas?|servicos?|pacotes?|garantia|prazo|links?|pix
  qr|codigo|nota|preco|valor|numeros?|quantidade|contagem|resto|restante|total|perfil|perfis|contas?|canal|canais
  pagina|arroba|nome|fotos?|videos?|posts?|publicacao|rede|plataforma|site|loja|empresa|app|aplicativo|chat|senha
  robos?|bots?|fakes?|fantasmas?|pessoas|gente|pessoal|povo|compra|outr[oa]s?|primeir[oa]|mesm[oa]|que)`
const theirs = `(?!${ours}(?!\\w))[a-z]+`
const own = '(o|a|os|as|um|uma|meus?|minhas?|noss[oa]s?|ess[ea]|aquel[ea])'
const money = '(dinheiro|grana|trocado|algum|verba|salario|pagamento|emprego)'
const maybe = `([a-z]+[aei]r(em|mos)?|for(em)?|tiver(em)?|puder(em)?|der(em)?|vier(em)?|fizer(em)?|estiver(em)?|quiser(em)?)`
const joint = '(quando|se|caso|assim que|depois que|logo que|enquanto|ate)'
const comes =
  '(cair|caia|entrar|sair|chegar|sobrar|pingar|vier|virar|aparecer|pintar|acabar|terminar|melhorar|passar)'
const gets = '(receber|ganhar|conseguir|arrumar|arranjar|vender|juntar|sacar|quitar|terminar|pegar)'

/** Around a time or a condition of the visitor's own life, by the names of units. */
export const asideWords = {
  /** 'se minha mãe me emprestar', 'quando cair meu salário', 'assim que eu receber o décimo'; never 'se cair a conta'. */
  opens: startsWith(`
    ${joint} ${own} ${theirs}( d[eoa]s? [a-z]+)? ((ja|nao|so|me|nos|se|te|lhe) ){0,2}${maybe}
    ${joint} ((me|nos|ja|so) )?${comes} ((hoje|logo|aqui|na conta) )?(${own} ${theirs}|${money}|(o|meu) ${money})
    quando (meus?|minhas?|noss[oa]s?) ${theirs}
    ${joint} eu (ja )?${gets} ((${own} )?${money}|${own} ${theirs})
  `),
  joint: isOneOf('quando|se|caso|assim|depois|logo|enquanto|ate'),
  /** It goes on up to what hangs on it. */
  hangs: isOneOf('eu|voces?|ai|entao|ja'),
  /** 'fecho', 'confirmo': the visitor's own deed hangs on it, and no question does. */
  deed: isOneOf(
    '(confirm|fech|compr|pag|peg|lev|mand|ger|volt|cham|ped|fal|avis|acert|top|vej|quer|resolv|decid|pec|fac)o',
  ),
}
