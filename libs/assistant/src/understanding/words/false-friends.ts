import { wordsIn } from './word-lists.ts'

/**
 * False friends of a yes: words of the dictionary (Debian's wbrazilian, without accents) that are one slip from it, as
 * 'prefeito' is from 'perfeito' and 'confira' from 'confirma'.
 */
export const falseFriends = new Set(
  wordsIn(`
  aceitos aceitou acento acerto acoito afeito afirmativa afirmativos ajeito aleito aprovadas aprovados aprovamo
  aprovando aprovara aprovava autorizadas autorizados autorizamo autorizando autorizara autorizava autorize azeito
  belezas borra certezas cestinho combinada combinados combinamo combinando concorda concorde concordou concorro
  confiamo confiarmo confiemo confira confiram confirmadas confirmai confirmamo confirmando confirmara confirmas
  confirmava confirmem confirmes confiro conforma conformada conformado conformados conformar conforme conformo
  coreto coretos corneta cornetas corveta corvetas curtinho excedente excelentes fechada fechadao fechados fechamo
  fechando fechos fichado fichou flechado flechou frechado frechou maravilhai maravilham maravilhar maravilhas
  maravilhe maravilho perfeitas perfeitos positiva positivos prefeita prefeito tranquila tranquilos
  `),
)
