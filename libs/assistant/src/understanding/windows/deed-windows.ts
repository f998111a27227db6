import { isOneOf, phrases } from '../matching/phrase-pattern.ts'

/** Around somebody else: an order goes to them, or they are only told of. */
export const ofOtherPerson = {
  toward: isOneOf('pro|pra|para|pros|pras|ao'),
  asksOrTells: isOneOf('pergunt*|fal*|mostr*|cont(ei|ar|o)|diss*|diz*|ped(i|ir|e)|explic*|avis*|lig*'),
  /** 'não quero o da bia', of several orders */
  ofSomebody: phrases(
    '(nao (quero|precisa)|desisto|desisti|tira|cancela|so) (mais)? d?[oa]s? d[oa]s? [a-z]+$',
  ),
  paysOrFeasts: isOneOf(`
    celular|telefone|banco|nubank|cartao|ap|aplicativo|dinheiro|aniversario|niver|inauguracao|festa|evento|lancamento
  `),
}

/** The visitor's own deed, and none that is asked of us: 'já mando', 'vou fazer'. */
export const ofOwnDeed = { verb: isOneOf('[a-z]*o|vou'), before: isOneOf('vou|irei') }
