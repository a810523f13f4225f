import { describe, expect, test } from "vitest";
import { inCase, LETTER_CASES, upperCase } from "./case.ts";

describe("A text has the letters of its language", () => {
  test.each([
    ["Old harbour, LISBON", "OLD HARBOUR, LISBON", "old harbour, lisbon", "Old harbour, lisbon", "Old Harbour, Lisbon"],
    ["İZMİR ve DİYARBAKIR", "İZMİR VE DİYARBAKIR", "izmir ve diyarbakır", "İzmir ve diyarbakır", "İzmir Ve Diyarbakır"],
    ["Große Straße", "GROSSE STRASSE", "große straße", "Große straße", "Große Straße"],
    ["ΟΔΟΣ ΑΘΗΝΑΣ", "ΟΔΟΣ ΑΘΗΝΑΣ", "οδος αθηνας", "Οδος αθηνας", "Οδος Αθηνας"],
    ["Οδός Αθηνάς", "ΟΔΟΣ ΑΘΗΝΑΣ", "οδός αθηνάς", "Οδός αθηνάς", "Οδός Αθηνάς"],
    ["МОСТ через реку", "МОСТ ЧЕРЕЗ РЕКУ", "мост через реку", "Мост через реку", "Мост Через Реку"],
    [
      "st. john’s. the end!",
      "ST. JOHN’S. THE END!",
      "st. john’s. the end!",
      "St. John’s. The end!",
      "St. John’s. The End!",
    ],
    [
      "“two pears” (on oak)",
      "“TWO PEARS” (ON OAK)",
      "“two pears” (on oak)",
      "“Two pears” (on oak)",
      "“Two Pears” (On Oak)",
    ],
    [
      "IJSSELMEER bij nacht",
      "IJSSELMEER BIJ NACHT",
      "ijsselmeer bij nacht",
      "IJsselmeer bij nacht",
      "IJsselmeer Bij Nacht",
    ],
    [
      "aan het IJ, IJmuiden",
      "AAN HET IJ, IJMUIDEN",
      "aan het ij, ijmuiden",
      "Aan het ij, ijmuiden",
      "Aan Het IJ, IJmuiden",
    ],
    ["kawah IJEN", "KAWAH IJEN", "kawah ijen", "Kawah ijen", "Kawah Ijen"],
    ["ǆamija u ǉubuškom", "ǄAMIJA U ǇUBUŠKOM", "ǆamija u ǉubuškom", "ǅamija u ǉubuškom", "ǅamija U ǈubuškom"],
    ["ßuite ﬁne", "SSUITE FINE", "ßuite ﬁne", "Ssuite ﬁne", "Ssuite Fine"],
    ["3 dunes", "3 DUNES", "3 dunes", "3 dunes", "3 Dunes"],
    ["静物、朝の光", "静物、朝の光", "静物、朝の光", "静物、朝の光", "静物、朝の光"],
    ["غروب", "غروب", "غروب", "غروب", "غروب"],
  ])("%s", (text, ...expected) => {
    expect(LETTER_CASES.map((letters) => inCase(text, letters))).toEqual(expected);
  });
});

test("Letters beyond the first plane stay whole", () => {
  expect(inCase("𐐨𐐩 𐐨", "title")).toBe("𐐀𐐩 𐐀");
  expect(upperCase("𐐨")).toBe("𐐀");
});
