import Sessions

// What pictures say, in English.
extension English {
  func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: "animation"
    case .laterTurn: "later turn of the run loop"
    case .memoryWarning: "memory warning"
    }
  }

  func timeline(_ phrase: TimelinePhrase) -> String {
    switch phrase {
    case .heading(let calls, let controllers):
      (calls == 1 ? "1 call to " : "\(calls) calls to ")
        + (controllers.count == 1 ? "1 controller: " : "\(controllers.count) controllers: ")
        + controllers.joined(separator: ", ") + "."
    case .call(let message, let name, _): "\(name) is sent \(message)."
    case .mark(.animation): "Then the animation runs."
    case .mark(.laterTurn): "Then a later turn of the run loop begins."
    case .mark(.memoryWarning): "The system sends a memory warning."
    case .log(let text): "The app prints: \(text)"
    case .warning(let text): "UIKit warns: \(text)"
    case .drawn(let path): "The picture is in \(path)."
    }
  }

  func role(_ role: RolePhrase) -> String {
    switch role {
    case .root: "root"
    case .inStack: "in the stack"
    case .topOfStack: "top of the stack"
    case .tab: "tab"
    case .selectedTab: "selected tab"
    case .child: "child"
    case .presented(let style): "presented, \(style)"
    case .leaving: "leaving"
    case .guest: "no parent, only its view is here"
    case .alone: "in no window"
    }
  }

  func tree(_ phrase: TreePhrase) -> String {
    switch phrase {
    case .window(let name, let size, let isVisible):
      "\(name) is a window \(isVisible ? "on" : "off") screen, \(size)."
    case .controller(let name, let role, let holder, let place, let owners):
      "\(name) \(relation(role, to: holder ?? "")): \(self.place(place))"
        + (owners.isEmpty ? "." : "; \(self.owners(owners)).")
    case .view(let name, let size, let controller, let superview):
      "\(name), \(size), is the view of \(controller)"
        + (superview.map { " and is in \($0)." } ?? ".")
    case .subview(let name, let size, let superview): "\(name), \(size), is in \(superview)."
    }
  }

  private func relation(_ role: RolePhrase, to holder: String) -> String {
    switch role {
    case .root: "is the root view controller of \(holder)"
    case .inStack: "is in the stack of \(holder)"
    case .topOfStack: "is the top of the stack of \(holder)"
    case .tab: "is a tab of \(holder)"
    case .selectedTab: "is the selected tab of \(holder)"
    case .child: "is a child of \(holder)"
    case .presented(let style): "is presented by \(holder) in the style \(style)"
    case .leaving: "is leaving \(holder)"
    case .guest: "has no parent, but its view is in \(holder)"
    case .alone: "is in no window"
    }
  }
}
