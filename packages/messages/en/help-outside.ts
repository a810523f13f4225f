/** The guide's pages about the command line and about privacy. */
import { rich } from "../rich-text.ts";
import type { HelpPageText } from "../help-text.ts";

const command: HelpPageText = {
  title: "The command line",
  summary:
    "Frame folders from a terminal, a script or another program, in the same files as the editor, byte for byte.",
  sections: {
    start: {
      title: "Start",
      blocks: [
        {
          shell:
            'matte frame photo.jpg\nmatte frame *.jpg --look museum --out prints\nmatte frame *.jpg --credit "Ada Holm" --location "{city}, {country}"',
        },
        {
          text: rich(
            "Results go to <code>framed/</code>, or where <code>--out</code> says. Your files stay. Results that exist are skipped, so a second call continues the first; <code>--force</code> replaces them. <code>matte looks</code> lists the looks, and <code>--look</code> also takes a file of <ui>Export look</ui>.",
          ),
        },
      ],
      plan: rich(
        "<code>matte sign-in</code> signs the computer in, for the plan of your account. Without it, one photo at a time is framed, with the watermark.",
      ),
    },
    captions: {
      title: "A caption for each photo",
      blocks: [
        {
          text: rich(
            "Export the table of <ui>Edit captions</ui>, or write one in a spreadsheet. Rows name their photo by its file name.",
          ),
        },
        { shell: "matte frame *.jpg --captions captions.csv --preset portrait-4x5 --out social" },
      ],
    },
    inspect: {
      title: "See before you frame",
      blocks: [
        { shell: "matte inspect photo.jpg\nmatte frame *.jpg --dry-run" },
        {
          text: rich(
            "<code>matte inspect</code> says how a photo would be exported, what its camera wrote, and what its Content Credentials say. <code>--dry-run</code> prints what would be written, and writes nothing.",
          ),
        },
      ],
    },
    more: {
      title: "Folders, crops and large jobs",
      words: "Lightroom darktable Kubernetes automation script",
      blocks: [
        {
          shell:
            "matte watch ~/Pictures/export\nmatte frame photo.jpg --crop 4:5 --max-kb 2000\nmatte frame *.jpg --shard 2/4\nmatte unframe framed/*.jpeg",
        },
        {
          text: rich(
            "<code>matte watch</code> frames what arrives in a folder. <code>--shard</code> shares a job among computers. Lightroom Classic and darktable can call Matte when they export. <code>matte help frame</code> lists every option.",
          ),
        },
      ],
    },
  },
};

const privacy: HelpPageText = {
  title: "Privacy, and where your work is kept",
  summary: "Photos are framed in your browser. What stays on your device, what a server stores, and how to delete it.",
  shot: "The next visit: a new photo in the editor, and above it the offer to restore the photos of the last visit.",
  sections: {
    "on-your-device": {
      title: "On your device",
      words: "restore crash offline storage lost",
      blocks: [
        {
          text: rich(
            "Photos are opened, framed and written by your browser. List, captions and settings are kept in its storage while you work. After a crash or a reload the editor says <ui>Your photos are still here</ui>: restore them, or press <ui>Start fresh</ui>.",
          ),
        },
        {
          points: [
            "Photos that you dropped are opened from where they are; others are copied into the browser’s storage, up to 2 GB.",
            "After a reload there is nothing to undo.",
            "Private windows keep nothing: export before you close them.",
            "What you leave is removed after 14 days, and when you sign out. The editor asks first.",
          ],
        },
        { text: "Once it has loaded, the editor works without a network. What has to be sent waits." },
      ],
    },
    "in-the-file": {
      title: "In the exported file",
      words: "metadata location GPS EXIF",
      blocks: [
        {
          text: rich(
            "The export contains what you printed, your credit, and the camera’s data. It contains your position only with <ui>Keep location (GPS)</ui>. <ui>Place names from GPS</ui> prints city and country; the position itself stays in your browser.",
          ),
        },
        {
          text: rich(
            "Unless <ui>Remember the frame in the file</ui> is off, it also contains your look and texts, about half a kilobyte, so that <unframe>the frame comes off</unframe> again.",
          ),
        },
      ],
    },
    "on-the-server": {
      title: "On the server",
      words: "upload delete account data",
      isPublic: true,
      blocks: [
        {
          points: [
            "Your account: address, name, plan and answers.",
            "For each photo that you load, a preview of 600 px and the file’s name.",
            rich("For each export, a copy of it. <ui>Store copies of exports</ui> on the account page turns that off."),
          ],
        },
        {
          text: rich(
            "Previews and copies have no camera data and no places. Only you and the administrators can open them. <ui>Pictures</ui> on the account page says how many there are, and <ui>Delete all</ui> removes them. You can download all data about you there, and delete the account.",
          ),
        },
      ],
      plan: "Settings and logos follow your account on Pro and Studio; on Free they stay in this browser.",
    },
    "on-this-server": {
      title: "On this server",
      words: "upload",
      isPrivate: true,
      blocks: [
        {
          text: "This Matte is private. Photos and exports are never sent to it. It stores your settings, looks and logos, so that they are there in every browser that opens it.",
        },
      ],
    },
  },
};

export const helpOutside = { command, privacy };
