/**
 * How probable something has to be, in levels that the verdicts and the rules of pages share. Sums of halts and means of two readers have levels
 * of their own, in `fitted.ts`.
 * `npm run evaluate` prints how many held rows stand above each, rightly and wrongly: a training shows which have moved.
 */
export const certainty = {
  /** Both readers of a complaint are as sure as this where no ticket is offered first. Higher, more tickets are only offered; lower, more open wrongly. */
  unasked: 0.97,
  /** Taken for meant against what the tables read. Higher, a complaint goes unanswered; lower, an order becomes a ticket. */
  beyondDoubt: 0.9,
  /** Taken for meant where the tables read nothing else. Higher, the visitor is asked once more; lower, they are misread. */
  sure: 0.7,
  /** Likelier than all else together: it decides between two readings, and places or opens nothing. */
  likely: 0.5,
  /** Below it, words that sound like something are not taken for it; higher, a quiet complaint or a page is missed. */
  possible: 0.25,
  /** Below it, not even words that are surer than the classifier count. */
  remote: 0.1,
} as const
