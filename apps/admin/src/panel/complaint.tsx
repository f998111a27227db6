import css from './complaint.module.css'

/** What is wrong with what was typed, said aloud when it comes; nothing while all is well. */
export const Complaint = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={css.complaint} role="alert">
    {children}
  </p>
)
