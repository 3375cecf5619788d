// A push service and a mail server of our own, which read what they are sent.
import { createDecipheriv, createECDH, hkdfSync, type ECDH } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttp, type Server as Http } from "node:http";
import { createServer as createNet, type AddressInfo, type Server as Net, type Socket } from "node:net";

/** Opens a server on any free port. */
async function listen(server: Http | Net): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createNet();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

/** A push service; it can read its messages as the browser could. */
export class PushOffice {
  /** What was taken, opened. */
  readonly taken: string[] = [];
  readonly auth = Buffer.alloc(16, 5);
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #server: Http;
  url = "";

  private constructor() {
    this.#keys.generateKeys();
    this.#server = createHttp((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.taken.push(this.#unseal(Buffer.concat(parts)));
        response.writeHead(201).end();
      });
    });
  }

  static async open(): Promise<PushOffice> {
    const office = new PushOffice();
    office.url = `http://127.0.0.1:${String(await listen(office.#server))}`;
    return office;
  }

  /** What a browser with these keys would say of itself. */
  get browser(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const p256dh = this.#keys.getPublicKey("base64url");
    return { endpoint: `${this.url}/box`, keys: { p256dh, auth: this.auth.toString("base64url") } };
  }

  close(): void {
    this.#server.close();
  }

  /** Opens a message: RFC 8291 and RFC 8188, in one record. */
  #unseal(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const theirs = sealed.subarray(21, 21 + (sealed[20] ?? 0));
    const body = sealed.subarray(21 + theirs.length);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync("sha256", this.#keys.computeSecret(theirs), this.auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    cipher.setAuthTag(body.subarray(-16));
    const open = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
    return open.subarray(0, open.lastIndexOf(2)).toString("utf8");
  }
}

export interface Letter {
  to: string;
  /** Head and body; what travel made of long lines is undone. */
  text: string;
}

/** A mail server that takes everything. */
export class MailOffice {
  readonly taken: Letter[] = [];
  readonly #server = createNet((socket) => {
    this.#serve(socket);
  });
  url = "";

  static async open(): Promise<MailOffice> {
    const office = new MailOffice();
    office.url = `smtp://127.0.0.1:${String(await listen(office.#server))}`;
    return office;
  }

  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    let [heard, to, data] = ["", "", false];
    socket.setEncoding("utf8").on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.on("data", (part: string) => {
      heard += part;
      for (;;) {
        const end = data ? "\r\n.\r\n" : "\r\n";
        const at = heard.indexOf(end);
        if (at < 0) return;
        const said = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (data) {
          this.taken.push({ to, text: said.replaceAll("=\r\n", "").replaceAll("=3D", "=") });
          socket.write("250 taken\r\n");
          data = false;
          continue;
        }
        const verb = said.slice(0, 4).toUpperCase();
        if (verb === "RCPT") to = said;
        data = verb === "DATA";
        socket.write(data ? "354 go on\r\n" : verb === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  }
}
