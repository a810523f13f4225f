/** A look's way from its author to the public page and off it. */
import type { AuditPage } from "@matte/contracts";
import { LOOKS_PAGE_SIZE, SUBMISSION_LIMIT } from "@matte/contracts/look-limits";
import type { PublicLooks, ReviewPage } from "@matte/contracts/shared-looks";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "../testing/each-database.ts";
import { failure } from "../testing/failures.ts";
import { forSuite } from "../testing/for-suite.ts";
import { pictures, PRINT_ROOM, publish, send, startLookServer, submit } from "../testing/look-server.ts";
import { NOT_FOUND, WITHDRAWN } from "../testing/running-server.ts";
import { newVisitor, userOf } from "../testing/visitor.ts";

const IS_DONE = { status: 200, body: { success: true } };

eachDatabase((_db, newPlace) => {
  const people = forSuite(async (keep) => keep(startLookServer(await newPlace()), ({ server }) => server.stop()));
  const page = async (path: string): Promise<{ status: number; html: string }> => {
    const response = await people().stranger.ask(path);
    return { status: response.status, html: await response.text() };
  };

  it("A look is submitted, approved, read by anyone, withdrawn, and gone", async () => {
    const { author, uid, administrator, stranger, server } = people();
    const { id, slug } = await submit(people());
    expect(slug).toMatch(/^print-room-[\da-f]{8}$/);
    expect(await send(stranger, "GET", `/api/looks/${slug}`)).toEqual(failure("look-not-found"));
    expect(await page(`/look/${slug}`)).toEqual({ status: 404, html: NOT_FOUND });
    const approval = { pictures: await pictures() };
    expect(await send(administrator, "POST", `/api/admin/submissions/${id}/approval`, approval)).toEqual(IS_DONE);
    const { name, description, author: by, link, look } = PRINT_ROOM;
    const read = await send(stranger, "GET", `/api/looks/${slug}`);
    expect(read.body).toMatchObject({ slug, name, description, author: by, link, look });
    expect(JSON.stringify(read.body)).not.toContain(uid);
    const { html } = await page(`/look/${slug}`);
    expect(html).toContain("<title>Print room · Matte</title>");
    expect(html).toContain(`<a href="${link}" rel="nofollow ugc">inesmorel.example</a>`);
    expect(html).toContain(`content="${server.origin}/look/${slug}/first.jpg"`);
    expect((await page("/looks")).html).toContain(`<a href="/look/${slug}">Print room</a>`);
    const picture = await stranger.ask(`/look/${slug}/third.jpg`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await send(author, "DELETE", `/api/users/${uid}/submissions/${id}`)).body).toEqual({ submissions: [] });
    expect(await page(`/look/${slug}`)).toEqual({ status: 410, html: WITHDRAWN });
    expect(await send(stranger, "GET", `/api/looks/${slug}`)).toEqual(failure("look-withdrawn"));
    expect((await stranger.ask(`/look/${slug}/third.jpg`)).status).toBe(410);
    expect((await page("/looks")).html).not.toContain(slug);
  });

  it("A declined look shows its reason to its author, and to no one else", async () => {
    const { author, uid, administrator } = people();
    const { id, slug } = await submit(people());
    const refusal = { reason: "It is Gallery with another name." };
    expect(await send(administrator, "POST", `/api/admin/submissions/${id}/refusal`, refusal)).toEqual(IS_DONE);
    const { submissions } = (await send(author, "GET", `/api/users/${uid}/submissions`)).body as ReviewPage;
    expect(submissions.find((submission) => submission.id === id)).toMatchObject({ state: "declined", ...refusal });
    expect((await page(`/look/${slug}`)).status).toBe(404);
    const again = { pictures: await pictures() };
    expect(await send(administrator, "POST", `/api/admin/submissions/${id}/approval`, again)).toEqual(
      failure("submission-not-found"),
    );
  });

  it("Reports are counted for administrators, who take the look off the page; the log has both decisions", async () => {
    const { administrator, stranger } = people();
    const { id, slug } = await publish(people());
    for (const reason of ["copied", "copied", "other"])
      expect(await send(stranger, "POST", `/api/looks/${slug}/reports`, { reason })).toEqual(IS_DONE);
    const { body } = await send(administrator, "GET", "/api/admin/submissions?state=approved");
    const reported = (body as ReviewPage).submissions.find((submission) => submission.id === id);
    expect(reported?.reports).toEqual({ copied: 2, other: 1 });
    const refusal = { reason: "The name is someone else’s." };
    await send(administrator, "POST", `/api/admin/submissions/${id}/refusal`, refusal);
    expect((await page(`/look/${slug}`)).status).toBe(410);
    const { entries } = (await send(administrator, "GET", "/api/admin/audit")).body as AuditPage;
    expect(entries.slice(0, 2).map(({ act, before, after }) => [act, before, after])).toEqual([
      ["look", "approved", `declined ${slug}`],
      ["look", "open", `approved ${slug}`],
    ]);
  });

  it("Tries are counted, and the look’s page says how many there were", async () => {
    const { stranger } = people();
    const { slug } = await publish(people());
    const tries = `/api/looks/${slug}/tries`;
    expect((await page(`/look/${slug}`)).html).not.toContain("Tried");
    expect(await send(stranger, "POST", tries)).toEqual(IS_DONE);
    expect((await page(`/look/${slug}`)).html).toContain("<i>Tried once</i>");
    expect(await send(stranger, "POST", tries)).toEqual(IS_DONE);
    expect((await page(`/look/${slug}`)).html).toContain("<i>Tried 2 times</i>");
    expect((await send(stranger, "GET", `/api/looks/${slug}`)).body).toMatchObject({ tried: 2 });
    expect(await send(stranger, "POST", "/api/looks/nothing/tries")).toEqual(failure("look-not-found"));
  });

  it("Pictures that are no JPEGs, or too large, are refused, and the look stays open", async () => {
    const { administrator } = people();
    const { id } = await submit(people());
    const good = await pictures();
    const path = `/api/admin/submissions/${id}/approval`;
    for (const first of [Buffer.from("<svg/>").toString("base64"), (await pictures(1201)).first])
      expect(await send(administrator, "POST", path, { pictures: { ...good, first } })).toEqual(
        failure("image-damaged"),
      );
    expect(await send(administrator, "POST", path, { pictures: good })).toEqual(IS_DONE);
  });

  it("Markup in a look’s texts is shown as text", async () => {
    const texts = { name: "<script>alert(1)</script>", description: "{{author}} $& <img src=x>", author: "A\"'>&" };
    const { slug } = await publish(people(), { ...PRINT_ROOM, ...texts });
    const { html } = await page(`/look/${slug}`);
    expect(html).toContain("<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>");
    expect(html).toContain("<p>{{author}} $&amp; &lt;img src=x&gt;</p><cite>A&quot;&#39;&gt;&amp;</cite>");
  });

  it("A submission of more than 4 KB is refused before it is parsed", async () => {
    const { author, uid } = people();
    const room = SUBMISSION_LIMIT.bytes - Buffer.byteLength(JSON.stringify({ ...PRINT_ROOM, more: "" }));
    const sizes = [room, room + 1].map((length) => ({ ...PRINT_ROOM, more: "a".repeat(length) }));
    const answers = await Promise.all(sizes.map((body) => send(author, "POST", `/api/users/${uid}/submissions`, body)));
    expect(answers.map(({ status }) => status)).toEqual([403, 413]);
  });

  describe("A stranger", () => {
    it.each([
      ["GET", "submissions of a user", () => `/api/users/${people().uid}/submissions`],
      ["POST", "submissions of a user", () => `/api/users/${people().uid}/submissions`],
      ["GET", "open submissions", () => "/api/admin/submissions"],
    ])("%s of %s must sign in, and another user has no access", async (method, _name, path) => {
      const other = newVisitor(people().server.origin);
      await other.signIn("other@example.com");
      expect(await send(people().stranger, method, path(), PRINT_ROOM)).toEqual(failure("unauthenticated"));
      expect(await send(other, method, path(), PRINT_ROOM)).toEqual(failure("forbidden"));
    });

    it("who is signed in withdraws no other author’s look", async () => {
      const { id, slug } = await publish(people());
      const other = newVisitor(people().server.origin);
      await other.signIn("other@example.com");
      const uid = (await userOf(other))?.uid ?? "";
      expect(await send(other, "DELETE", `/api/users/${uid}/submissions/${id}`)).toEqual(
        failure("submission-not-found"),
      );
      expect((await page(`/look/${slug}`)).status).toBe(200);
    });
  });

  it("A flood of reports from one address is refused after ten a minute", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        send(people().stranger, "POST", "/api/looks/nothing/reports", { reason: "other" }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2);
  });

  it("An account has ten open submissions; withdrawing one leaves nothing and makes room", async () => {
    const author = newVisitor(people().server.origin);
    await author.signIn("prolific@example.com");
    const uid = (await userOf(author))?.uid ?? "";
    const submitted = await Promise.all(
      Array.from({ length: SUBMISSION_LIMIT.open + 3 }, () =>
        send(author, "POST", `/api/users/${uid}/submissions`, PRINT_ROOM),
      ),
    );
    expect(submitted.filter(({ status }) => status === 200)).toHaveLength(SUBMISSION_LIMIT.open);
    expect(submitted).toContainEqual(failure("too-many-submissions", { limit: SUBMISSION_LIMIT.open }));
    const { submissions } = (await send(author, "GET", `/api/users/${uid}/submissions`)).body as ReviewPage;
    const [first] = submissions;
    await send(author, "DELETE", `/api/users/${uid}/submissions/${first?.id}`);
    expect((await page(`/look/${first?.slug}`)).status).toBe(404);
    await submit({ author, uid });
  });

  it("Deleting an account removes its looks, except those that their author leaves without a name", async () => {
    const { server, administrator } = people();
    const author = newVisitor(server.origin);
    await author.signIn("leaving@example.com");
    const leaving = { ...people(), author, uid: (await userOf(author))?.uid ?? "" };
    const removed = await publish(leaving);
    const left = await publish(leaving, { ...PRINT_ROOM, afterDeletion: "anonymise" });
    const open = await submit(leaving);
    const exported = await send(author, "GET", `/api/users/${leaving.uid}/export`);
    expect(exported.body).toMatchObject({ submissions: [{ id: open.id }, { id: left.id }, { id: removed.id }] });
    expect((await send(author, "DELETE", `/api/users/${leaving.uid}`)).status).toBe(200);
    expect((await page(`/look/${removed.slug}`)).status).toBe(410);
    const { html } = await page(`/look/${left.slug}`);
    expect(html).toContain("<h1>Print room</h1>");
    expect(html).not.toMatch(/Morel|<a href="https/);
    const reviews = (await send(administrator, "GET", "/api/admin/submissions")).body as ReviewPage;
    expect(reviews.submissions.some(({ id }) => id === open.id)).toBe(false);
  });

  it("The list of looks is read page by page, newest first, without gaps", async () => {
    for (let count = 0; count < LOOKS_PAGE_SIZE; count++)
      await publish(people(), { ...PRINT_ROOM, name: `Look ${count}` });
    const slugs: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const { body } = await send(people().stranger, "GET", `/api/looks?cursor=${cursor}`);
      const { looks, next } = body as PublicLooks;
      expect(looks.length).toBeLessThanOrEqual(LOOKS_PAGE_SIZE);
      slugs.push(...looks.map(({ slug }) => slug));
      cursor = next;
    }
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThan(LOOKS_PAGE_SIZE);
    const { html } = await page("/looks");
    expect(html).toMatch(/href="\/looks\?cursor=[\d:.TZ-]+_[\w-]+"/);
  });
});
