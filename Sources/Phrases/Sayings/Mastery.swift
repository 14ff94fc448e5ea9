public import Curriculum
public import Learning
public import Sessions

// What a person can, checkpoints, and when something comes back.
extension Phrasebook {
  public func mastery(_ mastery: Mastery) -> String {
    switch mastery {
    case .mastered: say("mastery.mastered")
    case .faded: say("mastery.faded")
    case .right: say("mastery.right")
    case .met: say("mastery.met")
    case .unmet: say("mastery.unmet")
    }
  }

  /// The skills of which something is true, for ears.
  public func skills(_ skills: [Skill], are mastery: Mastery) -> String {
    let names = Value.list(skills.map(name))
    return switch mastery {
    case .mastered: say("map.mastered", ["names": names])
    case .faded: say("map.faded", ["names": names])
    case .right: say("map.right", ["names": names])
    case .met: say("map.met", ["names": names])
    case .unmet: say("map.unmet", ["names": names])
    }
  }

  /// What a skill is called.
  public func name(of skill: Skill) -> String {
    switch skill {
    case .mistake(let number): say("map.mistake", ["number": .number(number)])
    case .edge(.birth): say("skill.birth")
    case .edge(.load): say("skill.load")
    case .edge(.appear): say("skill.appear")
    case .edge(.isAppearing): say("skill.is-appearing")
    case .edge(.layout): say("skill.layout")
    case .edge(.shown): say("skill.shown")
    case .edge(.leave): say("skill.leave")
    case .edge(.gone): say("skill.gone")
    case .edge(.turnBack): say("skill.turn-back")
    case .edge(.warn): say("skill.warn")
    case .edge(.unload): say("skill.unload")
    case .edge(.toNil): say("skill.to-nil")
    case .edge(.end): say("skill.end")
    case .subject(.nav): say("skill.nav")
    case .subject(.tab): say("skill.tab")
    case .subject(.modal): say("skill.modal")
    case .subject(.child): say("skill.child")
    case .subject(.owners): say("skill.owners")
    case .subject(.leaks): say("skill.leaks")
    case .subject(.versions): say("skill.versions")
    case .subject(.data): say("skill.data")
    case .subject(.routes): say("skill.routes")
    case .subject(.sources): say("skill.sources")
    }
  }

  public func state(_ state: LifeState) -> String {
    switch state {
    case .noView: say("place.no-view")
    case .offScreen: say("place.off-screen")
    case .appearing: say("appearance.appearing")
    case .onScreen: say("place.on-screen")
    case .disappearing: say("appearance.disappearing")
    case .freed: say("sandbox.is-freed")
    }
  }

  /// What is remembered least, and what helps; nil where nothing that was asked is weak.
  public func weakest(_ map: MasteryMap) -> String? {
    if map.weakest.isEmpty {
      return map.signs.values.allSatisfy { [.met, .unmet].contains($0) } ? say("map.nothing") : nil
    }
    let names = Value.list(map.weakest.map(name))
    switch (map.isDue, map.lesson) {
    case (false, nil): return say("map.weakest", ["names": names])
    case (false, let lesson?):
      return say("map.weakest-learn", ["names": names, "lesson": .text(lesson)])
    case (true, nil): return say("map.weakest-review", ["names": names])
    case (true, let lesson?):
      return say("map.weakest-review-learn", ["names": names, "lesson": .text(lesson)])
    }
  }

  /// Above the items of a skill.
  public func heading(of page: SkillPage) -> String {
    say(
      "map.skill",
      ["name": .text(name(of: page.skill)), "mastery": .text(mastery(page.mastery))])
  }

  /// On the page of a skill that no lesson and no question asks for.
  public var noItems: String { say("map.no-items") }

  /// How an item went, and when it comes back.
  public func history(_ history: ItemHistory) -> String {
    var parts: [String] = []
    if let wrong = history.wrong {
      parts.append(
        say(
          history.isShown ? "history.shown" : "history.wrong",
          ["day": .text(days([wrong], history.today))]))
    }
    if history.isRight {
      parts.append(say("history.right", ["days": .text(days(history.right, history.today))]))
    }
    if parts.isEmpty { parts.append(say("history.not-asked")) }
    if let next = history.next {
      parts.append(say("history.next", ["next": .text(self.next(next, history.today))]))
    }
    return list(parts)
  }

