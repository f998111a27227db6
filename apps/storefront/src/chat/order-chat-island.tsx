export { OrderChat as default } from './order-chat.tsx'
