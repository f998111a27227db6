export { OrderStatus as default } from './order-status.tsx'
