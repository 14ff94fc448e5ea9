import Constraints
public import ObjectModel

/// Reads the visual format language: `H:|-[title(>=50@750)]-8-[button]-|`.
public struct VisualFormat {
  /// The format, with the place that has been reached.
  var text: FormatText
  /// Applied when the format has been read.
  private let options: FormatOptions
  /// Numbers by their names.
  let metrics: [String: Double]
  /// Views and guides by the names that the format calls them by.
  let views: [String: ObjectID]
  /// Asked for each view that stands beside a `|`.
  private let superview: (ObjectID) -> ObjectID?
  /// Whether a bare `-` beside `|` is the superview's margin (iOS 8) and not 20 points.
  private let usesMargins: Bool
  /// Horizontal unless the format says `V:`.
  private var axis = Axis.horizontal
  /// Of spaces and lengths, in the order of the format.
  private var constraints: [LayoutConstraint] = []
  /// Of the options, which come last.
  private var alignments: [LayoutConstraint] = []

  /// The constraints in the order of the format, then those of the options.
  public static func constraints(
    _ format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: ObjectID], usesMargins: Bool = true, superview: (ObjectID) -> ObjectID?
  ) throws(VisualFormatFault) -> [LayoutConstraint] {
    // The reader does not outlive the call.
    try withoutActuallyEscaping(superview) { superview throws(VisualFormatFault) in
      var reader = VisualFormat(
        text: FormatText(format), options: options, metrics: metrics, views: views,
        superview: superview, usesMargins: usesMargins)
      return try reader.read()
    }
  }

  /// The whole format. It throws at the first mistake.
  private mutating func read() throws(VisualFormatFault) -> [LayoutConstraint] {
    try text.refuseWhatIsNoText()
    try readDirection()
    var before: ObjectID?
    if text.take("|") {
      if text.next == nil { throw text.fault("Expected a connection after the '|' character") }
      let spaces = try readConnection()
      before = try readView(after: nil, spaces)
    } else {
      before = try readView(after: nil, nil)
    }
    while text.next != nil {
      let spaces = try readConnection()
      if text.next == "[" {
        before = try readView(after: before, spaces)
      } else if text.take("|") {
        try connect(before, nil, spaces)
        if text.next != nil { throw text.fault("Expected the end of the format string") }
      } else {
        throw text.fault("Expected a view or '|'")
      }
    }
    return constraints + alignments
  }

  /// `H:` or `V:`; neither is horizontal.
  private mutating func readDirection() throws(VisualFormatFault) {
    for (letter, axis, word) in [
      ("H", Axis.horizontal, "horizontal"), ("V", .vertical, "vertical"),
    ] as [(Character, Axis, String)] where text.take(letter) {
      self.axis = axis
      if !text.take(":") {
        throw text.fault("Expected ':' after '\(letter)' to specify \(word) arrangement")
      }
      return
    }
  }

  // MARK: - Views

  /// A view in brackets, connected to what stands before it unless `spaces` is nil.
  private mutating func readView(
    after before: ObjectID?, _ spaces: [Predicate]?
  ) throws(VisualFormatFault) -> ObjectID {
    guard text.take("[") else { throw text.fault("Expected a view") }
    if text.next == nil { throw text.fault("Expected a view") }
    guard let name = text.readName() else {
      throw text.fault(
        "Expected a view. View names must start with a letter or an underscore, then contain "
          + "letters, numbers, and underscores.")
    }
    guard let view = views[name] else {
      throw text.fault("\(name) is not a key in the views dictionary.")
    }
    let lengths = try readLengths()
    if let spaces { try connect(before, view, spaces) }
    for length in lengths { constraints.append(constraint(length, of: view)) }
    return view
  }

  /// What stands in parentheses behind a view's name, and the closing bracket.
  private mutating func readLengths() throws(VisualFormatFault) -> [Predicate] {
    if text.take("]") { return [] }
    guard text.take("(") else {
      throw text.fault("Expected a ']' here. That is how you give the end of a view.")
    }
    if text.next == nil {
      throw text.fault("Unexpectedly ran out of character fodder in the middle of parsing a view")
    }
    let lengths = try readPredicates(mayNameViews: true)
    guard text.take(")") else {
      throw text.fault(
        "A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }
    guard text.take("]") else { throw text.fault("Expected ']' after specifying thickness.") }
    return lengths
  }

  /// A length of a view, as a number or as another view's.
  private func constraint(_ length: Predicate, of view: ObjectID) -> LayoutConstraint {
    LayoutConstraint(
      origin: .program(), LayoutTerm(view, axis.length), length.relation,
      length.view.map { LayoutTerm($0, axis.length) }, plus: length.constant, at: length.priority)
  }

  // MARK: - Connections

  /// What stands between two views: nothing is a space of 0, a bare `-` the standard space.
  private mutating func readConnection() throws(VisualFormatFault) -> [Predicate] {
    guard text.take("-") else { return [Predicate()] }
    if text.next == "[" || text.next == "|" { return [Predicate(isStandardSpace: true)] }
    let spaces = try readSpaces()
    if text.take("-") { return spaces }
    throw text.fault(
      text.next == ","
        ? "Expected a '-' here. To specify a list of constraints, you must use parentheses around "
          + "the list of constraints" : "Expected a '-' here")
  }

  /// One space without parentheses, or several in them.
  private mutating func readSpaces() throws(VisualFormatFault) -> [Predicate] {
    if text.next == "-" {
      throw text.fault(
        "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
          + "parentheses around negative numbers.")
    }
    guard text.take("(") else { return [try readPredicate(mayNameViews: false)] }
    let spaces = try readPredicates(mayNameViews: false)
    guard text.take(")") else {
      throw text.fault(
        "Expected a ')' at the end of a constraint modifier, or a ',' before another constraint "
          + "modifier")
    }
    return spaces
  }

  /// Makes the space between two views, or between one and its superview's edge where the other is
  /// nil.
  private mutating func connect(
    _ before: ObjectID?, _ after: ObjectID?, _ spaces: [Predicate]
  ) throws(VisualFormatFault) {
    guard let view = before ?? after else { throw text.fault("Expected a view") }
    let edge = before == nil || after == nil
    let container = edge ? superview(view) : nil
    if edge && container == nil {
      throw text.fault(
        "Unable to interpret '|' character, because the related view doesn't have a superview")
    }
    let isReversed = axis == .horizontal && options.contains(.directionRightToLeft)
    let isAbsolute = isReversed || options.contains(.directionLeftToRight)
    let (start, end): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal && isAbsolute ? (.left, .right) : (axis.start, axis.end)
    for space in spaces {
      let isMargin = space.isStandardSpace && edge && usesMargins
      var near = after.map { LayoutTerm($0, start) }
      var far = before.map { LayoutTerm($0, end) }
      if let container {
        let margins: (LayoutAttribute, LayoutAttribute) =
          axis == .horizontal && isAbsolute
          ? (.leftMargin, .rightMargin) : (axis.startMargin, axis.endMargin)
        near = near ?? LayoutTerm(container, isMargin ? margins.1 : end)
        far = far ?? LayoutTerm(container, isMargin ? margins.0 : start)
      }
      guard var first = near, var second = far else { continue }
      if isReversed { (first, second) = (mirrored(second), mirrored(first)) }
      var made = LayoutConstraint(
        origin: .program(), first, space.relation, second,
        plus: space.isStandardSpace ? isMargin ? 0 : edge ? 20 : 8 : space.constant,
        at: space.priority)
      made.isStandardSpace = space.isStandardSpace && !isMargin
      constraints.append(made)
    }
    if let before, let after { try align(before, after) }
  }

  /// The same on the other side: a format that runs from right to left is one from left to right in
  /// a mirror.
  private func mirrored(_ term: LayoutTerm) -> LayoutTerm {
    let attribute: LayoutAttribute =
      switch term.attribute {
      case .left: .right
      case .right: .left
      case .leftMargin: .rightMargin
      case .rightMargin: .leftMargin
      case .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins, .minX, .minY, .midX, .midY:
        term.attribute
      }
    return LayoutTerm(term.item, attribute)
  }

  /// Aligns two neighbours as the options say; an alignment along the axis is refused, as UIKit
  /// does.
  private mutating func align(_ before: ObjectID, _ after: ObjectID) throws(VisualFormatFault) {
    for attribute in options.alignments {
      let isAlong = attribute.family == (axis == .horizontal ? .horizontal : .vertical)
      if isAlong {
        let (edge, layout) =
          axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
        throw text.fault(
          "Options mask required views to be aligned on a \(edge) edge, which is not allowed for "
            + "layout that is also \(layout).")
      }
      alignments.append(
        LayoutConstraint(
          origin: .program(), LayoutTerm(before, attribute), .equal, LayoutTerm(after, attribute)))
    }
  }
}
