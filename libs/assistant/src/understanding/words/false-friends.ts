import { wordsIn } from './word-lists.ts'

/**
 * False friends of a yes: words of the dictionary (Debian's wbrazilian, without accents) that are one slip from it, as
 * 'comparar' is from 'comprar' and 'confira' from 'confirma'.
 */
export const falseFriends = new Set(
  wordsIn(`
  abrocha aceitos aceitou acelerai aceleram acelerar aceleras acelere acelero acento acerto aceto acoito afeito
  afirmativa afirmativos aguado aguando aguarao aguardado aguardou aguarmo ajeito aleito amante aprovadas aprovados
  aprovamo aprovando aprovara aprovava aprove autorizadas autorizados autorizamo autorizando autorizara autorizava
  autorize avance avente azeito bacanas baiana banana belezas borra cartinha certezas cestinho cetim combinada
  combinados combinamo combinando comparar comparo complo compo compor comprai compram comprara compraz compre
  concluam concluas concluia concluira concluis concluiu concluo concorda concorde concordou concorrido concorro
  conferem conferes conferida conferidos conferimo conferindo confesse confiamo confiarmo confiemo confira confiram
  confiramos confirmadas confirmai confirmamo confirmando confirmara confirmarmos confirmas confirmava confirmem
  confirmemos confirmes confiro conflua conflui confluir conforma conformada conformado conformados conformamos
  conformar conforme conformo contigua continha continuai continuam continuara continuas continuei continuem continues
  continuo coreto coretos corneta cornetas corveta corvetas cumpro curtinha curtinho decoro decorou decorro demora
  demore devoro devorou emiti emitia emitira emitis emitiu enfiar enviai enviam enviara envias envira excedente
  excelentes fazenda fechada fechadao fechados fechai fechamo fechando fechara fecharmos fechas fechemos fechos
  fichado fichamos fichar fichou filmou finalizai finalizam finalizara finalizas finalizei finalizem finalizes
  finalizo firmo flechado flechamos flechar flechou formou frechado frechamos frechar frechou geando gelando gerado
  geraldo geranio gerindo girando gorando lacar lancai lancam lancara lancas lanchar lascar liberai liberal liberam
  liberara liberas libere liberia libero liberta libertar libra lidera liderar logica logicos mancando mancar mandai
  mandao mandara mandas maneando manear manjando manjar maravilhai maravilham maravilhar maravilhas maravilhe
  maravilho obrigadas obrigados obrigamo obrigando obrigara obrigava pagamentos pagareis pagarem pagares paparei
  paramento pararei pariu parti partia partir partis pasmar passamento passarei passear pastar pedida pedimo pedindo
  pegarei peido pendido perdido perfeitas perfeitos pigarreei podido positiva positivos prefeita prefeito quebremos
  quedemos queremo querermos segui seguia seguiamos seguidos seguira seguirmos seguis seguiu serem seriem serrem
  serves sorvem tapamos tocamos tomamos topados topamo toparmos topemos torramos tosamos tranquila tranquilos
  `),
)
