const liked =
  '😀 😃 😄 😁 😆 😂 🤣 🙂 😉 😊 😇 🥰 😍 🤩 😘 😗 ☺ 😚 😙 😋 😛 😜 🤪 😝 🤗 🤭 😌 🥳 😎 😺 😸 😹 😻 💌 💘 💝 💖 💗 💓 💞 💕 💟 ❣ ❤ 🧡 💛 💚 💙 💜 🤎 🖤 🤍 ♥ 💋 💯 👌 🤌 ✌ 🤞 🤟 🤘 🤙 👍 👏 🙌 👐 🤝 🙏 💪 🎉 🎊 🎈 🎁 🏆 🥇 ✨ 🌟 ⭐ 🌹 🌸 🌺 🌻 🌷 💐 🍀 ☀ 🌞 🔝 ✅ 💃 🕺 👑 😏 ☕ 🎶 🎵';
const disliked =
  '😒 🙄 😬 🤥 😔 😪 😷 🤒 🤕 🤢 🤮 😵 🤯 😕 😟 🙁 ☹ 😧 😦 😨 😰 😥 😢 😭 😱 😖 😣 😞 😓 😩 😫 😤 😡 😠 🤬 👿 💔 👎 🖕 💩 🤡 😑 😐 😶 🤦 🤨 😾 😿 🙀 🚫 ❌ ⚠ 💀 🔪 👊';

const weights = new Map<string, number>([
  ...liked.split(' ').map((emoji) => [emoji, 2] as const),
  ...disliked.split(' ').map((emoji) => [emoji, -2] as const),
]);
const faces = /\p{Extended_Pictographic}/gu;
const smiles = /(?<![\w:/])[:;=8xX][-'^]?[)\]dDpP3*]+|<3|\^[_.]?\^|\(:/g;
const frowns = /(?<![\w:/])[:;=][-'^]?[([/\\|]+(?!\/)|:'\(|\b[tT][_.][tT]\b|-[_.]+-|>[_.]<|\):/g;

/** The feelings that emoji and typed faces show: -2 or 2 each, every kind counted once or twice. */
export function emojiFeelings(text: string): number[] {
  const found: number[] = [];
  const counts = new Map<string, number>();
  for (const [face] of text.matchAll(faces)) {
    const weight = weights.get(face);
    const times = (counts.get(face) ?? 0) + 1;
    counts.set(face, times);
    if (weight !== undefined && times <= 2) found.push(times === 1 ? weight : weight / 2);
  }
  for (const _ of text.matchAll(smiles)) found.push(2);
  for (const _ of text.matchAll(frowns)) found.push(-2);
  return found;
}
