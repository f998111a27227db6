import { LegalLayout } from './legal-layout.tsx'
import { privacy } from './privacy.ts'

export default function PrivacyPage() {
  return <LegalLayout text={privacy} />
}
