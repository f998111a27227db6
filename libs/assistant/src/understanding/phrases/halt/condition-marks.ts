/*
 * Conditions of an order, and suppositions: phrases by mark.
 */

export const conditionMarks = {
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
  time: `
    (na|no|a|de|pela|nesta|nessa) (segunda|terca|quarta|quinta|sexta|sabado|domingo|noite|tarde|manha
      madrugada) (feira)?
    amanha | dia D | daqui (a)? (T|pouco|uns) | depois (da|das|do|de|que) | as N (h|hs|horas)
    (apos|a) partir (de|das|as|o|a) | day~ que vem | proximos dias | (inicio|comeco) (de|do) day~ | quinto dia util
    (em|no) outro momento
  `,
  /** Beside a time: it is the delivery's, not the payment's. */
  'of-delivery': `
    cheg* | entreg* | comec* | receb* | cair* | caia* | apare* | termin* | agend* | program* | prazo | ate | hoje
    agora | (N|G) (por|ao|a) (day~|T)
  `,
  invoice: 'nfe | nota',
  'pay-after': `
    (pago|pagar|pagamento) (so|quando|depois|apos|na|metade|a) (entrega|chegar|receber|depois|chegarem|quando|de
      que|prazo)
    metade (agora|antes) | so (pago|vou pagar) (depois|quando)
    (primeiro|antes) (voces)? (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo|os|o|eu)?
    (chega|cheguem|chegar|entrega|entregam|entreguem|receber|recebo) (tudo)? (primeiro|antes) | fiado
    finge que (eu)? paguei | pagamento (em|com|para|apos) (T|N) | a prazo | faturado
  `,
  'payment-method': `
    (no|em|com|de|pelo|via|aceita|por) (cartao|credito|debito|boleto|picpay|dinheiro|transferencia|paypal
      parcelado) | mercado pago
    parcelar | parcelado | parcelas | em (N|duas|tres) (vezes|parcelas|x) | (divide|dividir) (em|no) | cartao | boleto
    fiado
  `,
  audience: `
    (so|somente|apenas) (de|do|da|com|pessoas)? (brasileiro*|mulher*|homem|homens|feminin*|masculin*
      reais|real|ativos|gente|adolescent*|adulto*|jovens|idosos|medic*|daqui)
    G (mulheres|homens|brasileiros?|meninas|jovens|adultos|locais|daqui) | brasileiros | brasileiras
    femininas | femininos | masculinos | (so|somente|apenas|pessoas|pessoal|povo|gente|publico|todos|todas|G|sejam|forem|clientes) (do|de|da) (meu|minha)? (nicho|cidade|bairro|estado|regiao)
    G (de|do|da) (sao|rio|bahia|minas|parana|goias|brasil|portugal|eua)
  `,
}
