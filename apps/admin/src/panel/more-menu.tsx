import { Popover } from 'radix-ui'
import { type ButtonHTMLAttributes, useState } from 'react'
import { AttentionCount } from '../attention/attention-count.tsx'
import floating from './floating.module.css'
import css from './more-menu.module.css'
import { PanelIcon } from './panel-icon.tsx'
import { SectionLink } from './section-link.tsx'
import { asideSections, type Section } from './sections.ts'

type MoreMenuProps = {
  section: Section
  leave: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'onClick'>
}

/** On a telephone: what is not daily work, and the way out, each by its name. */
export function MoreMenu({ section, leave }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={css.more}>
        Mais
        <AttentionCount section="atencao" />
        <PanelIcon name="chevron" size="1rem" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={`${floating.floating} ${css.menu}`}
          aria-label="Mais"
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <nav aria-label="Avisos e equipe">
            {asideSections.map((way) => (
              <SectionLink
                key={way.key}
                className={css.way}
                section={way}
                isCurrent={way === section}
                onFollow={close}
              >
                <PanelIcon name={way.icon} />
                {way.name}
                <AttentionCount section={way.key} />
              </SectionLink>
            ))}
          </nav>
          <button type="button" className={`${css.way} ${css.leave}`} {...leave}>
            <PanelIcon name="leave" />
            Sair
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
