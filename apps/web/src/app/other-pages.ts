/** Every page but the editor's: one file, since each only leads to the screen of its feature, which is a file of its own. */
export { Account } from "./account/Account.tsx";
export { Admin } from "./admin/Admin.tsx";
export { Checkout } from "./checkout/Checkout.tsx";
export { NotFound } from "./pages/NotFound.tsx";
