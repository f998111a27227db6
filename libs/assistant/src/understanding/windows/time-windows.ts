import { endsWith, isOneOf, phrases, startsWith } from '../matching/phrase-pattern.ts'

/** How many minutes a unit of time has. */
export const minutesIn: ReadonlyArray<readonly [minutes: number, unit: RegExp]> = [
  [1, isOneOf('min(s|utos?|utinhos?)?')],
  [60, isOneOf('h|hs|horas?')],
  [1440, isOneOf('dias?|diazinhos?')],
  [10_080, isOneOf('semanas?|semaninhas?')],
  [43_200, isOneOf('mes|meses|anos?|aninhos?')],
]

/** When a purchase was made. */
export const ago = {
  long: isOneOf(`
    ontem|anteontem|semanas?|mes|meses|ano|anos|dias?|segunda|terca|quarta|quinta|sexta|sabado|domingo|passad[oa]
    noite|madrugada|desde|horas
  `),
  yesterday: isOneOf('ontem|noite'),
  today: phrases('hoje'),
  now: phrases(
    '(agora )?h?a pouco | agora pouco | agorinha | acabei de | agora mesmo | mal (paguei|comprei) | recem',
  ),
  halfHour: phrases('meia hora'),
  hour: phrases('uma hora'),
}

/** Around a time that an order or a payment is to wait for. */
export const timeWords = {
  /** 'bom dia', 'tá caro esse mês' */
  beforeNoDate: isOneOf('boa|bom|esse|essa|este|esta|nesse|nessa|neste|nesta|deste|desse'),
  /** 'desde 2019', 'faz 3 anos' */
  beforePast: isOneOf('desde|faz|fazem|ha'),
  /** 'hoje é dia 5', 'o salário caiu': words before and behind a time that has come. */
  come: endsWith(
    'hoje (ja )?e( dia)? | (?<!(nao|num|nem) )(caiu|entrou|recebi|saiu|chegou)( (o|a|meu|minha|ja|hoje))*',
  ),
  comeBehind: startsWith('((ja|hoje|aqui|finalmente) )*(caiu|entrou|saiu|chegou)'),
  /** 'daqui a 2 anos', where 'tenho 71 anos' and 'aos 66 anos' are an age. */
  ahead: endsWith('daqui( a)?|em|dentro de|por|durante|ate|apos'),
  year: isOneOf('anos?|aninhos?'),
}

/** Behind a number: a span of time. */
export const unitOfTime = isOneOf(`
  dias?|diazinhos?|horas?|h|hs|min|mins|minutos?|minutinhos?|segundos?|semanas?|semaninhas?|mes|meses|anos?|aninhos?
`)
/** '2 semanas passadas' is no span. */
export const goneBy = isOneOf('passad*')
/** Without a number: 'uns dias', 'muito tempo'. */
export const someTime = isOneOf(`
  (um|uma|uns|umas|varios|varias|muitos|muitas|alguns|algumas|quantos|quantas|meia) (dias?|horas?|minutos?)
  (um|uma|uns|umas|varios|varias|muitos|muitas|alguns|algumas|quantos|quantas|meia) (semanas?|semaninhas?|mes|meses|tempos?)
  (um|muito|maior|mo|bom|um bom) (tempo|tempao|tempinho)|tempao|seculos?
`)
export const beginsTime = isOneOf(`
  uma?|uns|umas|vari[oa]s|muit[oa]s?|alguns|algumas|quant[oa]s|meia|maior|mo|bom|tempao|seculos?
`)
