import { Popover } from 'radix-ui'
import { useState } from 'react'
import { AttentionCount } from '../../attention/attention-count.tsx'
import { useRole } from '../../identity/use-role.ts'
import floating from '../controls/floating.module.css'
import css from './more-menu.module.css'
import { PanelIcon } from '../controls/panel-icon.tsx'
import { SectionLink } from './section-link.tsx'
import { menuSections, type Section } from './sections.ts'
import { useSignOut } from './use-sign-out.ts'

/** The menu at the end of a phone's bar: the sections that are not in the bar, and the sign-out. */
export function MoreMenu({ section }: { section: Section }) {
  const signOutButton = useSignOut()
  const [isOpen, setOpen] = useState(false)
  const role = useRole()
  const closeMenu = () => setOpen(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className={css.more} data-current={menuSections.includes(section)}>
        <PanelIcon name="more" />
        Mais
        <AttentionCount section="atencao" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={`${floating.floating} ${css.menu}`}
          aria-label="Mais"
          side="top"
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <nav aria-label="Mais seções">
            {menuSections
              .filter(({ roles }) => roles.includes(role))
              .map((entry) => (
                <SectionLink
                  key={entry.key}
                  className={css.item}
                  section={entry}
                  isCurrent={entry === section}
                  onFollow={closeMenu}
                >
                  <PanelIcon name={entry.icon} />
                  {entry.name}
                  <AttentionCount section={entry.key} />
                </SectionLink>
              ))}
          </nav>
          <button type="button" className={`${css.item} ${css.signOut}`} {...signOutButton}>
            <PanelIcon name="leave" />
            Sair
          </button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
