export const IS_STRAPI_4 = "STRAPI_URL answers as Strapi 4: the portal needs Strapi 5";

/** Strapi 4 has `attributes`, and refuses a field as "Invalid parameter NAME". Strapi 5 has "Invalid parameter at 'NAME'". */
export const isOfStrapi4 = (body: string): boolean =>
	/"attributes":\{|"message":"Invalid parameter (?!at ')/.test(body.slice(0, 2000));
