import Sessions

// What pictures say, in Czech.
extension Czech {
  func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: "animace"
    case .laterTurn: "další průchod run loopem"
    case .memoryWarning: "varování o nedostatku paměti"
    }
  }

  func timeline(_ phrase: TimelinePhrase) -> String {
    switch phrase {
    case .heading(let calls, let controllers):
      czech(calls, "volání", "volání", "volání") + ", "
        + czech(controllers.count, "controller", "controllery", "controllerů") + ": "
        + controllers.joined(separator: ", ") + "."
    case .call(let message, let name, let isController):
      "\(isController ? "Controller" : "Objekt") \(name) dostane zprávu \(message)."
    case .mark(.animation): "Potom proběhne animace."
    case .mark(.laterTurn): "Potom začne další průchod run loopem."
    case .mark(.memoryWarning): "Systém pošle varování o nedostatku paměti."
    case .log(let text): "Aplikace vypíše: \(text)"
    case .warning(let text): "UIKit varuje: \(text)"
    case .drawn(let path): "Obrázek je v souboru \(path)."
    }
  }

  func role(_ role: RolePhrase) -> String {
    switch role {
    case .root: "kořenový"
    case .inStack: "v zásobníku"
    case .topOfStack: "na vrcholu zásobníku"
    case .tab: "tab"
    case .selectedTab: "vybraný tab"
    case .child: "dceřiný"
    case .presented(let style): "modálně zobrazený, \(style)"
    case .leaving: "odchází"
    case .guest: "bez rodiče, je tu jen jeho view"
    case .alone: "v žádném okně"
    }
  }

  func tree(_ phrase: TreePhrase) -> String {
    switch phrase {
    case .window(let name, let size, let isVisible):
      "\(name) je okno \(isVisible ? "na obrazovce" : "mimo obrazovku"), \(size)."
    case .controller(let name, let role, let holder, let place, let owners):
      "Controller \(name) \(relation(role, to: holder ?? "")): \(self.place(place))"
        + (owners.isEmpty ? "." : "; \(self.owners(owners)).")
    case .view(let name, let size, let controller, let superview):
      "\(name) (\(size)) je view controlleru \(controller)"
        + (superview.map { " a je v \($0)." } ?? ".")
    case .subview(let name, let size, let superview): "\(name) (\(size)) je v \(superview)."
    }
  }

  private func relation(_ role: RolePhrase, to holder: String) -> String {
    switch role {
    case .root: "je kořenový v okně \(holder)"
    case .inStack: "je v navigačním zásobníku controlleru \(holder)"
    case .topOfStack: "je na vrcholu navigačního zásobníku controlleru \(holder)"
    case .tab: "je tab controlleru \(holder)"
    case .selectedTab: "je vybraný tab controlleru \(holder)"
    case .child: "je dceřiný, jeho rodič je \(holder)"
    case .presented(let style): "je modálně zobrazený nad controllerem \(holder), styl \(style)"
    case .leaving: "odchází z controlleru \(holder)"
    case .guest: "nemá rodiče, ale jeho view je v \(holder)"
    case .alone: "není v žádném okně"
    }
  }
}
