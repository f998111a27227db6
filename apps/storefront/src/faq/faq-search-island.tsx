export { FaqSearch as default } from './faq-search.tsx'
