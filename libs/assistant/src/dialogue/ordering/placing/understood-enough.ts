/** How much of a message is understood, of 1, where it places an order. */
export const understoodEnough = {
  /** A command after a hypothesis or a trick: a word or two of the visitor's own news are left. */
  forShown: 0.65,
  /** An order that no recap has shown: all but every word. */
  outright: 0.9,
} as const