  /// Why it comes back when it does.
  public func interval(_ history: ItemHistory) -> String {
    let next = Value.text(history.next.map { self.next($0, history.today) } ?? "")
    guard !history.isRight, let wrong = history.wrong else {
      return say(
        "interval.right", ["days": .text(days(history.right, history.today)), "next": next])
    }
    return say(
      history.isShown ? "interval.shown" : "interval.wrong",
      ["day": .text(days([wrong], history.today)), "next": next])
  }

  /// When it comes back: now, in a while or on a day.
  func next(_ next: ItemHistory.Next, _ today: Day) -> String {
    switch next {
    case .now: say("next.now")
    case .soon(let wait): self.wait(wait)
    case .on(let day): say("next.on", ["day": .text(days([day], today))])
    }
  }

  /// So many come back, some of them today.
  public func queued(_ count: Int, today: Int) -> String {
    say("queued.cards", ["count": .number(count)])
      + (today == 0 ? "" : say("queued.today", ["count": .number(today)]))
  }
}

// MARK: - Sittings

extension Phrasebook {
  /// Stands above what is asked in a sitting, and says how one stops.
  public func sitting(_ sitting: Page.Sitting) -> String {
    switch sitting {
    case .practice: say("quiz.practising")
    case .review(let number, let count):
      say("quiz.reviewing", ["number": .number(number), "count": .number(count)])
    case .checkpoint(let part, let number, let count):
      say(
        "checkpoint.heading",
        ["part": .number(part), "number": .number(number), "count": .number(count)])
    case .presented(let place):
      slideHeading(place.id, place.number, of: place.count)
    case .joined(let room): roomHeading(room)
    }
  }

  /// How a checkpoint went, in sentences.
  public func result(_ result: CheckpointResult) -> [String] {
    let (part, count) = (Value.number(result.part), Value.number(result.count))
    let score = Value.score(result.score)
    var sentences = [
      result.isPassed
        ? say("checkpoint.passed", ["part": part, "score": score, "count": count])
        : say("checkpoint.failed", ["part": part, "score": score, "count": count])
    ]
    if result.isPassed, result.isEntry { sentences.append(say("checkpoint.known")) }
    if !result.weak.isEmpty {
      let names = Value.list(result.weak.map(name))
      sentences.append(
        result.lesson.map { say("checkpoint.weak-learn", ["names": names, "lesson": .text($0)]) }
          ?? say("checkpoint.weak", ["names": names]))
    }
    if result.queued > 0 {
      sentences.append(say("queued.checkpoint", ["count": .number(result.queued)]))
    }
    return sentences
  }
}

// MARK: - Checkpoints
extension Phrasebook {
  public var checkpointsHeading: String { say("checkpoint.list") }

  /// One lesson, or the first and the last.
  public func lessons(of checkpoint: CheckpointSummary) -> String {
    let (first, last) = (checkpoint.lessons.lowerBound, checkpoint.lessons.upperBound)
    if first == last { return lesson(first) }
    return say("checkpoint.lessons", ["first": .number(first), "last": .number(last)])
  }

  public func lesson(_ number: Int) -> String {
    say("checkpoint.lesson", ["number": .number(number)])
  }

  /// Whether it was passed, is open, or how it went.
  public func state(of checkpoint: CheckpointSummary) -> String {
    switch checkpoint.state {
    case .passed: say("checkpoint.is-passed")
    case .open(let answered, let count):
      say("checkpoint.is-open", ["answered": .number(answered), "count": .number(count)])
    case .failed(let result):
      say(
        "checkpoint.is-failed",
        ["score": .score(result.score), "count": .number(result.count)])
    case .notPassed: say("checkpoint.is-not-passed")
    }
  }
}

// MARK: - Days

extension Phrasebook {
  /// `3 and 11 May`; years are said where they are not this one.
  func days(_ days: [Day], _ today: Day) -> String {
    var months: [[Day]] = []
    for day in days {
      if let last = months.last?.last, last.date.month == day.date.month,
        last.date.year == day.date.year
      {
        months[months.count - 1].append(day)
      } else {
        months.append([day])
      }
    }
    return and(months.map { month($0, today) })
  }

  /// Days of one month, with the year where it is not this one.
  private func month(_ days: [Day], _ today: Day) -> String {
    guard let date = days.first?.date else { return "" }
    let numbers = days.map { say("date.day", ["day": .number($0.date.day)]) }
    let text = say("date.in-month", ["days": .text(and(numbers)), "month": .number(date.month)])
    if date.year == today.date.year { return text }
    return say("date.in-year", ["date": .text(text), "year": .number(date.year)])
  }
}
