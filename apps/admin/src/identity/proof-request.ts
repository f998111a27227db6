type AskForProof = () => Promise<boolean>

let ask: AskForProof | undefined
let pending: Promise<boolean> | undefined

/** Registers the dialog that asks for a proof of identity. Returns its removal. */
export function answerProofRequests(dialog: AskForProof): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = undefined
  }
}

/** Asks the member to prove their identity, once for all who wait; false when they decline. */
export function requestProof(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => (pending = undefined))
  return pending
}
