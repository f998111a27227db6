/**
 * A measurement of the reader moves these, by what reads with them: weights, costs, factors, scores, and counts of words that decide between two readings;
 * probabilities that several files share are in `certainty.ts`. Weights add to the logarithm of a probability's odds, factors multiply a probability, costs and
 * scores are weighed against each other. `npm run evaluate -- --only fitted` moves each and prints what is read otherwise then.
 * In its file stands what bounds the time or the schema (`max…`), how far a rule looks (`reach`), and what only a training moves (`learned`).
 */
export const fitted = {
  /** Which numbers and pages of a message are ordered, and which are only told of: `slots/unordered-in-story.ts`. */
  story: {
    /** The most that one probability weighs. Higher, a sure model overrules what the others add up to. */
    surest: 3,
    /** Weighs for each number. Higher, a number of a story is ordered; lower, an order is taken for a story. */
    number: -0.5,
    /** Weighs for a number with goods of its own. Higher, '300 curtidas' of a story is ordered too. */
    ownGoods: 0.5,
    /** Weighs for a page beside an order in hand. Higher, a page that is only told of receives it; lower, a second page is ignored. */
    laterPage: 2,
    /** Costs of a number that no page is left for. Higher, a number is dropped; lower, its page is asked for. */
    numberWithoutPage: 3.5,
    /** Costs of a page that no number is left for. Higher, a page is dropped; lower, its quantity is asked for. */
    pageWithoutNumber: 2.7,
    /** Costs of no number at all. Higher, a story without an order has one. */
    noNumber: 2,
  },
  /** Where the facts of one order end and those of the next begin: `slots/items.ts`. */
  items: {
    /** Costs of one more order. Higher, two orders are read as one; lower, one is read as two. */
    item: 4,
    /** Costs of a cut without a sign or a joining word. Lower, '500 seguidores 300 curtidas' is cut elsewhere. */
    hardCut: 2,
    /** Costs of one at a sign or a joining word. */
    softCut: 0.5,
    /** Costs of going on behind a full stop. Higher, '500 no insta. @loja.x' is cut. */
    fullStop: 1,
    /** Costs of a fact that is told twice. Higher, a repetition begins another order. */
    repeat: 0.25,
  },
  /** Words of a yes, and those beside it: `agreement/read-agreement.ts`. Messages are counted in units, signs among them. */
  agreement: {
    /** A longer message is not searched for misspelt words of a yes. */
    mostWithSlips: 6,
    /** A misspelt word of as many letters is a yes by itself. Lower, 'bora' is found in names. */
    surelySlipped: 6,
    /** A shorter one is, in a message of so few words. */
    mostBesideSlip: 3,
    /** Words beside a yes that may mean nothing to us: 'sim, é o da minha cafeteria'. Higher, a story places an order. */
    spareWords: 3,
    /** A nod has one word beside it, in a message of so few. */
    mostBesideNod: 3,
  },
  /** How many words, units or parts a message needs, or has at most, to be read as something. */
  length: {
    /** Of a story: `parse/units.ts`. Higher, a complaint told at length is asked about; lower, an order told at length is one. */
    story: 12,
    /** Of a complaint that the tables missed: `verdicts/complaint/missed-complaint.ts`. Lower, an answer opens a ticket. */
    complaint: 6,
    /** Of talk or a halt: `verdicts/wish-rules.ts`. Lower, a short wish in strange words is none. */
    talk: 3,
    /** Of a story beside a yes: `verdicts/split-yes.ts`. Lower, what is left over of a yes is one. */
    besideYes: 3,
    /** The most segments of a yes before its story: `verdicts/split-yes.ts`. Higher, a story that begins like a yes is one. */
    yesBefore: 4,
    /** The same of a yes behind its story. */
    yesBehind: 3,
    /** Of a remark that a sum of money stands in: `verdicts/yes-with-story.ts`. Lower, another price is taken for the one shown. */
    besidePrice: 2,
    /** The most numbers of a remark beside a recap: `verdicts/numbers-in-passing.ts`. Lower, a story of many numbers orders. */
    numbersInPassing: 8,
    /** The most words of a statement that names a topic of the shop: `evidence/read-topics.ts`. Higher, a story asks about topics. */
    toldTopics: 8,
    /** The most words of a question about what was told before it. Higher, 'e hoje, vocês abrem?' asks about that. */
    leansBack: 3,
    /** The same of one that asks which: 'qual é a política da casa?' */
    leansBackAsWhich: 6,
    /** The most of an answer that an owner alone names another's page in: `acts/read-acts.ts`. Higher, 'da minha irmã' in a story does. */
    ofOther: 6,
  },
  /** The verdict at a recap: `verdicts/decide-at-recap.ts`. */
  recap: {
    /** How much likelier a change is where a number was left out as told in passing. Lower, 'isso, 1500' places 500. */
    numberIsChange: 3,
    /** The mean that the probabilities of a likely story, counted twice, and of the yes have to reach: `verdicts/yes-with-story.ts`. */
    yesWithStory: 2 / 3,
    /** How probable a wait and a refusal have to be together, against what is read: `verdicts/halt-at-recap.ts`. Lower, a story halts. */
    putOff: 0.7,
    /** The same of a wait, a refusal and a doubt, beside what is read. Lower, a question halts. */
    halt: 0.5,
    /** The most of all that is no question, in one beside a yes: `verdicts/question-beside-yes.ts`. Higher, a doubt is charged. */
    moreThanAsked: 0.25,
    /** The cost of a yes that is missed, which ends the sale: `verdicts/is-placing-cheaper.ts`. Higher, more PIX come unasked. */
    missedYes: 8,
    /** The same of a yes that may be to what was answered since the recap. */
    missedLateYes: 4,
  },
  /** How much likelier a sign of the tables, which are surer of it than the classifier, makes its label: `verdicts/is-placing-cheaper.ts`. */
  likelihood: {
    /** Of a yes. Higher, more doubts of the classifier are placed. */
    plainYes: 4,
    /** Of a change. */
    asksForOther: 8,
    /** Of a change, where all that is named is what the recap shows. Higher, 'sim, 500 me atende' is asked again. */
    namesShown: 1 / 8,
    /** Of a condition. */
    ownTerms: 3,
    /** Of a question. Lower, 'ok, demora?' places. */
    asksBeside: 6,
    /** Of a wait. */
    putsOff: 6,
    /** Of a refusal, beside a yes. */
    yesAndNo: 8,
    /** The same without one. */
    refuses: 8,
  },
  /** Scores by which one of several pages, each in a sentence of its own, is meant: `slots/pages/chosen-page.ts`. */
  pageOfOne: { counted: 3, ordered: 4, toward: 3, own: 2, inSentence: 4, nearest: 1 },
  /** Scores of platforms that stand apart: `slots/roles/platform-roles.ts`. */
  platformOfOne: { ofPage: 8, behindQuantity: 4, behindWish: 4, own: 2, nearest: 1 },
  /** Sums of money: `slots/read-money.ts`. */
  money: {
    /** A visitor who bargains names fewer reais. Higher, 'o do tiktok faz 2500' is an offer. */
    highestOffer: 1000,
  },
  /** Whether goods are told for later, or only supposed: `verdicts/wish-rules.ts`. */
  wish: {
    /** How probable both have to be together. Higher, 'mês que vem eu compro 300' is an order. */
    later: 0.5,
    /** The same beside a condition or a wait, where an order is less probable. */
    laterIfHedged: 0.25,
  },
  /**
   * The cost of a PIX by what the message meant. Beside a question it expires unpaid, and 'Cancelar' stands under it; behind a no, a
   * condition or a hypothesis it breaks our word.
   */
  costOfPix: {
    yes: 0,
    chat: 2,
    ask: 4,
    complain: 8,
    trick: 5,
    add: 8,
    change: 8,
    hedge: 12,
    postpone: 12,
    condition: 12,
    suppose: 20,
    refuse: 20,
  },
}
