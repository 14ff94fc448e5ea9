public import Curriculum
public import Sessions

/// A lesson or a plan as it is presented: its slides in order, and the clock they are to keep.
public struct Slides: Equatable, Sendable {
  /// The lesson's id or the plan's.
  public let id: String
  /// How long each part takes; one for a lesson.
  public let minutes: [Int]
  public let slides: [Slide]

  /// Every step of a lesson, a page each.
  ///
  /// - Parameter asks: whether the author asks the room something about a step, by its id.
  public init(_ lesson: Lesson, asks: (String) -> Bool = { _ in false }) {
    id = lesson.id.value
    minutes = [lesson.minutes]
    slides = lesson.steps.map { step in
      let item = "\(lesson.id.value)/\(step.id.value)"
      return Slide(.item(item), step.stages + (asks(step.id.value) ? [.discuss] : []))
    }
  }

  /// - Parameter weakest: the items that the room was weakest at, the weakest first; those of an
  ///   earlier plan are reviewed.
  public init(_ plan: Plan, library: Library, weakest: [String]) {
    id = plan.id.value
    minutes = plan.parts.map(\.minutes)
    var slides: [Slide] = []
    for (place, part) in plan.parts.enumerated() {
      slides += Slides.slides(of: part, at: place, in: plan, library, weakest)
    }
    self.slides = slides
  }

  /// The items that were asked in an earlier plan and are asked again; given as the weakest, they
  /// are so once more.
  public var recalled: [String] {
    slides.filter { $0.recalled?.wasHard == true }.compactMap(\.item)
  }

  /// Where one of them stands.
  public func presented(_ index: Int) -> Page.Presented {
    let slide = slides[index]
    return Page.Presented(
      id: id, number: index + 1, of: slides.count, mode: slide.mode,
      isAsked: slide.stages.contains(.vote(round: 1)),
      isRevealedLater: !slide.reveals)
  }

  /// How many minutes the parts before one take.
  public func minutes(before part: Int) -> Int { minutes.prefix(part).reduce(0, +) }
}

extension Slides {
  private static func slides(
    of part: Plan.Part, at place: Int, in plan: Plan, _ library: Library,
    _ weakest: [String]
  ) -> [Slide] {
    // What nobody can check yet is a bet.
    let mode = part.mode ?? (part.isRevealedLater ? .bet : nil)
    func asked(_ items: [String]) -> [Slide] {
      items.map { item in
        let step = library.step(named: item).map { $0.entry.lesson.steps[$0.index] }
        let stages = step?.stages ?? [.vote(round: 1), .reveal]
        return Slide(.item(item), part.stages(stages), mode: mode, part: place)
      }
    }
    let items = part.subject.references.map(\.item)
    var slides: [Slide]
    switch part.subject {
    case .steps, .poll, .drive, .exit: slides = asked(items)
    case .groups(let count, _):
      let shared = (0..<count).map { items[$0 % max(items.count, 1)] }
      slides = [Slide(.groups(shared), [.shown], mode: part.mode, part: place)] + asked(items)
    case .pause: slides = [Slide(.pause, [.shown], part: place)]
    case .review(let earlier, let count):
      let past = library.plan(named: earlier.value)?.asked ?? []
      let known = weakest.filter(past.contains)
      slides = asked(Array((known + past.reversed()).unique.prefix(count))).map { slide in
        var slide = slide
        slide.recalled = Slide.Recalled(
          plan: earlier.value, wasHard: slide.item.map(known.contains) ?? false)
        return slide
      }
    case .cards:
      let lessons = plan.reviewed.compactMap(library.plan).flatMap(\.lessons) + plan.lessons
      slides = [Slide(.cards(lessons: lessons.unique), [.shown], part: place)]
    }
    switch part.then {
    case nil: break
    case .picture(let command): slides[slides.count - 1].stages.append(.picture(command.value))
    case .explainOwners: slides[slides.count - 1].stages.append(.explainOwners)
    case .reveal(let name):
      let hidden = plan.parts.first { $0.name?.value == name.value }
      slides += (hidden?.subject.references ?? []).map {
        Slide(.item($0.item), [.shown, .reveal], mode: part.mode, part: place)
      }
    }
    return slides
  }
}
