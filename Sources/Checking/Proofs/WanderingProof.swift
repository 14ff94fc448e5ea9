import Curriculum
import Diagnostics
import Grading
import ObjectModel
import ObjectRuntime
import Playgrounds
import Sessions
import Simulator

// That whatever a person does on a page, its own solution still solves it: when the way out is taken
// that the program names for a task, and of what keeps its answer apart from the world at once, or
// after `:again`.
extension Checked {
  /// - Parameter library: the lesson alone.
  mutating func proveWandering(
    at index: Int, of pages: LessonPages, in library: Library, _ source: SourceText
  ) {
    guard case .exercise(let exercise) = pages.stops[index].step.kind,
      let goal = exercise.goalToReach
    else { return }
    let page = Wanderer(at: index + 1, in: library)
    for lines in [[]] + pages.wanderings(at: index, exercise) {
      var wanderer = page
      for line in lines where !wanderer.isDone { wanderer.type(line) }
      if wanderer.isDone || !lines.isEmpty && !wanderer.hasDoneAnything { continue }
      if !lines.isEmpty { wanderer.takeWayOut() }
      wanderer.solve(exercise)
      if !wanderer.isDone, exercise.kind != .task {
        wanderer.type(":again")
        wanderer.solve(exercise)
      }
      if wanderer.isDone { continue }
      add(.unsolvedAtPrompt(after: lines, wanderer.lack), at: goal.range, source)
      return
    }
  }
}

extension Exercise {
  /// What is tried until it is reached.
  fileprivate var goalToReach: Expectation? {
    switch self {
    case .task(let task): task.goal
    case .fix(let fix): fix.goal
    case .fill(let fill): fill.goal
    case .order, .classify, .choice, .predict, .drive, .spot, .versions, .sources: nil
    }
  }

  /// Something changed that is put back at once.
  fileprivate var editUndone: [String] {
    switch self {
    case .task(let task): (task.solution.statements.first.map { [$0] } ?? []) + [":undo"]
    case .fix(let fix):
      (fix.code.text.text.split(separator: "\n").first.map { ["1 }", "1 \($0)"] } ?? [])
    case .fill, .order, .classify, .choice, .predict, .drive, .spot, .versions, .sources: []
    }
  }
}

extension LessonPages {
  /// What people do who wonder, look ahead, crash and go back.
  fileprivate func wanderings(at index: Int, _ exercise: Exercise) -> [[String]] {
    var later: [String] = []
    for statement in lesson.steps[(index + 1)...].flatMap({ $0.ownCode?.statements ?? [] })
    where !later.contains(statement) {
      later.append(statement)
    }
    let controllers = stops[index].start.simulation.controllerNames
    return later.map { [$0] } + [
      [":warn"], ["[[NSArray array] objectAtIndex:3];"], [":undo"], exercise.editUndone,
    ]
      + controllers.flatMap { name in
        let read = "NSLog(@\"%@\", \(name).view);"
        return [[read], ["\(name).view = nil;"], [read, "\(name).view = nil;"]]
      }
  }
}

extension Simulation {
  /// The variables that hold controllers.
  fileprivate var controllerNames: [String] {
    variables.map(\.name).filter { name in
      object(named: name).map { isAlive($0) && isKind($0, of: "UIViewController") } ?? false
    }
  }
}
