// Attacks the program at random; `Scripts/attack.sh` builds what is needed and starts it.
import Attacker
import Foundation

guard let wish = Wish(Array(CommandLine.arguments.dropFirst())) else {
  say(Wish.usage)
  exit(2)
}
do {
  let target = try Target(ProcessInfo.processInfo.environment)
  let all = try allKinds(for: target)
  switch wish {
  case .attack(let minutes, let seed, let names):
    let campaign = Campaign(target, try all.named(names))
    say("attack: \(minutes) minutes, seed \(seed)")
    campaign.attack(minutes: minutes, seed: seed)
    exit(campaign.end(seed) ? 0 : 1)
  case .replay(let names): exit(try Campaign(target, all).replay(names) ? 0 : 1)
  }
} catch {
  say("attack: \(error)")
  exit(1)
}
