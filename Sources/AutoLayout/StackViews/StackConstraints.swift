import Constraints
import ObjectModel

extension LayoutPass {
  /// The constraints that a stack view makes, in its purposes' own names; nothing for what is none.
  mutating func arrange(_ item: LayoutItem) -> [LayoutConstraint] {
    guard let stack = item.stack else { return [] }
    var maker = StackConstraints(item.id, stack)
    maker.views = stack.views.compactMap { items[$0] }.filter { $0.owner == item.id }
    if maker.views.isEmpty { return [] }
    maker.distribute(&self)
    maker.align(&self)
    return maker.made
  }
}

/// Makes the constraints of one stack view, as "Let's Build UIStackView" (kean.blog, 2017) prints
/// them.
struct StackConstraints {
  let stack: ObjectID
  let arrangement: StackArrangement
  /// The arranged ones, hidden or not.
  var views: [LayoutItem] = []
  /// Those along the axis first, then those across it.
  private(set) var made: [LayoutConstraint] = []

  init(_ stack: ObjectID, _ arrangement: StackArrangement) {
    self.stack = stack
    self.arrangement = arrangement
  }

  /// The axis along which the views stand.
  private var axis: Axis { arrangement.axis }

  /// A constraint with UIKit's identifier for its purpose, which a conflict report prints:
  /// `'UISV-spacing'`.
  private mutating func make(
    _ name: String, _ one: LayoutTerm, _ relation: LayoutConstraint.Relation,
    _ other: LayoutTerm? = nil, times multiplier: Double = 1, plus constant: Double = 0,
    at priority: Priority = .required
  ) {
    made.append(
      LayoutConstraint(
        origin: .stackView("UISV-" + name), one, relation, other, times: multiplier,
        plus: constant, at: priority))
  }

  /// An edge of the stack, or of its margins.
  private func edge(_ attribute: LayoutAttribute, margin: LayoutAttribute) -> LayoutTerm {
    LayoutTerm(stack, arrangement.isLayoutMarginsRelative ? margin : attribute)
  }

  // MARK: - Along the axis

