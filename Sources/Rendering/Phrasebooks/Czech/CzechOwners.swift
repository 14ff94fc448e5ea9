// Who owns what, in Czech.
extension Czech {
  func owners(_ names: [String]) -> String {
    switch names.count {
    case 0: "bez vlastníků"
    case 1: "vlastník: \(names[0])"
    default: "vlastníci: \(names.joined(separator: ", "))"
    }
  }

  func owner(_ owner: OwnerPhrase) -> String {
    switch owner {
    case .you: "vy"
    case .yours(let name): "vy (proměnná \(name))"
    case .named(let name): name
    case .collection(let name): "kolekce \(name)"
    case .timer(let name): "časovač \(name) (do invalidate)"
    case .variable(let name): "proměnná \(name)"
    case .superview(let name): "nadřazené view \(name)"
    case .view(let name): "view controlleru \(name)"
    case .stack(let name): "navigační zásobník controlleru \(name)"
    case .tabs(let name): "taby controlleru \(name)"
    case .parent(let name): "rodič \(name)"
    case .presenter(let name): "zobrazující controller \(name)"
    case .presentation(let name): "zobrazení controlleru \(name)"
    case .property(let label, let name): "vlastnost \(label) objektu \(name)"
    case .ivar(let label, let name): "instanční proměnná \(label) objektu \(name)"
    case .claim(let message, let line): "\(message) na řádku \(line), nic na něj neukazuje"
    case .pool: "autorelease pool"
    case .statement: "právě běžící příkaz"
    case .uikit: "UIKit"
    case .runLoop: "run loop"
    case .block(let line, let name): "blok z řádku \(line), který zachycuje \(name)"
    case .closure(let line, let name): "closure z řádku \(line), která zachycuje \(name)"
    }
  }

  func owners(count: Int) -> String { "počet vlastníků: \(count)" }

  func unreleased(_ name: String, by message: String, line: Int) -> String {
    "\(name) (\(message), řádek \(line))"
  }

  func unreleased(_ names: String) -> String {
    "zatím bez release, vede k nim jen proměnná: \(names)"
  }

  func leaks(_ count: Int) -> String {
    count == 0
      ? "žádné úniky" : czech(count, "uniklý objekt", "uniklé objekty", "uniklých objektů")
  }

  func leaked(_ name: String, count: Int, line: Int) -> String {
    "\(name): vznik na řádku \(line), počet referencí \(count), nic na něj neukazuje"
  }

  func share(of owner: String, by message: String?, line: Int) -> String {
    message.map { "\(owner): \($0) na řádku \(line)" } ?? "\(owner), od řádku \(line)"
  }

  func freed(line: Int, by end: EndPhrase) -> String {
    switch end {
    case .release: "zánik na řádku \(line) zprávou release"
    case .pool: "zánik na řádku \(line), když se vyprázdnil autorelease pool"
    case .statement: "zánik na řádku \(line) s koncem příkazu"
    case .owner(let owner): "zánik na řádku \(line), poslední vlastník: \(owner)"
    }
  }

  func circle(_ members: String) -> String { "cyklus silných referencí: \(members)" }

  func lost(_ loss: LossPhrase) -> String {
    switch loss {
    case .letGo(let owner, let line): "ztráta na řádku \(line), poslední vlastník: \(owner)"
    case .released(let line): "ztráta na řádku \(line) s posledním release zvenku"
    case .overwritten(let owner, let line):
      "ztráta na řádku \(line): ukazatel se přepsal bez release (\(owner))"
    case .scopeEnded(let owner, let line):
      "ztráta: rozsah platnosti skončil bez release (\(owner), řádek \(line))"
    case .holderFreed(let owner, let holder, let line):
      "ztráta na řádku \(line): objekt \(holder) zanikl bez release (\(owner))"
    case .claim(let message, let line):
      "ztráta hned: výsledek \(message) z řádku \(line) nic nedrží"
    }
  }

  func during(line: Int) -> String { "; běžel řádek \(line)" }
}
