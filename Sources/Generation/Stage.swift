import Curriculum
import Syntax

/// Where the controllers of a drawn scene stand: as much of it as says what may happen next.
struct Stage {
  /// What the window shows.
  enum Home: Equatable {
    /// A controller alone, without a container.
    case root(String)
    /// From the root to the top.
    case stack([String])
    case tabs([String], selected: Int)
  }

  /// The presentation styles that questions have.
  enum Style: String, CaseIterable {
    /// Full screen takes the views below away, the other two leave them.
    case fullScreen, pageSheet, overFullScreen
  }

  /// Of iOS: it decides what may happen.
  let version: UIKitVersion
  var home: Home
  /// What is presented, and how, the topmost last.
  var presented: [(name: String, style: Style)] = []
  /// Child controllers, the latest last, with who holds each.
  var children: [(name: String, parent: String)] = []
  /// The controllers that have been made and stand nowhere.
  var spare: [String]
  /// Whose view is loaded, as far as the moves tell.
  var loaded: Set<String> = []
  /// Whether the app is in the background, and whether it has been there.
  var isInBackground = false
  /// So that no app is sent there twice.
  var wasInBackground = false

  /// Everybody, in the order in which they were made.
  let names: [String]

  /// The controller that the person sees, without its children.
  var front: String {
    if let sheet = presented.last { return sheet.name }
    switch home {
    case .root(let name): return name
    case .stack(let names): return names.last ?? ""
    case .tabs(let names, let selected): return names[selected]
    }
  }

  /// The stack, where the window shows one and nothing covers it.
  var openStack: [String]? {
    guard presented.isEmpty, case .stack(let names) = home else { return nil }
    return names
  }
}

extension Stage {
  /// What may happen next, the likelier the more often.
  func moves() -> [Move] {
    if isInBackground { return [.foreground] }
    var moves: [Move] = [.warn]
    if has(.background), !wasInBackground { moves.append(.background) }
    for isAnimated in [false, true] { moves += transitions(isAnimated) }
    if has(.add), children.isEmpty {
      moves += spare.map { .add($0, to: front) }
    }
    if let child = children.last { moves += [.remove(child.name), .remove(child.name)] }
    if let sheet = presented.last, sheet.style == .pageSheet, has(.swipeDown) {
      moves += [.swipeDown, .swipeDown]
    }
    if let stack = openStack, stack.count > 1, children.isEmpty, has(.swipe) {
      moves += [true, true, false, false].map(Move.swipe)
    }
    if presented.isEmpty, children.isEmpty {
      switch home {
      case .tabs(let names, let selected):
        moves += names.indices.filter { $0 != selected }.flatMap { [.select($0), .select($0)] }
      case .root: moves += spare.map(Move.replaceRoot)
      case .stack: break
      }
    }
    moves += names.flatMap { name in
      Move.Glance.allCases.filter { $0.since <= version }.map { .glance(name, $0) }
    }
    moves += hidden.map(Move.dropView)
    return moves
  }

  /// Whether the version has such a move.
  private func has(_ move: Demand.Move) -> Bool { version >= move.since }

  /// What can be done with or without an animation.
  private func transitions(_ isAnimated: Bool) -> [Move] {
    var moves: [Move] = []
    if children.isEmpty {
      moves += spare.flatMap { [.present($0, .fullScreen, isAnimated)] + sheets($0, isAnimated) }
    }
    if !presented.isEmpty { moves += [.dismiss(isAnimated), .dismiss(isAnimated)] }
    guard let stack = openStack, children.isEmpty else { return moves }
    moves += spare.flatMap { [.push($0, isAnimated), .push($0, isAnimated)] }
    if stack.count > 1 { moves += [.pop(isAnimated), .pop(isAnimated)] }
    if has(.restack) {
      moves += spare.map { .restack(stack.dropLast() + [$0], isAnimated) }
      if stack.count > 1 { moves.append(.restack(stack.reversed(), isAnimated)) }
    }
    if stack.count > 2 { moves += [.popToRoot(isAnimated), .popToRoot(isAnimated)] }
    return moves
  }

  /// Sheets and what covers without hiding, since iOS 13.
  private func sheets(_ name: String, _ isAnimated: Bool) -> [Move] {
    if version < UIKitVersion(13) { return [] }
    return [.present(name, .pageSheet, isAnimated), .present(name, .overFullScreen, isAnimated)]
  }

  /// Who has a view and is not on screen, whose view may be dropped by hand.
  private var hidden: [String] {
    var shown: Set<String> = [front]
    if case .root(let name) = home { shown.insert(name) }
    if case .stack(let names) = home { shown.formUnion(names.suffix(1)) }
    if case .tabs(let names, let selected) = home { shown.insert(names[selected]) }
    shown.formUnion(presented.map(\.name))
    shown.formUnion(children.map(\.name))
    return names.filter { loaded.contains($0) && !shown.contains($0) }
  }

  /// What a move leads to: who stands where, whose view is loaded, who is free again.
  mutating func take(_ move: Move) {
    switch move {
    case .push(let name, _):
      if case .stack(let names) = home { home = .stack(names + [name]) }
      leave(name)
    case .pop, .swipe(isDone: true):
      if case .stack(let names) = home {
        home = .stack(Array(names.dropLast()))
        spare += names.suffix(1)
      }
    case .popToRoot:
      if case .stack(let names) = home {
        home = .stack(Array(names.prefix(1)))
        spare += names.dropFirst()
      }
    case .restack(let names, _):
      if case .stack(let old) = home { spare += old.filter { !names.contains($0) } }
      home = .stack(names)
      names.last.map { leave($0) }
    case .select(let place):
      if case .tabs(let names, _) = home {
        home = .tabs(names, selected: place)
        loaded.insert(names[place])
      }
    case .present(let name, let style, _):
      presented.append((name, style))
      leave(name)
    case .dismiss, .swipeDown: spare += presented.popLast().map { [$0.name] } ?? []
    case .add(let name, let parent):
      children.append((name, parent))
      leave(name)
    case .remove: spare += children.popLast().map { [$0.name] } ?? []
    case .replaceRoot(let name):
      if case .root(let old) = home { spare.append(old) }
      home = .root(name)
      leave(name)
    case .glance(let name, let glance):
      if glance.loads { loaded.insert(name) }
    case .dropView(let name): loaded.remove(name)
    case .background: (isInBackground, wasInBackground) = (true, true)
    case .foreground: isInBackground = false
    case .swipe(isDone: false), .warn: break
    }
  }

  /// A spare controller finds a place on the screen.
  private mutating func leave(_ name: String) {
    spare.removeAll { $0 == name }
    loaded.insert(name)
  }
}
