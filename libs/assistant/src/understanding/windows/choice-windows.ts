import { endsWith, isOneOf, phrases, startsWith } from '../matching/phrase-pattern.ts'

/** Around a place of a list: which of the packages just listed is meant. */
export const aroundChoice = {
  /** 'o viral', 'pacote Pro' */
  pointing: isOneOf('pacote|plano|combo|[oa]|d[oe]|no|pelo|pr[oa]|para|esse|opcao'),
  /** 'não quero o primeiro' */
  deniedBefore: endsWith('(nao|sem ser)( e| quero)?( o| a)?'),
  /** 'o segundo não, o terceiro' */
  deniedBehind: startsWith('nao( [,.oa]|$)'),
  /** 'tá baratinho', 'achei que era mais caro', of the recap */
  judges: endsWith('(esta|estava|era|fosse|foi|ficou|saiu|estao|muito|bem|achei|acho)( ate| bem| muito)?'),
  weekday: isOneOf('segunda|quarta|quinta'),
  packageWord: phrases('(pacote|plano|opcao|combo|kit)s?'),
}
