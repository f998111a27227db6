const endings = {
  ar: ['ar', 'arem', 'a', 'am', 'o', 'amos', 'ando', 'aria', 'ariam', 'e', 'em', 'emos', 'assem', 'asse'],
  er: ['er', 'erem', 'e', 'em', 'o', 'emos', 'endo', 'eria', 'eriam', 'a', 'am', 'amos', 'essem', 'esse'],
  ir: [
    'ir',
    'irem',
    'i',
    'e',
    'em',
    'o',
    'imos',
    'indo',
    'iria',
    'iriam',
    'a',
    'am',
    'amos',
    'issem',
    'isse',
  ],
}
/** 'apagar' → 'apague', 'trocar' → 'troque' */
const beforeE: Record<string, string> = { c: 'qu', g: 'gu' }

/**
 * The forms of verbs in every mood but the past, as a pattern: 'tirar' gives tira, tirem, tirando and so on, and
 * never 'tiraram', which tells of what happened. Without accents; a form written out is taken as it stands: '=suma'.
 */
export const verbForms = (verbs: string): string =>
  `(?:${verbs
    .trim()
    .split(/\s+/)
    .flatMap((it) => (it.startsWith('=') ? it.slice(1) : formsOf(it)))
    .join('|')})(?: - (?:l?[oa]s?|se))?`

function formsOf(infinitive: string): string[] {
  const kind = infinitive.slice(-2) as keyof typeof endings
  const stem = infinitive.slice(0, -2)
  if (stem.endsWith('e') && kind === 'ar') return endings.ar.flatMap((it) => [stem + it, `${stem}i${it}`])
  const turned = beforeE[stem.at(-1)!]
  return endings[kind].map((ending) =>
    kind === 'ar' && turned && ending.startsWith('e') ? stem.slice(0, -1) + turned + ending : stem + ending,
  )
}
