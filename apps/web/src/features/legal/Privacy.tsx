import { Clause, LegalPage } from "./LegalPage.tsx";

export function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      summary="Photos are framed in your browser. The server keeps your account, small previews of what you load and copies of what you export, until you delete your account. Nothing is shared or sold, and nobody watches you."
    >
      <Clause title="What stays with you">
        <p>
          The files you open are read and framed in your browser and are not sent anywhere as they are. Your settings,
          the choice between light and dark, and pictures on their way to the server are kept in your browser’s storage.
          When you sign out, everything of yours there is erased but the theme, and changes of your answers and settings
          that still wait to be sent; pictures that wait are erased, too.
        </p>
      </Clause>
      <Clause title="What the server stores">
        <ul>
          <li>Your account: address, name and identity as Google gives them, the date you came, and your plan.</li>
          <li>Your answers to the seven questions, and the credit and place that you gave there.</li>
          <li>On paid plans, your editor settings, your logo, and on Studio your presets, so that they follow you.</li>
          <li>For each photo you load, a preview: a JPEG of 600 pixels a side, with white around the photo.</li>
          <li>
            For each export, the framed picture: as you exported it, or with a long side of 4,096 pixels where it has
            more than 120 megapixels or 50 MB.
          </li>
          <li>When you signed in, and the ids of the changes you sent, these for 90 days.</li>
          <li>Once you have bought a plan, your number with the payment service, and until when the plan is paid.</li>
        </ul>
        <p>
          If you asked for the newsletter, your address and the time you agreed are on its list, whether you have an
          account or not.
        </p>
        <p>
          You and the administrators of this server can see it, nobody else. Previews and framed pictures are sent and
          kept without camera data, places or names in the file; what is printed in the picture is in the picture. The
          file that you export is another: it contains what you printed and the camera’s data; your location only if you
          asked to keep it.
        </p>
      </Clause>
      <Clause title="How long">
        <p>
          Until you delete it. Deleting the account, in your account’s settings, removes the account and everything kept
          with it, all pictures included, and takes your address off the newsletter’s list. The link that each letter
          carries does the latter alone. A session ends when you sign out, or by itself after a time without use.
        </p>
        <p>
          Two things outlast it. Backups of this server hold what was there when they were made, until they are deleted
          in their turn. A log of what administrators did to accounts keeps the account’s number, which then leads to
          nobody.
        </p>
      </Clause>
      <Clause title="Cookies and logs">
        <p>
          One cookie says that you are signed in; another, for ten minutes, that it was you who began to. Neither can be
          read by scripts or other sites, and there are no others. The server’s log notes method, path, status and time
          of a request, not who made it. Network addresses are counted for a minute, against floods, and then forgotten.
          There are no trackers, no advertising and no statistics by others; fonts and pictures come from this server.
        </p>
      </Clause>
      <Clause title="Who else is involved">
        <p>
          Google learns that you sign in here, and tells us your address and name. Payments are taken by Stripe: your
          card’s number never reaches us. Both only when you use them. Whoever sends the newsletter for us has the
          addresses on its list. Your data is processed securely and never shared with anybody else.
        </p>
      </Clause>
      <Clause title="Your rights">
        <p>
          In your account you can read and change what you told us, download everything that is stored about you as one
          file, and delete all of it. For anything else, write to the people who run this server.
        </p>
        <p>Last changed on 21 November 2026.</p>
      </Clause>
    </LegalPage>
  );
}
