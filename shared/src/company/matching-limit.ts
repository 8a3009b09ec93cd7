/** More companies for one district and trade than anybody reads: beyond it they are found by their name. */
export const maxMatching = 200;
