type Tense = 'present' | 'imperfect' | 'subjunctive' | 'past'
/** Endings without accents, by the last two letters of the infinitive. */
const endings: Record<Tense, Record<string, string>> = {
  /** With the infinitive, the imperative, the gerund and the conditional. */
  present: {
    ar: 'ar arem a am o amos ando aria ariam e em emos',
    er: 'er erem e em o emos endo eria eriam a am amos',
    ir: 'ir irem i e em o imos indo iria iriam a am amos',
  },
  imperfect: { ar: 'ava avam', er: 'ia iam', ir: 'ia iam' },
  subjunctive: { ar: 'asse assem', er: 'esse essem', ir: 'isse issem' },
  past: {
    ar: 'ei ou aram amos ado ada ados adas',
    er: 'i eu eram emos ido ida idos idas',
    ir: 'i iu iram imos ido ida idos idas',
  },
}
/** 'apagar' → 'apague', 'trocar' → 'troque' */
const beforeE: Record<string, string> = { c: 'qu', g: 'gu' }

/** The forms of a verb in some tenses; one that is written with '=' is taken as it stands: '=suma'. */
export function formsOf(verb: string, ...tenses: Tense[]): string[] {
  if (verb.startsWith('=')) return [verb.slice(1)]
  const kind = verb.slice(-2)
  const stem = verb.slice(0, -2)
  const turned = kind === 'ar' ? beforeE[stem.at(-1)!] : undefined
  return tenses
    .flatMap((it) => endings[it][kind]!.split(' '))
    .map((it) => (turned && it.startsWith('e') ? stem.slice(0, -1) + turned + it : stem + it))
    .filter((it) => !/(.)\1$/.test(it))
}

/**
 * The forms of verbs in every mood but the past, as a pattern: 'tirar' gives tira, tirem, tirando and so on, and
 * never 'tiraram', which tells of what happened. 'bloquear' gives 'bloqueia' too.
 */
export const verbForms = (verbs: string): string =>
  `(?:${verbs
    .trim()
    .split(/\s+/)
    .flatMap((it) => (/[^=].*ear$/.test(it) ? [it, it.replace(/ar$/, 'iar')] : it))
    .flatMap((it) => formsOf(it, 'present', 'subjunctive'))
    .join('|')})(?: - (?:l?[oa]s?|se))?`
