import type { UserDocument } from "@matte/contracts";
import type { ReactNode } from "react";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { Button, ButtonLink, Wordmark } from "#ui/index.ts";
import { DataPart } from "./DataPart.tsx";
import { dayOf } from "./day.ts";
import { DeletionPart } from "./DeletionPart.tsx";
import { Part } from "./Part.tsx";
import { PlanPart } from "./PlanPart.tsx";
import "./account.css";

export interface AccountScreenProps {
  readonly document: UserDocument;
  /** A form with the answers of the set-up. */
  readonly answers: ReactNode;
  readonly onSignOut: () => void;
  /** Deletes the account. @returns an error message; null when it is deleted */
  readonly onDelete: () => Promise<string | null>;
}

/** The user's plan, answers and data, with the means to change, download and delete them. */
export function AccountScreen({ document, answers, onSignOut, onDelete }: AccountScreenProps) {
  return (
    <div className="account">
      <header className="account-bar">
        <Wordmark />
        <ButtonLink variant="bare" to="/tool">
          Back to the editor
        </ButtonLink>
        <Button variant="bare" onClick={onSignOut}>
          Sign out
        </Button>
      </header>
      <main>
        <h1>Account</h1>
        <p className="account-who">
          {document.email}
          <br />
          <span className="num">Since {dayOf(document.createdAt)}</span>
        </p>
        <QueryProvider>
          <PlanPart uid={document.uid} />
        </QueryProvider>
        <Part title="Your answers">{answers}</Part>
        <DataPart uid={document.uid} />
        <DeletionPart onDelete={onDelete} />
      </main>
    </div>
  );
}
