import { expect, test } from "vitest";
import { tidyCamera, tidyLens } from "./tidy.ts";

test.each([
  ["NIKON Z 6_2", "NIKON CORPORATION", "Nikon Z6 II"],
  ["NIKON Z 9", "NIKON CORPORATION", "Nikon Z9"],
  ["NIKON Z fc", "NIKON CORPORATION", "Nikon Zfc"],
  ["NIKON Z50_2", "NIKON CORPORATION", "Nikon Z50 II"],
  ["NIKON D850", "NIKON CORPORATION", "Nikon D850"],
  ["COOLPIX P1000", "NIKON", "Nikon Coolpix P1000"],
  ["ILCE-7M4", "SONY", "Sony α7 IV"],
  ["ILCE-7", "SONY", "Sony α7"],
  ["ILCE-7RM4A", "SONY", "Sony α7R IVA"],
  ["ILCE-7CM2", "SONY", "Sony α7C II"],
  ["ILCE-7CR", "SONY", "Sony α7CR"],
  ["ILCE-6700", "SONY", "Sony α6700"],
  ["ILCA-99M2", "SONY", "Sony α99 II"],
  ["SLT-A77V", "SONY", "Sony α77"],
  ["DSC-RX100M7", "SONY", "Sony RX100 VII"],
  ["ZV-E10M2", "SONY", "Sony ZV-E10 II"],
  ["ILME-FX3", "SONY", "Sony FX3"],
  ["Canon EOS R6", "Canon", "Canon EOS R6"],
  ["Canon EOS R6m2", "Canon", "Canon EOS R6 Mark II"],
  ["EOS 5D", "Canon", "Canon EOS 5D"],
  ["X-T5", "FUJIFILM", "Fujifilm X-T5"],
  ["u1020,S1020", "OLYMPUS IMAGING CORP.", "Olympus μ 1020"],
  ["u1030SW,S1030SW", "OLYMPUS IMAGING CORP.", "Olympus μ 1030SW"],
  ["GFX100S", "FUJIFILM", "Fujifilm GFX100S"],
  ["iPhone 15 Pro", "Apple", "iPhone 15 Pro"],
  ["Pixel 7 Pro", "Google", "Google Pixel 7 Pro"],
  ["SM-S918B", "samsung", "Samsung Galaxy S23 Ultra"],
  ["SM-A546B", "samsung", "Samsung SM-A546B"],
  ["Galaxy S23", "samsung", "Samsung Galaxy S23"],
  ["E-M1MarkIII", "OLYMPUS CORPORATION", "Olympus OM-D E-M1 Mark III"],
  ["OM-1MarkII", "OM Digital Solutions", "OM System OM-1 Mark II"],
  ["OM-1", "OM Digital Solutions", "OM System OM-1"],
  ["DMC-GX8", "Panasonic", "Panasonic Lumix GX8"],
  ["DC-S5M2X", "Panasonic", "Panasonic Lumix S5 IIX"],
  ["LEICA Q2", "LEICA CAMERA AG", "Leica Q2"],
  ["PENTAX K-1 Mark II", "RICOH IMAGING COMPANY, LTD.", "Pentax K-1 Mark II"],
  ["RICOH GR III", "RICOH IMAGING COMPANY, LTD.", "Ricoh GR III"],
  ["L2D-20c", "Hasselblad", "DJI Mavic 3"],
  ["FC9999", "DJI", "DJI FC9999"],
  ["HERO11 Black", "GoPro", "GoPro HERO11 Black"],
  ["Bessa R3A", "Cosina", "Bessa R3A"],
  ["constructor", "toString", "constructor"],
])("the camera %s of %s is called %s", (model, make, name) => {
  expect(tidyCamera(model, make)).toBe(name);
});

test.each([
  ["NIKON Z 6_2", "Nikon Z6 II"],
  ["ILCE-7M4", "Sony α7 IV"],
  ["X-T5", "X-T5"],
])("the camera %s of an unknown maker is called %s", (model, name) => {
  expect(tidyCamera(model)).toBe(name);
});

test.each([
  ["iPhone 6 back camera 4.15mm f/2.2", "iPhone 6 back camera"],
  ["iPhone 15 Pro back triple camera 6.765mm f/1.78", "iPhone 15 Pro back triple camera"],
  ["Pixel 7 Pro back camera 6.81mm f/1.85", "Pixel 7 Pro back camera"],
  ["NIKKOR Z 24-70mm f/4 S", "NIKKOR Z 24-70mm f/4 S"],
])("the lens %s is called %s", (lens, name) => {
  expect(tidyLens(lens)).toBe(name);
});
