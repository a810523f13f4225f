export { CheckoutScreen, type Outcome } from "./CheckoutScreen.tsx";
