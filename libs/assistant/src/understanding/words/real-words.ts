import { wordsIn } from './word-lists.ts'

/** Words that are within a slip of a service or a platform and mean themselves. */
export const realWords = new Set(
  wordsIn(`
  seguir seguira seguiras seguires seguido seguidos seguida seguidas seguindo seguimos seguidao seguinte seguro segura
  seguros seguranca segurador seguradora seguradores seguradoras segunda segundo segundos servidor servidora servidores
  servidoras sedutor sedutora seduzidor sentidor
  curta curto curtos curtas curtia curtiam curtimos curtiram curtinhas custa custadas cortinas cortadas cortadinhas corridas
  corridinhas contidas partidas partidinhas cartadas carpidas cerzidas cernidas certidas certidao cursadas cursivas curvadas
  curadas cuspidas cultivas cultivadas furtadas furtivas nutridas sortidas surtadas surtidas surgidas vertidas urtigas
  carotidas corticas cupidas putridas
  escrito escritos escrita escritas descrito descritos descrita descritas descricao descricoes instrucao instrucoes insercao
  insercoes adscrito adscritos inscreva inscrever inscrevo inserido inseridos inserida inseridas inseria inserias inserimos
  incitas subscrever sanscrito
  comentado comentados comentada comentadas comentando comentar comentamos comentaram comentarei comentarem comentaria
  comentariam comunitario comunitarios
  visual visualizado visualizados visualizada visualizadas visualizando visualizamos visualizaram visualizadores
  fiscalizacao fiscalizacoes virtualizacao virtualizacoes vitalizacao
  sacramentos saneamentos soldamentos
  integral integrar integra integram inteiram instalam instalaram instaura instaurar instigam intuiram indagam pintaram
  `),
)
