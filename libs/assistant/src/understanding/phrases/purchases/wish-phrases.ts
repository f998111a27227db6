import { came, fell, gave, some } from './purchase-words.ts'

const wanting = `(quero|queria|gostaria|preciso|precisava|precisando|necessito|desejo|querendo|queremos
  queriamos|precisamos|gostariamos|necessitamos)`
const buying = `(comprar|levar|pegar|pedir|querer|fechar|ficar com|contratar|encomendar|adquirir|mandar
  botar|colocar|por(?! favor)|fazer|gerar|ser|me ver|vender|aumentar|garantir|investir|repetir|turbinar)`
const giving = `manda|mande|mandem|bota|bote|coloca|coloque|poe|ponha|arruma|arranja|libera|solta|lanca|joga|taca
  separa|gera|gere|faca|envia|mete|crava|descola|providencia|injeta|tasca|adiciona|acrescenta|aumenta|confirma`
const again = 'mais|outr[oa]s?|de novo|novamente|outra vez|igual|iguais|mesm[oa]s?|repet[a-z]+|tambem'

/** The wishes of a clause (see `readStory` for N, G and T). */
export const wishPhrases = {
  /** Asks for something, now or soon. */
  any: `
  ${wanting} | ${giving} | (compr|lev|peg|fech|contrat|encomend|precis|solicit)arei | pedirei | quererei | me ve | (me )?vende | vendem? pra | compro | levo | pego | fech(o|a) | escolh(o|i)
  pra mim (e|sao|seria|seriam|pode ser|vai ser) ${some('so|uns|umas')}N | fico com | encomendo
  N (G )?(ja )?(me )?(servem?|resolvem?|bastam?|cab(e|em))(?! nada) | (comec[oa]ria|comeco|comecamos|(vou|vamos|quero|queria) comecar) com ${some('os|so|uns')}N
  ^(vou|vamos|bora) (ousar|arriscar|aumentar|dobrar|caprichar)
  (dessa vez|desta vez) (e|vai ser|seria) (no|na|pro|pra) | pra mim (e|sao|seria) (bem |muito )?(menos|mais|so)(?= |$)
  aceito | topo | solicito | requeiro | requisito | requisitamos | renovar | interess*
  (vou|posso|quero|queria|deixa eu|consigo) (ja )?pagar | qual o (pix|codigo)
  (anota|registra|segue|monta) .. pedido | complet(a|e) .. com N | a fim de | afim de | decidi | resolvi
  vou de | vai ser | bora | ^${buying} | pensei em N
  (vou|vamos|bora|posso|consigo|conseguem?|da|tem como|faco (pra|para)|faz (pra|para)|resolvi|decidi|pretendo
    pensei|pensando|podem?|podia|poderia|dava|tenho que
    gostaria de) ${some('pra|para|eu|em|me|voces|querer')}${buying}
  faz(?! ${some('mais|de|quase|uns|umas|ja|um|muito|uma|bastante')}(T|N|tempo|dia|anos?|que)(?! G))
  (mais|(?<!(os|as) )outr[oa]s|mesmos) (uns |umas )?N (?!M)
  N (G )?(de novo|outra vez|novamente) | (dessa vez|(?<!ate )agora) ${some('mais|uns|umas|so|os|as|vai|vao')}N
  vendem N
  (meu |o )?pedido (de hoje |de agora |novo )?(e|seria|sera|vai ser|:)(?= |$)
`,
  /** Asks for the same once more. */
  again: again,
  /** Names what is to be bought, or that something is. */
  goods: `
    N | G | (o|a|pelo) (dobro|triplo|quadruplo) | dobrar | triplicar | comprar | levar | pegar | pedir
    contratar | encomendar | adquirir | aumentar | vende | ${again} | compro | levo | fecho
  `,
  /** Says in so many words that an order is to be made. */
  order: `
  (efetuar|realizar|fazer|fechar|finalizar|concluir|repetir) ${some('o|a|um|uma|outr[oa]|nov[oa]|meu|minha')}(pedido
    compra)
  (?<!(antes|depois) de )(comprar|comprando|compro) ${some('mais|uns|umas|logo')}(N|G)
`,
  /** Asks for what is owed, or for help, and not for more. */
  redress: `
  (${wanting}|solicito|requeiro|requeremos|peco|manda|mande|mandem|faz|da|faco|posso|podem?|podia|tem como|vamos|vou|resolvi
    decidi|pretendo
    envia) ${some('eu|so|logo|e|muito|agora|ja|de|d[oa]s?|por favor|urgente|me|pra|para|fazer|ter|um|uma|o|a|pedir|abrir|querer|voces|a gente')}(saber
    entender|cancela[a-z]+|reclama[a-z]+|receber (os|as|meus|minhas|o que)|resolver|ver (isso|se|o que|porque
    com|cade|quando|minha|meus?)|falar|trocar|corrigir|mudar|devol*|reaver|reembols*|estorn*|reposicao|garantia|repor
    reponh*|refil*|recuperar|(meu|o|todo)? ?dinheiro|de volta|troca(?= *[.,!]*$)|solucao|posicao
    posicionamento|providenc*|explica*|respost*|retorno|suporte|ajuda|ticket|chamado|que(?! (ess[ea]|est[ea]
    meu|minha|o|a) (foto|video|post|reels?|perfil|canal|insta*|tiktok|conta|clipe|pagina|loja))|(os|o) que
    o resto|o restante|(meus|minhas) (N|G)|consultar|acompanhar|verific*|registrar|acionar|confer*|olhar
    descobrir|desistir|comprovante|print|processar)
  ${wanting} … de volta | ${wanting} .. outra metade
  (nao|nem|nunca) (mais )?(eu )?(${wanting}|compro|vou comprar)(?! nada)
  (os|as|meus|minhas|aquel[ea]s|ess[ea]s|d[oa]s|o
    a) (N )?(de )?(G )?que ${some('eu|ja|nos|a gente|voces|me|minha [a-z]+|meu [a-z]+')}(comprei|paguei|pedi
    contratei|${fell}|caem|falt[a-z]+(?! pr)|nao (${came}|${gave})|pagamos|compramos|devem|prometeram
    encomendei)
`,
  /** Told of a payment, 'manda os 500' asks for what was paid. */
  definite: `
    (${giving}|podem?) ${some('ai|logo|me|mandar|liberar|soltar|colocar|enviar|ja')}(os|as|meus|minhas) (N|G)
  `,
}
