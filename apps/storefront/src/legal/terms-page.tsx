import { LegalLayout } from './legal-layout.tsx'
import { terms } from './terms.ts'

export default function TermsPage() {
  return <LegalLayout text={terms} />
}
