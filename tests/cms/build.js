"use strict";

/** `strapi build`. The command takes a tsconfig.json above this folder, which is the portal's, for the project's own. */

const { sys } = require("typescript");

const { fileExists } = sys;
sys.fileExists = (path) => !path.endsWith("tsconfig.json") && fileExists(path);
process.argv.push("build");
require("./node_modules/@strapi/strapi/bin/strapi.js");
