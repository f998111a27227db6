import { answeredRecap } from '@smm/assistant/corpus'
import type { ReadingContext } from '@smm/assistant/understanding/reading'

export const idle: ReadingContext = { expecting: 'nothing', shownRows: 0 }
export const confirming: ReadingContext = { expecting: 'confirmation', shownRows: 0, recap: answeredRecap }
