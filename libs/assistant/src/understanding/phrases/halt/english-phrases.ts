/*
 * No, later, wait and perhaps in English, alone or mixed in: phrases by act. Some words of it are Portuguese slang, and stand
 * here as they are read: 'estou' for 'to' and 'too', 'se' for 'see', 'nunca' for 'never'.
 */

export const englishPhrases = {
  deny: '(do|does|can|could|will?|would|should) not | dont | cant | wont | not for (me|us)',
  refuse: 'no (,)? (thanks|thank|thx) | not interested | nunca mind | nevermind',
  postpone: `
    not (now|today|tonight|yet|tomorrow)
    (next|another|other|some) (other)? (time|day|week|month|year|payday) | (come|be|get|coming) back
    (later|tomorrow|someday|soon) (on|maybe|then|thanks)?$
    (just|only|was) (looking|checking|browsing|asking|curious|wondering)
    (let|lemme|gonna|need|needs|have|got|want|will?|i) (me|estou)? (think|ask|talk|sleep|discuss?)
    think (about|on|over|it) | (let|lemme) (me)? (se|check)
  `,
  pause: '(wait|hold) (on)? | (one|a|1|just) (a)? (sec|second|minute|min|moment)',
  hedge: `
    maybe | perhaps | unsure | hesitant | doubt | doubts
    not (so|estou|very|really)? (sure|certain|convinced) | but | however | expensive | pricey | costly | scam
    fraud | (estou|so|very) (much|high|risky) | (what|how|why|who) (is|are|does|do|this|that)
    (changed|change) my mind
  `,
  condition: 'se (it|you|they|this|that|i|we|my) | when (i|we|it|he|she) | as long as',
}
