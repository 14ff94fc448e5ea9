import Curriculum
import Grading
public import Notation

// What `screen grade --json` prints (contract §8).
extension CandidateReport {
  public var json: JSON {
    .object([
      .init("event", "candidate"), .init("id", .string(id)), .init("name", .string(name)),
      .init("round", .string(round)), .init("language", .string(language.rawValue)),
      .init("score", .number(score)), .init("of", .integer(of)),
      .init("interval", [.number(interval.low), .number(interval.high)]),
      .init("passing", .bool(result.isPassing)), .init("unread", .integer(result.unread)),
      .init("passed", result.hasPassed.map { .bool($0) } ?? .null),
      .init(
        "skills",
        .object(
          skills.map {
            .init($0.skill.rawValue, ["score": .number($0.score), "of": .integer($0.of)])
          })),
      .init("items", .array(items.map(\.json))),
      .init(
        "calibration",
        .array(
          calibration.map {
            [
              "certainty": .integer($0.certainty), "count": .integer($0.count),
              "share": .number($0.share),
            ]
          })),
      .init("milliseconds", .integer(timeline.length)), .init("limit", .integer(timeline.limit)),
      .init("ended", .bool(timeline.isClosed)),
      .init("signals", .array(signals.map(\.json))),
      .init("remarks", .array(timeline.remarks.map(\.json))), .init("receipt", .string(receipt)),
    ])
  }
}

extension Timeline.Remark {
  fileprivate var json: JSON {
    .object(
      [.init("at", .integer(at))] + (item.map { [.init("item", .string($0))] } ?? [])
        + [.init("text", .string(text))])
  }
}

extension ItemReport {
  fileprivate var json: JSON {
    .object([
      .init("id", .string(id)), .init("score", score.map { .number($0) } ?? .null),
      .init("correct", mark.map { .bool($0.isCorrect) } ?? .null),
      .init("parts", .object(mark?.parts ?? [])),
      .init("working", mark.map { .string($0.working) } ?? .null),
      .init("answer", answer.map { .array($0.map { .string($0) }) } ?? .null),
      .init("right", mark.map { .array($0.right.map { .string($0) }) } ?? .null),
      .init("certainty", certainty.map { .integer($0) } ?? .null),
      .init("text", text.map { .string($0) } ?? .null), .init("revisions", .integer(revisions)),
      .init("flagged", .bool(isFlagged)), .init("milliseconds", .integer(spent)),
    ])
  }
}

extension Signal {
  fileprivate var json: JSON {
    .object(
      [.init("signal", .string(fact.name)), .init("at", .integer(at))]
        + (item.map { [.init("item", .string($0))] } ?? []) + fact.members)
  }
}

extension Signal.Fact {
  fileprivate var name: String {
    switch self {
    case .pause: "pause"
    case .clockSet: "clock"
    case .restarted: "restarted"
    case .suspended: "suspended"
    case .resumed: "resumed"
    case .pasted: "pasted"
    case .ran: "ran"
    case .unsealed: "unsealed"
    case .late: "late"
    case .open: "open"
    }
  }

  fileprivate var members: [JSON.Member] {
    switch self {
    case .pause(let time), .clockSet(let time), .suspended(let time), .resumed(let time):
      [.init("milliseconds", .integer(time))]
    case .pasted(let characters, let time):
      [.init("characters", .integer(characters)), .init("milliseconds", .integer(time))]
    case .ran(let lines): [.init("lines", .integer(lines))]
    case .restarted, .unsealed, .late, .open: []
    }
  }
}

extension RoundReport {
  /// A line a question, then one for the round.
  public var json: [JSON] {
    items.map(\.json) + [
      .object([
        .init("event", "round"), .init("round", .string(round)),
        .init("candidates", .integer(candidates.count)),
        .init("passed", .integer(passed)),
        .init("alpha", alpha.map { .number($0) } ?? .null),
        .init("standardError", standardError.map { .number($0) } ?? .null),
        .init("missing", .array(missing.map { .string($0) })),
        .init("uncounted", .array(uncounted.map(\.json))),
        .init(
          "ranking",
          .array(
            standings.map { row, rank in
              [
                "id": .string(row.id), "place": .integer(rank.place),
                "from": .integer(rank.range.lowerBound), "to": .integer(rank.range.upperBound),
              ]
            })),
      ])
    ]
  }
}

extension UncountedRecord {
  fileprivate var json: JSON {
    .object(
      [.init("id", id.map { .string($0) } ?? .null), .init("path", .string(path))]
        + reason.members)
  }
}

extension UncountedRecord.Reason {
  fileprivate var members: [JSON.Member] {
    let reason = JSON.Member("reason", .string(name))
    return switch self {
    case .unsound(let fault): [reason, .init("line", .integer(fault.line))]
    case .otherRound(let round): [reason, .init("round", .string(round))]
    case .unreadable, .otherSitting: [reason]
    }
  }

  /// How programs are told of it.
  var name: String {
    switch self {
    case .unsound: "unsound"
    case .unreadable: "unreadable"
    case .otherSitting: "two sittings"
    case .otherRound: "other round"
    }
  }
}

extension RoundReport.Item {
  fileprivate var json: JSON {
    [
      "event": "item", "id": .string(id), "count": .integer(statistics.count),
      "facility": statistics.facility.map { .number($0) } ?? .null,
      "discrimination": statistics.discrimination.map { .number($0) } ?? .null,
      "flags": .array(statistics.flags.map { .string($0.rawValue) }),
    ]
  }
}

extension RatersReport {
  /// A line for the raters, where two have read something.
  public var json: [JSON] {
    if count == 0 { return [] }
    return [
      [
        "event": "raters", "count": .integer(count), "kappa": kappa.map { .number($0) } ?? .null,
        "weighted": weightedKappa.map { .number($0) } ?? .null,
        "alpha": alpha.map { .number($0) } ?? .null,
        "disagreements": .array(
          disagreements.map {
            [
              "id": .string($0.key.candidate), "item": .string($0.key.item),
              "marks": [.integer($0.first), .integer($0.second)],
            ]
          }),
      ]
    ]
  }
}
