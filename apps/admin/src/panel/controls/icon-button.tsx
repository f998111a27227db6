import { Tooltip } from 'radix-ui'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement } from 'react'
import css from './icon-button.module.css'
import { PanelIcon, type PanelIconName } from './panel-icon.tsx'

type Named = { icon: PanelIconName; name: string }

const withTooltip = (name: string, trigger: ReactElement) => (
  <Tooltip.Root>
    <Tooltip.Trigger asChild>{trigger}</Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className={css.tip} sideOffset={6} collisionPadding={8}>
        {name}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
)

export const IconButton = ({ icon, name, ...rest }: Named & ButtonHTMLAttributes<HTMLButtonElement>) =>
  withTooltip(
    name,
    <button type="button" className={css.button} aria-label={name} {...rest}>
      <PanelIcon name={icon} size="1.125rem" />
    </button>,
  )

export const IconLink = ({ icon, name, ...rest }: Named & AnchorHTMLAttributes<HTMLAnchorElement>) =>
  withTooltip(
    name,
    <a className={css.button} aria-label={name} {...rest}>
      <PanelIcon name={icon} size="1.125rem" />
    </a>,
  )
