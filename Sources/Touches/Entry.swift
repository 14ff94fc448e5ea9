import FoundationKit
import Lists
public import ObjectModel
public import ObjectRuntime
import Simulator
import Syntax

extension Entry {
  /// Whether a person can put a value there: a word is no place on a slider.
  public func takes(_ value: Value) -> Bool {
    switch self {
    case .text: value.text != nil
    case .truth: if case .bool = value { true } else { value == .int(0) || value == .int(1) }
    case .amount, .step:
      switch value {
      case .int: true
      case .real(let number): number.isFinite
      default: false
      }
    case .segment, .page: if case .int(let place) = value { place >= 0 } else { false }
    case .date: value.text.flatMap(CivilTime.seconds) != nil
    }
  }

  /// A value that it takes, as it is written in a command.
  public var example: String {
    switch self {
    case .text: "\"Alice\""
    case .truth: "YES"
    case .amount: "0.5"
    case .step: "2"
    case .segment, .page: "1"
    case .date: "\"2001-02-03 04:05:06\""
    }
  }

  /// What a view tells its targets when a person has changed what it shows.
  var event: ControlEvents { self == .text ? .editingChanged : .valueChanged }
}

extension Simulation {
  /// What a person can change of a view: the property that it shows; nil where a person can only
  /// look.
  public func entered(in view: ObjectID) -> (key: String, entry: Entry)? {
    guard isAlive(view) else { return nil }
    return classes.lineage(of: self[view].type).lazy.flatMap { self[$0].properties }.compactMap {
      property in
      property.entry.map { (property.name, $0) }
    }.first
  }

  /// Something that a person may put in where something else stands; nil where there is nothing.
  public func anotherEntry(than shown: Value, in view: ObjectID) -> Value? {
    guard let entry = entered(in: view)?.entry else { return nil }
    return switch entry {
    case .text: .string("typed")
    case .truth: .bool(!shown.isTrue)
    case .amount: .real(shown.real == 0.5 ? 0.25 : 0.5)
    case .step: .real(shown.real == 1 ? 2 : 1)
    case .segment, .page: .int(shown.integer == 1 ? 2 : 1)
    case .date: .string("2001-02-03 04:05:06")
    }
  }
}

extension Turn {
  /// A person types into a field or a text view, which becomes the first responder before; a
  /// delegate that lets nobody edit it lets nobody type.
  public mutating func type(_ text: String, into view: ObjectID) throws(Fault) {
    guard try feelsTouches(view) else { return }
    if simulation.takesText(view),
      try !send("becomeFirstResponder", to: .object(view), from: .uikit).isTrue
    {
      return
    }
    try enter(.string(text), into: view)
  }

  /// A person changes what a view shows, and it tells so.
  ///
  /// A date is written `2001-02-03` or `2001-02-03 04:05:06`, in UTC.
  public mutating func enter(_ value: Value, into view: ObjectID) throws(Fault) {
    guard let (key, entry) = simulation.entered(in: view) else { return }
    if entry == .text, try refuses(value, in: view) { return }
    leave(.entered(key, of: view))
    if simulation.isPicker(view) {
      return try turn(component: 0, to: value.integer, of: view)
    }
    if entry == .date, let seconds = value.text.flatMap(CivilTime.seconds) {
      let date = try allocateAutoreleased("NSDate")
      simulation.contents[date] = .date(seconds)
      try setValue(.object(date), forKey: key, of: view)
    } else {
      try setValue(value, forKey: key, of: view)
    }
    if entry == .text {
      try tellOfSelection(in: view)
      try sendActions(of: view, for: entry.event)
    } else {
      try sendPrimaryActions(of: view, with: entry.event)
    }
    try tellOfText(in: view)
  }

  /// Who types changes what a field, a text view or a search bar tells others of.
  private mutating func tellOfText(in view: ObjectID) throws(Fault) {
    guard simulation.isAlive(view) else { return }
    if simulation.isKind(view, of: "UISearchBar") {
      let text = try value(forKey: "text", of: view)
      try tell("delegate", of: view, "searchBar:textDidChange:", [text])
      try searchText(changedIn: view)
    } else if simulation.isKind(view, of: "UITextField") {
      try post("UITextFieldTextDidChangeNotification", from: .object(view))
    } else if simulation.isKind(view, of: "UITextView") {
      try tell("delegate", of: view, "textViewDidChange:")
      try post("UITextViewTextDidChangeNotification", from: .object(view))
    }
  }

  /// What is typed moves the place where the next letter comes, of which a text view tells before it
  /// tells of the text, and from iOS 13 on a field does.
  private mutating func tellOfSelection(in view: ObjectID) throws(Fault) {
    if simulation.isKind(view, of: "UITextView") {
      try tell("delegate", of: view, "textViewDidChangeSelection:")
    } else if simulation.isKind(view, of: "UITextField"), simulation.version.major >= 13 {
      try tell("delegate", of: view, "textFieldDidChangeSelection:")
    }
  }

  /// Whether the delegate of a field or a text view does not want a text in the place of all that is
  /// there.
  private mutating func refuses(_ text: Value, in view: ObjectID) throws(Fault) -> Bool {
    let questions: [(type: String, message: Selector)] = [
      ("UITextField", "textField:shouldChangeCharactersInRange:replacementString:"),
      ("UITextView", "textView:shouldChangeTextInRange:replacementText:"),
    ]
    guard let question = questions.first(where: { simulation.isKind(view, of: $0.type) }) else {
      return false
    }
    let old = simulation.text(of: try value(forKey: "text", of: view)) ?? ""
    let all = Value.record([.int(0), .int(old.utf16.count)])
    return try tell("delegate", of: view, question.message, [all, text]).map { !$0.isTrue } ?? false
  }

  /// What a finger does to a view that a person can change; false where it only is pressed.
  mutating func touch(_ entry: Entry, of view: ObjectID) throws(Fault) -> Bool {
    switch entry {
    case .truth:
      let isOn = try send("isOn", to: .object(view), from: .uikit).isTrue
      try enter(.bool(!isOn), into: view)
    case .step:
      try enter(.real(try nextStep(of: view)), into: view)
    case .segment where simulation.isPicker(view):
      let rows = try pickerCounts(of: view).first ?? 0
      let next = try selectedRow(in: 0, of: view) + 1
      if next < rows { try turn(component: 0, to: next, of: view) }
    case .segment:
      let count = try send("numberOfSegments", to: .object(view), from: .uikit).integer
      var next = try value(forKey: "selectedSegmentIndex", of: view).integer
      next.add(saturating: 1)
      try enter(.int(count > 0 && next >= count ? 0 : next), into: view)
    case .page:
      var next = try value(forKey: "currentPage", of: view).integer
      next.add(saturating: 1)
      if next < (try value(forKey: "numberOfPages", of: view).integer) {
        try enter(.int(next), into: view)
      }
    case .text:
      try send("becomeFirstResponder", to: .object(view), from: .uikit)
      return false
    case .amount, .date: return false
    }
    return true
  }

  /// Where the plus of a stepper leads: past its maximum it stays, or begins anew where it wraps.
  private mutating func nextStep(of stepper: ObjectID) throws(Fault) -> Double {
    let step = try value(forKey: "stepValue", of: stepper).real
    let next = try value(forKey: "value", of: stepper).real + step
    let most = try value(forKey: "maximumValue", of: stepper).real
    if next <= most { return next }
    return try value(forKey: "wraps", of: stepper).unboxed.isTrue
      ? try value(forKey: "minimumValue", of: stepper).real : most
  }
}
