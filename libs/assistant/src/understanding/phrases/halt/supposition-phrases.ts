/*
 * Suppositions, and what stands beside a condition: phrases by mark. The conditions themselves: `condition-phrases.ts`.
 */

export const suppositionPhrases = {
  condition: `
    desde que | so (se|quando) | contanto que | a menos que
    se (?!(quis|pud|prec|pref|poss))[a-z]+[aei]r(em)? | se (eu|voce|voces|o|a|nao|tiver|for|der|fizer|ja|e|tem|fizerem|chegar)
    se (o|a)? (meu|minha|ele|ela|eles|person~|decider~|tudo|rolar|cair|topar)
  `,
  polite: '(e)? se (voce|voces)? (puder|puderem|possivel)',
  hypothesis: `
    e se
    se (eu|agente|a) (fosse|levar|levasse|comprar|comprasse|pegar|pegasse|quiser|quisesse|pedir|pedisse|fechar
      fechasse|colocar|colocasse|aumentar)
    se (for|fosse|fossem|forem)
    se eu (ganhar|ganhasse|virar|ficar|tivesse|pudesse) (na|a|o|rico|rica|famoso|famosa)? | caso eu
    (quiser|quisermos) (comprar|levar|pegar|pedir|fazer|botar|colocar)? (mais)? N | digamos | supondo | eventualmente
    suponha | supor | imagina | hipoteticamente | um dia
    (quanto|qual) .. (ficaria|ficariam|sairia|sairiam|custaria|custariam|daria|dariam|seria|cobraria|cobrariam|dava)
    (fazendo|faz|fazer|preciso|quero|queria) (um|uma)? (orcamento|cotacao|simulacao) | simula
  `,
  /** Beside a time: it is the delivery's, not the payment's. */
  'of-delivery': `
    cheg* | entreg* | comec* | receb* | cair* | caia* | apare* | termin* | agend* | program* | prazo | ate | hoje
    agora | (N|G) (por|ao|a) (day~|T)
  `,
}
