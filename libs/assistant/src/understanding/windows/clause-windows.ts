import { isOneOf } from '../matching/phrase-pattern.ts'

/** Where one clause of a message ends and the next begins, by the names of units. */
export const clauseWords = {
  sign: isOneOf('[.,;:!?()\\n-]'),
  joins: isOneOf('e|mas|porem|pois|porque|entao|contudo|entretanto'),
  /** 'recebido: 120', 'entregue - nada' */
  label: isOneOf('[:-] (N|M|nada|nenhum|zero|so)'),
  /** Words after which 'e' is the verb: 'meu pedido é', 'o certo é', or joins to a day. */
  beforeIs: isOneOf(`
    (.* )?(pedido|certo|correto|link|perfil|canal|qual|que|isso|user|nao|video|foto|post|arroba|conta|nome
      P|L|o|@|isto|ela|ele|eu)
    de (hoje|agora)
  `),
  /** 'o L e foi errado' */
  deed: isOneOf('L e (foi|foram|veio|nada)'),
  opens: isOneOf(
    'comprei|paguei|contratei|encomendei|bota|coloca|manda|compro|cade|gera|vou|bora|ve|arruma|poe',
  ),
  /** Words before a verb that belong to its clause. */
  leads: isOneOf(`
    eu|ja|nao|nunca|ainda|so|a|gente|nos|voces?|me|agora|hoje|ontem|tambem|quem|como|se|e|mas|mais|ai
  `),
}
