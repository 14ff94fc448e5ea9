import Diagnostics
import Interpreter
import ObjectModel
import ObjectRuntime
import Scripts
import Syntax
import Touches

// What a controller prepares when a segue leads to another.
extension StandardLife {
  /// With which sender segues are prepared, and when, is unknown: a row that a person has chosen,
  /// and its cell, or something else. Only what that does to outlets of a view that is not loaded is
  /// certain.
  mutating func prepareSegues() {
    guard !isOver, let id = world.simulation.classes.id(named: type),
      let controller = world.simulation.object(named: name)
    else { return }
    let rows = world.simulation.firstRows(of: controller)
    for segue in world.segues(preparedBy: id) {
      prepare(segue, of: controller, from: nil)
      for row in rows { prepare(segue, of: controller, from: row) }
    }
  }

  private mutating func prepare(
    _ segue: Segue, of controller: ObjectID, from row: (list: ObjectID, cell: ObjectID)?
  ) {
    var tried = self
    tried.send(segue, to: controller, from: row)
    hasStoodIn = hasStoodIn || tried.hasStoodIn
    findings += tried.findings.dropFirst(findings.count)
      .filter { $0.subject == .mistake(.outletBeforeLoad) }
      .map { $0.renamed(from: "destination", to: segue.destination) }
  }

  private mutating func send(
    _ segue: Segue, to controller: ObjectID, from row: (list: ObjectID, cell: ObjectID)?
  ) {
    guard let way = Construction(in: world).ways(of: segue.destination).first else { return }
    make(segue.destination, by: way, calling: "destination")
    if segue.isInNavigation {
      run(
        "UINavigationController *pages = [[UINavigationController alloc] "
          + "initWithRootViewController:destination];")
    }
    let shown = segue.isInNavigation ? "pages" : "destination"
    run(
      """
      UIStoryboardSegue *segue = [[UIStoryboardSegue alloc]
        initWithIdentifier:\(nameSegue(segue)) source:\(name) destination:\(shown)];
      """)
    guard let made = world.simulation.object(named: "segue") else { return }
    act { turn throws(Fault) in
      if let row { try turn.choose(cell: row.cell) }
      let arguments = [Value.object(made), Value(row?.cell)]
      try turn.send("prepareForSegue:sender:", to: .object(controller), arguments, from: .uikit)
    }
    // What was not set may be made up for until the view appears.
    if missesOutlet {
      run("window.rootViewController = \(shown);")
      obey(.wait(Self.pause))
    }
  }

  /// Evaluates what a segue's name is compared with, and says what it can be called by: what stands
  /// in the controller's own code may be a member of it.
  private mutating func nameSegue(_ segue: Segue) -> String {
    guard let written = segue.identifier,
      let id = world.simulation.classes.id(named: type)
    else { return "nil" }
    let isSwift = world.simulation[id].isSwift
    let home = world.source(ofClass: type)
    let own = ["self.": name + ".", "Self.": type + "."].first { written.hasPrefix($0.key) }
    let outer = own.map { $0.value + written.dropFirst($0.key.count) } ?? written
    let last = written.split(separator: ".").last.map(String.init) ?? written
    // Where nobody declares a name, a stand-in would answer, and what is private is refused: what
    // the file says comes first.
    let said = [home?.text(ofConstant: last)].compactMap(\.self)
    let members = own == nil ? ["\(name).\(written)", "\(type).\(written)"] : []
    let isOwnWord = !written.contains { ".\"([".contains($0) }
    let ways = isOwnWord ? said + members + [outer] : [outer] + said
    for way in ways {
      var tried = self
      tried.say(
        isSwift ? "let segueName: String? = \(way)" : "NSString *segueName = \(way);",
        isSwift ? .swift : .objectiveC)
      if !tried.isOver {
        self = tried
        return "segueName"
      }
    }
    return "nil"
  }
}

extension SourceText {
  /// The text that a constant of the file is declared with: `let name = "detail"`.
  fileprivate func text(ofConstant name: String) -> String? {
    for number in 1...max(1, lineCount) {
      let parts = line(number).split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].hasSuffix("= ") || parts[0].hasSuffix("="),
        parts[0].split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
          .contains(name[...]), parts[0].contains("let ")
      else { continue }
      return "\"\(parts[1])\""
    }
    return nil
  }
}
