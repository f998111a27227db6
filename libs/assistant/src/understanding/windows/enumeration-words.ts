import { isOneOf } from '../matching/phrase-pattern.ts'

/** Words between the parts of a list, and of what goes on behind it. */
export const listWords = {
  joint: isOneOf('e|,|\\+|mais|tambem|depois|outr[oa]s?|\\)|-|:|/'),
  listing: isOneOf('e|,|\\n|;|\\+|mais'),
  /** '100 seguidores, 100 seguidores mesmo' */
  again: isOneOf('mesmo|mesmos|repito'),
  /** 'o tiktok é @b', 'meu insta: @a' */
  label: isOneOf('[oa]|meu|minha|seu|sua'),
  betweenPages: isOneOf('[,]|e|n?[oa]'),
  /** 'gera o pix, e depois eu vejo o outro' */
  joinsClauses: isOneOf('e|mas'),
  others: isOneOf('outr[oa]s?|resto|restante'),
}
