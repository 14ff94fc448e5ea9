public import Sessions

// What pictures say.
extension Phrasebook {
  /// What stands on a line across the lanes of a timeline.
  public func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: say("mark.animation")
    case .laterTurn: say("mark.later-turn")
    case .memoryWarning: say("mark.memory-warning")
    }
  }

  /// A part of a timeline, in a sentence.
  public func timeline(_ phrase: TimelinePhrase) -> String {
    switch phrase {
    case .heading(let calls, let controllers):
      say(
        "timeline.heading",
        [
          "calls": .number(calls), "controllers": .number(controllers.count),
          "names": .list(controllers),
        ])
    case .call(let message, let name, let isController):
      isController
        ? say("timeline.call-is-controller", ["message": .text(message), "name": .text(name)])
        : say("timeline.call", ["message": .text(message), "name": .text(name)])
    case .mark(.animation): say("timeline.mark.animation")
    case .mark(.laterTurn): say("timeline.mark.later-turn")
    case .mark(.memoryWarning): say("timeline.mark.memory-warning")
    case .log(let text): say("timeline.log", ["text": .text(text)])
    case .warning(let text): say("timeline.warning", ["text": .text(text)])
    case .drawn(let path): say("timeline.drawn", ["path": .text(path)])
    }
  }

  /// Why a controller stands where it does, beside its name.
  public func role(_ role: RolePhrase) -> String {
    switch role {
    case .root: say("role.root")
    case .inStack: say("role.in-stack")
    case .topOfStack: say("role.top-of-stack")
    case .tab: say("role.tab")
    case .selectedTab: say("role.selected-tab")
    case .child: say("role.child")
    case .presented(let style): say("role.presented", ["style": .text(style)])
    case .leaving: say("role.leaving")
    case .guest: say("role.guest")
    case .alone: say("role.alone")
    }
  }

  /// A branch of a tree, in a sentence.
  public func tree(_ phrase: TreePhrase) -> String {
    switch phrase {
    case .window(let name, let size, let isVisible):
      isVisible
        ? say("tree.window-is-visible", ["name": .text(name), "size": .text(size)])
        : say("tree.window", ["name": .text(name), "size": .text(size)])
    case .controller(let name, let role, let holder, let place, let owners):
      controller(name, relation(role, to: holder ?? ""), place, owners)
    case .view(let name, let size, let controller, let superview):
      superview.map {
        say(
          "tree.view-with-superview",
          [
            "name": .text(name), "size": .text(size), "controller": .text(controller),
            "superview": .text($0),
          ])
      }
        ?? say(
          "tree.view", ["name": .text(name), "size": .text(size), "controller": .text(controller)])
    case .subview(let name, let size, let superview):
      say(
        "tree.subview", ["name": .text(name), "size": .text(size), "superview": .text(superview)])
    }
  }

  private func controller(
    _ name: String, _ relation: String, _ place: ControllerPlace, _ owners: [String]
  ) -> String {
    owners.isEmpty
      ? say(
        "tree.controller",
        ["name": .text(name), "relation": .text(relation), "place": .text(self.place(place))])
      : say(
        "tree.controller-owned",
        [
          "name": .text(name), "relation": .text(relation), "place": .text(self.place(place)),
          "owners": .text(self.owners(owners)),
        ])
  }

  private func relation(_ role: RolePhrase, to holder: String) -> String {
    switch role {
    case .root: say("relation.root", ["holder": .text(holder)])
    case .inStack: say("relation.in-stack", ["holder": .text(holder)])
    case .topOfStack: say("relation.top-of-stack", ["holder": .text(holder)])
    case .tab: say("relation.tab", ["holder": .text(holder)])
    case .selectedTab: say("relation.selected-tab", ["holder": .text(holder)])
    case .child: say("relation.child", ["holder": .text(holder)])
    case .presented(let style):
      say("relation.presented", ["holder": .text(holder), "style": .text(style)])
    case .leaving: say("relation.leaving", ["holder": .text(holder)])
    case .guest: say("relation.guest", ["holder": .text(holder)])
    case .alone: say("relation.alone")
    }
  }
}
