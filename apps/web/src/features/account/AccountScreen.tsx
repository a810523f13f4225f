import type { UserChanges, UserDocument } from "@matte/contracts";
import { account } from "@matte/messages/account";
import { onboarding } from "@matte/messages/onboarding";
import type { ReactNode } from "react";
import type { Refusal } from "#domain/auth/index.ts";
import { privateMode } from "#domain/private-mode.ts";
import { QueryProvider } from "#domain/server/QueryProvider.tsx";
import { ButtonLink, Wordmark } from "#ui/index.ts";
import { DataPart } from "./DataPart.tsx";
import { DeletionPart } from "./DeletionPart.tsx";
import { InstallPart } from "./InstallPart.tsx";
import { Part } from "./Part.tsx";
import { PicturesPart } from "./PicturesPart.tsx";
import { PlanPart } from "./PlanPart.tsx";
import { SessionsPart } from "./SessionsPart.tsx";
import { SubmissionsPart } from "./SubmissionsPart.tsx";
import { lazyPart } from "#lib/lazy-parts.tsx";
import { SignOutButton } from "./SignOutButton.tsx";
import "./account.css";

const ProfilesPart = lazyPart(async () => (await import("./profiles/ProfilesPart.tsx")).ProfilesPart);
const ReferralPart = lazyPart(async () => (await import("./referral/ReferralPart.tsx")).ReferralPart);

export interface AccountScreenProps {
  readonly document: UserDocument;
  /** A form with the set-up's answers. */
  readonly answers: ReactNode;
  readonly save: (changes: UserChanges) => Promise<unknown>;
  readonly onSignOut: () => void;
  /** Deletes the account. @returns null when it is deleted */
  readonly onDelete: () => Promise<Refusal | null>;
  readonly onSignIn: () => void;
}

/** The user's plan, answers and data, with controls to change, download and delete them; a private server's sessions. */
export function AccountScreen(props: AccountScreenProps) {
  const { document, onSignOut } = props;
  const isPrivate = privateMode() !== null;
  return (
    <div className="account">
      <header className="account-bar">
        <Wordmark />
        <ButtonLink variant="bare" to="/tool">
          {account.back}
        </ButtonLink>
        <SignOutButton uid={document.uid} onSignOut={onSignOut} />
      </header>
      <main>
        <h1>{account.title}</h1>
        {!isPrivate && <PersonalParts {...props} />}
        <ProfilesPart uid={document.uid} plan={document.plan} />
        <QueryProvider>
          <SessionsPart uid={document.uid} onSignOut={onSignOut} />
        </QueryProvider>
        {!isPrivate && (
          <QueryProvider>
            <SubmissionsPart uid={document.uid} />
            <PicturesPart {...props} />
            <ReferralPart uid={document.uid} />
          </QueryProvider>
        )}
        <InstallPart />
        {!isPrivate && (
          <>
            <DataPart uid={document.uid} />
            <DeletionPart {...props} />
          </>
        )}
      </main>
    </div>
  );
}

function PersonalParts({ document, answers }: AccountScreenProps) {
  return (
    <>
      <p className="account-user">
        {document.email}
        <br />
        <span className="num">{account.since(document.createdAt)}</span>
      </p>
      <QueryProvider>
        <PlanPart uid={document.uid} />
      </QueryProvider>
      <Part title={onboarding.answers.title}>{answers}</Part>
    </>
  );
}
