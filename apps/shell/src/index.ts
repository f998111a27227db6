import '@smm/ui/tokens.css'
import '@smm/ui/display-face.css'
import '@smm/ui/base.css'
import { boot } from './boot.tsx'
import { readConfig } from './read-config.ts'

void boot(readConfig())
