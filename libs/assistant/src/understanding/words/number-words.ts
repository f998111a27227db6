import { numbersIn, wordsIn } from './word-lists.ts'

export const smallNumbers = numbersIn(`
  0: zero | 1: um uma | 2: dois duas | 3: tres | 4: quatro | 5: cinco | 6: seis meia | 7: sete | 8: oito | 9: nove
  10: dez | 11: onze | 12: doze | 13: treze | 14: quatorze catorze | 15: quinze | 16: dezesseis | 17: dezessete
  18: dezoito | 19: dezenove | 20: vinte | 30: trinta | 40: quarenta | 50: cinquenta | 60: sessenta | 70: setenta
  80: oitenta | 90: noventa | 100: cem cento | 200: duzentos duzentas | 300: trezentos trezentas
  400: quatrocentos quatrocentas | 500: quinhentos quinhentas | 600: seiscentos seiscentas
  700: setecentos setecentas | 800: oitocentos oitocentas | 900: novecentos novecentas
`)
export const misspeltNumbers = numbersIn(`
  3: treis | 5: sinco cincu | 20: vinti | 50: cinqenta cincoenta sinquenta | 100: cemzinho cenzinho | 200: duzento
  300: trezento | 500: quinhento quinhentinhos quinhao | 600: senhentos | 1000: milzinho
`)
export const scales = numbersIn(`
  10: dezena dezenas | 12: duzia duzias | 100: centena centenas
  1000: k mil mill milheiro milheiros barao baroes milhar milhares milzinho
  1000000: kk mi milhao milhoes | 1000000000: bilhao bilhoes
`)
/** Sums in reais by the names of their notes. */
export const notes = numbersIn(`
  20: vintao vintinho | 30: trintao | 40: quarentao | 50: cinquentao cinquentinha oncinha | 100: cenzao
  200: duzentao | 1000: milzao
`)

/** Words of their own, however like a number they are. */
export const noNumbers: ReadonlySet<string> = new Set(wordsIn('novena novenas'))
/** 'trezentão', 'quinhentinhos' end as 'trezentos' does. */
export const augmentedEnding = /(?<=ent)(ao|oes|inh[oa]s?)$/
/** Scales that count by themselves, where 'duzia' does not. */
export const wholeScales: ReadonlySet<string> = new Set(wordsIn('mil mill milhao milzinho milheiro'))
export const halves: ReadonlySet<string> = new Set(wordsIn('meio meia'))
/** Small numbers that are articles where they stand alone. */
export const articles: ReadonlySet<string> = new Set(wordsIn('um uma meia'))

/** Behind a number: it is a sum in reais. */
export const currency: ReadonlySet<string> = new Set(
  wordsIn('real reais reau reaus conto contos pila pilas pau paus mango mangos prata pratas rs brl r$ temer'),
)
