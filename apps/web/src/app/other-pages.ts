/** All pages but the editor's. One file, since each only renders its feature's screen, which is loaded separately. */
export { Account } from "./account/Account.tsx";
export { Admin } from "./admin/Admin.tsx";
export { Checkout } from "./checkout/Checkout.tsx";
export { NotFound } from "./pages/NotFound.tsx";
