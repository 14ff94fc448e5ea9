import Curriculum
import Syntax

/// What somebody who is wrong about the life cycle expects of a scene.
enum Belief {
  /// What this would do instead.
  case run(setUp: String, code: String)
  /// That a controller hears nothing of it.
  case deaf(String)
}

extension Scene {
  /// The ideas that people have of what is asked, the likeliest first.
  var beliefs: [Belief] {
    let stage = stage
    switch asked {
    case .push(let name, _), .replaceRoot(let name):
      return [loading(name), .deaf(stage.front)]
    case .present(let name, let style, let isAnimated):
      let styles = Stage.Style.allCases.filter { $0 != style && stage.version >= UIKitVersion(13) }
      return styles.map { instead(.present(name, $0, isAnimated)) } + [
        loading(name), .deaf(stage.front),
      ]
    case .select(let place):
      guard case .tabs(let names, let selected) = stage.home else { return [] }
      return [loading(names[place]), .deaf(names[selected])]
    case .restack(let names, _):
      let top = names.last ?? ""
      return [loading(top), .deaf(stage.front), .deaf(top)]
    case .pop, .popToRoot:
      guard let stack = stage.openStack, stack.count > 1 else { return [] }
      let isPop = if case .pop = asked { true } else { false }
      let under = isPop ? stack[stack.count - 2] : stack[0]
      return [loading(under), .deaf(under)]
    case .swipe(let isDone): return [instead(.swipe(isDone: !isDone))]
    case .dismiss, .swipeDown:
      let style = stage.presented.last?.style
      let others = Stage.Style.allCases.filter { $0 != style }
      let before = stage.presented.dropLast().last?.name
      return (stage.version >= UIKitVersion(13) ? others.compactMap(presentedAs) : [])
        + [.deaf(before ?? under)]
    case .add, .remove:
      let lines = asked.lines(on: stage, in: dialect)
      return [.run(setUp: setUp, code: lines[1])]
    case .glance(let name, _):
      return stage.children.isEmpty && stage.spare.contains(name)
        ? [instead(.present(name, .fullScreen, false))] : []
    case .warn: return [.deaf(stage.front)]
    case .dropView, .background, .foreground: return []
    }
  }

  /// Whoever stands in the window.
  private var under: String {
    var stage = stage
    stage.presented = []
    return stage.front
  }

  /// What somebody would see who confuses one move with another.
  private func instead(_ move: Move) -> Belief {
    .run(setUp: setUp, code: move.lines(on: stage, in: dialect).joined(separator: "\n"))
  }

  /// As if a view that is there were not, or one that is not were.
  private func loading(_ name: String) -> Belief {
    let stage = stage
    let move = stage.loaded.contains(name) ? Move.dropView(name) : .glance(name, .view)
    let line = move.lines(on: stage, in: dialect).joined(separator: "\n")
    return .run(setUp: setUp + "\n" + line, code: code)
  }

  /// As if what covers the rest had been presented in another way.
  private func presentedAs(_ style: Stage.Style) -> Belief? {
    let place = moves.lastIndex { if case .present = $0 { true } else { false } }
    guard let place, case .present(let name, _, let isAnimated) = moves[place] else { return nil }
    var moves = moves
    moves[place] = .present(name, style, isAnimated)
    let other = Scene(types: types, start: start, moves: moves, asked: asked)
    return .run(setUp: other.setUp, code: code)
  }
}

/// What people with some ideas expect, found out when it is asked for: who hears nothing is left out
/// of the run that there is, what would be done instead costs one of its own and comes last.
struct Expected {
  /// What has not been found out yet.
  private var rest: ArraySlice<Belief>
  /// What has.
  private var known: [[String]] = []

  init(_ beliefs: [Belief]) {
    rest = (beliefs.filter { !$0.isRun } + beliefs.filter(\.isRun))[...]
  }

  /// Whether some belief leads to calls of which this is so. What has been found out is looked at
  /// first, then one belief after the other is.
  mutating func contains(
    by find: (Belief) -> [String], where isWanted: ([String]) -> Bool
  ) -> Bool {
    if known.contains(where: isWanted) { return true }
    while let belief = rest.popFirst() {
      known.append(find(belief))
      if known.last.map(isWanted) == true { return true }
    }
    return false
  }

  /// The first calls that are expected and are not among these.
  mutating func foreign(
    to calls: [String], atMost count: Int, by find: (Belief) -> [String]
  ) -> [String] {
    var foreign: [String] = []
    _ = contains(by: find) { expected in
      for call in expected where !calls.contains(call) && !foreign.contains(call) {
        foreign.append(call)
      }
      return foreign.count >= count
    }
    return Array(foreign.prefix(count))
  }
}

extension Belief {
  /// Whether only a run of its own tells.
  fileprivate var isRun: Bool {
    switch self {
    case .run: true
    case .deaf: false
    }
  }
}