  /// Constraints along the axis. Hidden views get the length 0 and keep their constraints.
  mutating func distribute(_ pass: inout LayoutPass) {
    connect(views[0].id, views[views.count - 1].id, on: axis)
    for view in views where view.isHidden {
      make("hiding", LayoutTerm(view.id, axis.length), .equal)
    }
    space()
    let visible = views.filter { !$0.isHidden }
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        make(
          "fill-equally", LayoutTerm(view.id, axis.length), .equal,
          LayoutTerm(visible[0].id, axis.length))
      }
    case .fillProportionally: fillProportionally(visible)
    case .equalSpacing: spread(visible, from: axis.end, to: axis.start, &pass)
    case .equalCentering: spread(visible, from: axis.center, to: axis.center, &pass)
    }
  }

  /// The first and the last stand at the edges.
  private mutating func connect(_ first: ObjectID, _ last: ObjectID, on axis: Axis) {
    make(
      "canvas-connection", edge(axis.start, margin: axis.startMargin), .equal,
      LayoutTerm(first, axis.start))
    make(
      "canvas-connection", edge(axis.end, margin: axis.endMargin), .equal,
      LayoutTerm(last, axis.end))
  }

  /// The space before each view. Where views are spread, it is the least that there has to be;
  /// behind the last visible view there is none.
  private mutating func space() {
    let isLeast: Bool =
      switch arrangement.distribution {
      case .equalSpacing, .equalCentering: true
      case .fill, .fillEqually, .fillProportionally: false
      }
    for (place, view) in views.enumerated().dropFirst() {
      let before = views[place - 1]
      let isLast = before.isHidden || views[place...].allSatisfy(\.isHidden)
      make(
        "spacing", LayoutTerm(view.id, axis.start), isLeast ? .greaterThanOrEqual : .equal,
        LayoutTerm(before.id, axis.end), plus: isLast ? 0 : spacing(after: before))
    }
  }

  /// After a hidden view there is no space, which `space` sees to.
  private func spacing(after view: LayoutItem) -> Double {
    arrangement.customSpacing[view.id] ?? arrangement.spacing
  }

  /// Each view gets its share of the stack's length, by intrinsic size, spaces counted. Priorities
  /// fall from 999, so that rounding breaks none that is required.
  private mutating func fillProportionally(_ visible: [LayoutItem]) {
    let lengths = visible.map { $0.content(on: axis).size ?? 0 }
    let spaces = visible.dropLast().reduce(0) { $0 + spacing(after: $1) }
    let whole = lengths.reduce(spaces, +)
    guard whole > 0 else { return }
    for (place, (view, length)) in zip(visible, lengths).enumerated() where length > 0 {
      make(
        "fill-proportionally", LayoutTerm(view.id, axis.length), .equal,
        LayoutTerm(stack, axis.length), times: length / whole,
        at: visible.count == 1 ? .required : Priority(Double(999 - min(place, 998))))
    }
  }

  /// Gaps between the views, of one length.
  private mutating func spread(
    _ visible: [LayoutItem], from end: LayoutAttribute, to start: LayoutAttribute,
    _ pass: inout LayoutPass
  ) {
    var firstGap: ObjectID?
    for (place, view) in visible.enumerated().dropFirst() {
      let gap = pass.makeSpacer(in: stack)
      make(
        "distributing-edge", LayoutTerm(gap, axis.start), .equal,
        LayoutTerm(visible[place - 1].id, end))
      make("distributing-edge", LayoutTerm(gap, axis.end), .equal, LayoutTerm(view.id, start))
      if let firstGap {
        make(
          "fill-equally", LayoutTerm(gap, axis.length), .equal, LayoutTerm(firstGap, axis.length),
          at: arrangement.distribution == .equalCentering
            ? Priority(Double(max(151 - place, 50))) : .required)
      }
      firstGap = firstGap ?? gap
    }
    make("canvas-fit", LayoutTerm(stack, axis.length), .equal, at: Priority(49))
  }

  // MARK: - Across

  /// Constraints across the axis.
  mutating func align(_ pass: inout LayoutPass) {
    let across = axis.other
    // Baselines stand side by side only in a row.
    switch (arrangement.alignment, axis) {
    case (.fill, _), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
      alignAll(across.start)
      alignAll(across.end)
      connect(views[0].id, views[0].id, on: across)
    case (.leading, _): alignLoosely(across.start, across, &pass)
    case (.center, _): alignLoosely(across.center, across, &pass)
    case (.trailing, _): alignLoosely(across.end, across, &pass)
    case (.firstBaseline, .horizontal): alignLoosely(.firstBaseline, across, &pass)
    case (.lastBaseline, .horizontal): alignLoosely(.lastBaseline, across, &pass)
    }
  }

  /// An attribute that all views have in common with the first.
  private mutating func alignAll(_ attribute: LayoutAttribute) {
    for view in views.dropFirst() {
      make(
        "alignment", LayoutTerm(views[0].id, attribute), .equal, LayoutTerm(view.id, attribute))
    }
  }

  /// The views keep their lengths; the stack view is as long as the longest reaches.
  private mutating func alignLoosely(
    _ attribute: LayoutAttribute, _ across: Axis, _ pass: inout LayoutPass
  ) {
    alignAll(attribute)
    let span = pass.makeSpacer(in: stack)
    let nearlyRequired = Priority(999.5)
    for view in views {
      for side in [across.start, across.end] {
        let isAligned = side == attribute
        make(
          "spanning-boundary", LayoutTerm(span, side),
          isAligned ? .equal : side == across.start ? .lessThanOrEqual : .greaterThanOrEqual,
          LayoutTerm(view.id, side), at: isAligned ? nearlyRequired : .required)
      }
      make(
        "ambiguity-suppression", LayoutTerm(view.id, across.length), .equal, at: Priority(25))
    }
    make("spanning-fit", LayoutTerm(span, across.length), .equal, at: Priority(51))
    make("canvas-fit", LayoutTerm(stack, across.length), .equal, at: Priority(49))
    connect(
      attribute == across.start ? views[0].id : span, attribute == across.end ? views[0].id : span,
      on: across)
    if attribute == across.center {
      make(
        "canvas-connection",
        edge(
          attribute, margin: across == .horizontal ? .centerXWithinMargins : .centerYWithinMargins),
        .equal, LayoutTerm(views[0].id, attribute))
    }
  }
}
