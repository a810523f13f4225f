import type { ListedUser } from "@matte/contracts";
import { isPaid, planName } from "@matte/engine";
import { admin } from "@matte/messages/admin";

export interface UserTableProps {
  readonly users: readonly ListedUser[];
  readonly onOpen: (user: ListedUser) => void;
}

export function UserTable({ users, onOpen }: UserTableProps) {
  return (
    <div className="admin-table">
      <table>
        <thead>
          <tr>
            {Object.values(admin.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.uid} user={user} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function UserRow({ user, onOpen }: { readonly user: ListedUser; readonly onOpen: (user: ListedUser) => void }) {
  const { name, email, craft, location, plan, createdAt } = user;
  return (
    <tr>
      <td>
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(user)}>
          {name}
        </button>
      </td>
      <td>{email}</td>
      <td>{craft === null ? admin.none : admin.answer(craft)}</td>
      <td>{location ?? admin.none}</td>
      <td className={isPaid(plan) ? "admin-paid" : "admin-free"}>{planName(plan)}</td>
      <td>{admin.day(new Date(createdAt))}</td>
    </tr>
  );
}
