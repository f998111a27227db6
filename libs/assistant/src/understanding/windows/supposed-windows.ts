import { isOneOf } from '../matching/phrase-pattern.ts'

/** Beside a condition: a wish of its own. */
export const ofSupposed = {
  /** 'se eu ganhar na loteria, eu compro 5000' */
  wouldBuy: isOneOf('compro|levo|pego|fecho|peco|compraria|levaria|pegaria|fecharia|pediria'),
  /** 'se der, mais 1000 no tiktok' */
  more: isOneOf('mais|outr[oa]s|tambem'),
}
