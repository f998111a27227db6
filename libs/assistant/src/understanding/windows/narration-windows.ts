import { isOneOf, phrases } from '../matching/phrase-pattern.ts'

/** Verbs of what is told to the shop, and not said to it. */
export const narration = {
  past: isOneOf(`
    [a-z]{2,}(ou|aram|eram|iram|iu|ava|avam|amos|imos|ei) | (vend|faz|ped|diz|traz|viv|com|corr|sab|pod|sa)iam?
    [a-z]+(ec|end|ond|erd|eb|om|orr)eu | fui | foi | foram | era | eram | fez | fiz | trouxe | quis | veio
    teve | tive | cai | vi | ouvi | vendi | recebi | pedi
  `),
  /** 'vou', 'comprarei', 'eu fechava na hora'; 'o gerente liberou por 1 real' is of our price, 'minha mulher falou que pode' of a wish. */
  notPast: isOneOf(`
    (v|s|d|est)ou | sei | rei | lei | [a-z]+rei | (temos|vamos|somos|estamos|podemos) | (precis|pens|fech|lev|peg|compr)(ava|avamos|ei|amos) | (fal|mand)(ou|aram)
    (ofert|liber|autoriz|aprov|combin|prepar|fech|confirm|gost|fic|complet|acert)(ou|aram|ei|amos)
  `),
  /** A trick, unless it is told: 'o clipe fez 10 mil sozinho, sem pagar nada'. */
  unpaid: phrases('sem (eu )?pagar(?! (agora|hoje|ja))'),
  /** 'vi mais barato' haggles. */
  bargains: isOneOf('barat[oa]s?|desconto'),
}

/** Around what is not sold: the shop is asked for it, or so many are ordered. */
export const ofUnsold = {
  asked: phrases(
    '[?] | voces? ((ainda|nao|tambem) )*(tem|faz*|vend*|trabalh*) | (se|caso) (tiver(em)?|der) | da pra (incluir|por)',
  ),
  counted:
    /(?<!(?:tenho|temos|bati|fiz|com) )(?<![\d.,])\d[\d.,]*( mil| k)?( [a-z]{4,})?( (n[oa]|d[eoa]|pr[oa]|uns))?\s?$/,
}
