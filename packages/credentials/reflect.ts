/**
 * The library's certificates need this at their first line. A module by itself, imported before them, because bundlers run a CommonJS
 * package only after the modules imported next to it.
 */
import "reflect-metadata";
