import { expect, test } from "vitest";
import { creatorOf, replacedCreator } from "./creator.ts";
import { creditsOf } from "./credits.ts";

test.each([
  ["Photo by Ada", "Ada"],
  ["@Ada", "Ada"],
  ["© Ada", "Ada"],
  ["Ada Photography", "Ada"],
  ["Shot by Ada", "Ada"],
  ["Captured by Ada", "Ada"],
  ["Ada", "Ada"],
  ["  photo BY:  Ada Lind ", "Ada Lind"],
  ["©Ada", "Ada"],
  ["© 2024 Ada", "Ada"],
  ["© 2019–2024 Ada Lind", "Ada Lind"],
  ["(c) Ada", "Ada"],
  ["Copyright Ada", "Ada"],
  ["Copyright © Ada", "Ada"],
  ["by Ada", "Ada"],
  ["Photography by Ada", "Ada"],
  ["Ada PHOTOGRAPHY", "Ada"],
  ["Byron Lake", "Byron Lake"],
  ["Photograph", "Photograph"],
  ["Shotaro Ishi", "Shotaro Ishi"],
  ["Photo by", "Photo by"],
  ["Photography", "Photography"],
  ["@", "@"],
  ["©", "©"],
  // The templates of each language.
  ["Foto: Ada", "Ada"],
  ["Ada Fotografie", "Ada"],
  ["Fotografiert von Ada", "Ada"],
  ["Aufgenommen von Ada", "Ada"],
  ["Photo : Ada", "Ada"],
  ["Photo\u{A0}: Ada", "Ada"],
  ["Ada Photographie", "Ada"],
  ["Photographié par Ada", "Ada"],
  ["Prise de vue\u{A0}: Ada", "Ada"],
  ["Ada Fotografía", "Ada"],
  ["Fotografía de Ada", "Ada"],
  ["Fotografiado por Ada", "Ada"],
  ["Foto di Ada", "Ada"],
  ["Ada Fotografia", "Ada"],
  ["Scatto di Ada", "Ada"],
  ["Immagine di Ada", "Ada"],
  ["Foto de Ada", "Ada"],
  ["Fotografado por Ada", "Ada"],
  ["Registrado por Ada", "Ada"],
  ["Фото: Ada", "Ada"],
  ["撮影：エイダ", "エイダ"],
  ["写真：エイダ", "エイダ"],
  ["사진: 에이다", "에이다"],
  ["촬영: 에이다", "에이다"],
  ["摄影：阿达", "阿达"],
  ["阿达 摄影", "阿达"],
  ["拍摄：阿达", "阿达"],
  ["影像：阿达", "阿达"],
  ["攝影：艾達", "艾達"],
  ["艾達 攝影", "艾達"],
  ["拍攝：艾達", "艾達"],
  ["Foto Da Vinci", "Foto Da Vinci"],
  ["Fotograf", "Fotograf"],
  ["Bildhaus Lind", "Bildhaus Lind"],
  ["", ""],
])("creatorOf finds in '%s' the name '%s'", (credit, name) => {
  expect(creatorOf(credit)).toBe(name);
});

test("creditsOf turns a caption's text into credits", () => {
  const words = {
    photoBy: " Photo by Ada ",
    subject: "Sea",
    location: " Oslo",
    additionalCredits: "Bea\r\n\n  Çem \n",
  };
  expect(creditsOf(words)).toEqual({
    credit: "Photo by Ada",
    creator: "Ada",
    rights: "© Ada",
    title: "Sea",
    location: "Oslo",
    contributors: ["Bea", "Çem"],
  });
});

test("creditsOf takes rights as typed before those of the photo credit", () => {
  const words = { photoBy: "Ada", subject: "", location: "", additionalCredits: "" };
  expect(creditsOf({ ...words, rights: " All rights reserved by Bea " }).rights).toBe("All rights reserved by Bea");
  expect(creditsOf({ ...words, rights: " " }).rights).toBe("© Ada");
});

test("creditsOf gives neither creator nor rights without a photo credit", () => {
  const words = { photoBy: "", subject: "", location: "", additionalCredits: "" };
  expect(creditsOf(words)).toEqual({ credit: "", creator: "", rights: "", title: "", location: "", contributors: [] });
});

test.each([
  ["Ines Morel", "Photo by Ada", "Ines Morel"],
  ["Ines Morel", "© INES  MOREL", null],
  ["© Ines Morel", "Ines Morel", null],
  ["Ines Morel", "", null],
  [undefined, "Photo by Ada", null],
])("replacedCreator for the creator %s and the credit '%s' is %s", (creator, credit, replaced) => {
  expect(replacedCreator(creator, credit)).toBe(replaced);
});
