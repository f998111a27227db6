import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../show-toast.ts'

type Saving<Saved, Input> = {
  save: (input: Input) => Promise<Saved>
  /** The queries that show it. They are read again after a failure too: somebody else's change must be shown. */
  shownBy: Array<{ queryKey: QueryKey }>
  toast: (saved: Saved) => [title: string, text: string]
  onClose: () => void
}

/** Saves what a form edits, then says so and closes the form. */
export function useSaving<Saved, Input = void>({ save, shownBy, toast, onClose }: Saving<Saved, Input>) {
  const client = useQueryClient()
  return useMutation<Saved, Error, Input>({
    mutationFn: save,
    onSuccess: (saved) => {
      showToast(...toast(saved))
      onClose()
    },
    onSettled: () => Promise.all(shownBy.map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  })
}
