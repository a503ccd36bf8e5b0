import { homedir } from 'node:os';

/** What stands in place of an e-mail address. */
const somebody = '<email>';
const email = /[\w.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}/g;

/** A folder as it stands in a pattern. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Hides who and where one is: e-mail addresses, and the name of the home folder. Answers never show secrets, with or without this;
 * it is for what is shown to others.
 */
export function withoutPerson(home = homedir()): (text: string) => string {
  const folder = home.length > 1 ? new RegExp(`${literally(home)}(?![\\w.-])`, 'g') : undefined;
  return (text) => {
    const hidden = text.replaceAll(email, somebody);
    return folder ? hidden.replaceAll(folder, '~') : hidden;
  };
}
