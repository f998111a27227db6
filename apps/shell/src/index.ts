import '@smm/ui/theme.css'
import { boot } from './boot.tsx'
import { readConfig } from './read-config.ts'

void boot(readConfig())
