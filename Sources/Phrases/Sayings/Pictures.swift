import ObjectModel
import Scripts
public import Sessions
import Simulator

// What pictures say.
extension Phrasebook {
  /// What stands on a line across the lanes of a timeline.
  public func mark(_ mark: Timeline.Mark) -> String {
    switch mark {
    case .animation: say("mark.animation")
    case .laterTurn: say("mark.later-turn")
    case .clock(let seconds): say("mark.clock", ["seconds": .seconds(seconds)])
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
    case .mark(.clock(let seconds)):
      say("timeline.mark.clock", ["seconds": .seconds(seconds)])
    case .mark(.memoryWarning): say("timeline.mark.memory-warning")
    case .log(let text): say("timeline.log", ["text": .text(text)])
    case .warning(let text): say("timeline.warning", ["text": .text(text)])
    case .drawn(let path): say("timeline.drawn", ["path": .text(path)])
    }
  }

  /// What pictures of a hand-out are called.
  public var ownersTitle: String { say("picture.owners") }
  public var treeTitle: String { say("picture.tree") }

  /// Why a controller stands where it does, beside its name.
  public func role(_ role: Hierarchy.Role) -> String {
    switch role {
    case .root: say("role.root")
    case .child(.inStack(let isTop), _): isTop ? say("role.top-of-stack") : say("role.in-stack")
    case .child(.tab(let isSelected), _): isSelected ? say("role.selected-tab") : say("role.tab")
    case .child(.child, _): say("role.child")
    case .presented(_, let style): say("role.presented", ["style": .text(style)])
    case .leaving: say("role.leaving")
    case .guest: say("role.guest")
    case .alone: say("role.alone")
    }
  }

  /// A branch of a tree, in a sentence.
  public func tree(_ branch: Hierarchy.Branch) -> String {
    let name = Value.text(branch.name)
    switch branch.kind {
    case .window(let size, let isVisible):
      return isVisible
        ? say("tree.window-is-visible", ["name": name, "size": .text(size)])
        : say("tree.window", ["name": name, "size": .text(size)])
    case .controller(let role, let place, let owners):
      return controller(name, relation(role), place, owners ?? [])
    case .view(let size, let controller, let superview):
      return superview.map {
        say(
          "tree.view-with-superview",
          [
            "name": name, "size": .text(size), "controller": .text(controller),
            "superview": .text($0),
          ])
      } ?? say("tree.view", ["name": name, "size": .text(size), "controller": .text(controller)])
    case .subview(let size, let superview):
      return say(
        "tree.subview", ["name": name, "size": .text(size), "superview": .text(superview)])
    }
  }

  /// Owners are left out where none are told.
  private func controller(
    _ name: Value, _ relation: String, _ place: ControllerPlace, _ owners: [OwnerName]
  ) -> String {
    let place = Value.text(self.place(place))
    if owners.isEmpty {
      return say("tree.controller", ["name": name, "relation": .text(relation), "place": place])
    }
    return say(
      "tree.controller-owned",
      [
        "name": name, "relation": .text(relation), "place": place,
        "owners": .text(self.owners(owners)),
      ])
  }

  /// The role in a sentence, with who holds the controller.
  private func relation(_ role: Hierarchy.Role) -> String {
    switch role {
    case .root(let holder): say("relation.root", ["holder": .text(holder)])
    case .child(.inStack(let isTop), let holder):
      isTop
        ? say("relation.top-of-stack", ["holder": .text(holder)])
        : say("relation.in-stack", ["holder": .text(holder)])
    case .child(.tab(let isSelected), let holder):
      isSelected
        ? say("relation.selected-tab", ["holder": .text(holder)])
        : say("relation.tab", ["holder": .text(holder)])
    case .child(.child, let holder): say("relation.child", ["holder": .text(holder)])
    case .presented(let holder, let style):
      say("relation.presented", ["holder": .text(holder), "style": .text(style)])
    case .leaving(let holder): say("relation.leaving", ["holder": .text(holder)])
    case .guest(let holder): say("relation.guest", ["holder": .text(holder)])
    case .alone: say("relation.alone")
    }
  }
}
