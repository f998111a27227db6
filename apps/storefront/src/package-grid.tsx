import type { Package } from '@smm/pricing/packages'
import { PackageCard } from './package-card.tsx'
import css from './package-grid.module.css'
import { packageNotesOf } from './package-notes.ts'
import type { Service } from './services.ts'

type Props = {
  service: Service
  packages: readonly Package[]
  href: string
  button: string
  /** What the button of a package puts into the field of the chat. */
  words?: (it: Package) => string
}

/** The packages of a service side by side, at most four, as a list. */
export function PackageGrid({ service, packages, href, button, words }: Props) {
  const { captions, features } = packageNotesOf(service)
  return (
    <ul className={packages.length === 3 ? css.three : css.four}>
      {packages.map((it) => (
        <li key={it.quantity}>
          <PackageCard
            package={it}
            unit={service.unit}
            caption={captions[it.quantity]}
            features={features}
            href={href}
            button={button}
            words={words?.(it)}
          />
        </li>
      ))}
    </ul>
  )
}
