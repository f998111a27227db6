import { Button } from '@smm/ui/button'
import { PanelIcon } from '../controls/panel-icon.tsx'
import css from './panel-header.module.css'
import { useSignOut } from './use-sign-out.ts'

export const SignOutButton = ({ className = '' }: { className?: string }) => (
  <Button look="quiet" size="small" className={`${css.tool} ${className}`} {...useSignOut()}>
    <PanelIcon name="leave" size="1.0625rem" />
    <span>Sair</span>
  </Button>
)
