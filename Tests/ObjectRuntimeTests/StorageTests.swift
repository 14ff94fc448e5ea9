import FoundationKit
import ObjectModel
import Orders
import Simulator
import Testing
import UIKitClasses

@testable import ObjectRuntime

/// What is kept so that it changes fast, against what is kept plainly: the same in ten thousand
/// changes.
struct StorageTests {
  @Test func elementsAreThoseOfAnArray() {
    var generator = SplitMix64(seed: 1)
    var (elements, array): (Elements, [Value]) = ([], [])
    for step in 0..<10_000 {
      let value = Value.int(step)
      switch generator.next(below: 8) {
      case 0, 1:
        elements.insert(value, at: 0)
        array.insert(value, at: 0)
      case 2, 3:
        elements.append(value)
        array.append(value)
      case 4 where !array.isEmpty, 5 where !array.isEmpty:
        #expect(elements.removeFirst() == array.removeFirst())
      case 6 where !array.isEmpty:
        let place = generator.next(below: array.count)
        #expect(elements.remove(at: place) == array.remove(at: place))
      case 7 where !array.isEmpty:
        let place = generator.next(below: array.count)
        elements[place] = value
        array[place] = value
      default:
        let place = generator.next(below: array.count + 1)
        elements.insert(value, at: place)
        array.insert(value, at: place)
      }
      #expect(elements.count == array.count && elements.first == array.first)
    }
    #expect(elements.array == array)
    #expect(elements == Elements(array))
  }

  @Test func aTableKeepsKeysInTheOrderInWhichTheyCame() {
    var generator = SplitMix64(seed: 2)
    let simulation = Simulation()
    let plain = { simulation.plainKey($0) }
    var table = KeyTable()
    var pairs: [KeyedValue] = []
    for step in 0..<10_000 {
      let key = Value.number(.int(generator.next(below: 200)))
      let place = table.place(of: key, plain(key)) { plain($0) == plain(key) }
      let known = pairs.firstIndex { $0.key == key }
      #expect((place == nil) == (known == nil))
      if let place, let known {
        #expect(table[place] == pairs[known])
        if step % 3 == 0 {
          #expect(table.replace(.int(step), at: place) == pairs[known].value)
          pairs[known].value = .int(step)
        } else {
          #expect(table.remove(at: place, plain) == pairs.remove(at: known))
        }
      } else {
        pairs.append(KeyedValue(key: key, value: .int(step)))
        table.append(pairs[pairs.count - 1], plain)
      }
      #expect(table.count == pairs.count && table.firstPair == pairs.first)
    }
    #expect(table.pairs == pairs)
    #expect(table.keys == pairs.map(\.key))
  }

  @Test func largeNumbersAreKeysOfTheirOwn() throws {
    var turn = Turn(on: Simulation())
    let numbers = [1 << 53, 1 << 53 + 1, Int.max, Int.max - 1, Int.min]
    let set = try turn.makeSet(numbers.map { .int($0) } + [.real(0x1p53), .real(1), .bool(true)])
    #expect(turn.simulation.count(of: set) == numbers.count + 1)
  }

  @Test func whatIsDueFirstComesFirst() {
    var generator = SplitMix64(seed: 3)
    var (agenda, plain): (Agenda, [LaterWork]) = (Agenda(), [])
    for step in 0..<10_000 {
      let due = LoopTime(seconds: Double(generator.next(below: 50)))
      let id = ObjectID(index: step)
      switch generator.next(below: 6) {
      case 0, 1: plain.append(LaterWork(due: due, work: .block(id, [])))
      case 2: plain.append(LaterWork(due: due, work: .timer(id), repeats: step % 2 == 0))
      case 3:
        let timer = plain.last { if case .timer = $0.work { true } else { false } }
        guard case .timer(let timer)? = timer?.work else { continue }
        agenda.remove(timer: timer)
        plain.removeAll { $0.work == .timer(timer) }
        continue
      default:
        let first = plain.map(\.due).min()
        #expect(agenda.nextDue() == first)
        let place = plain.firstIndex { $0.due == first }
        #expect(agenda.popFirst() == place.map { plain.remove(at: $0) })
        #expect(agenda.onceCount == plain.count { !$0.repeats })
        continue
      }
      agenda.append(plain[plain.count - 1])
    }
    #expect(agenda.inOrder == plain)
    let gone = agenda.removeAll { Int($0.due.seconds) % 2 == 0 }
    #expect(gone == plain.filter { Int($0.due.seconds) % 2 == 0 })
    #expect(agenda.inOrder == plain.filter { Int($0.due.seconds) % 2 != 0 })
  }

  @Test func observersHearInTheOrderOfTheirRegistration() {
    var generator = SplitMix64(seed: 4)
    var (observers, plain): (Observers, [Observer]) = (Observers(), [])
    for step in 0..<5_000 {
      let id = ObjectID(index: generator.next(below: 20))
      let name = ["a", "b", "UIc", nil][generator.next(below: 4)]
      if generator.next(below: 10) < 7 {
        let sender = step % 4 == 0 ? Value.int(step % 3) : nil
        let observer = Observer(
          observer: id, selector: "tell:", name: name, sender: sender, line: 1)
        observers.append(observer)
        plain.append(observer)
      } else {
        let ended = observers.remove(id) { name == nil || $0.name == name }
        let isEnded = { (observer: Observer) in
          observer.observer == id && (name == nil || observer.name == name)
        }
        #expect(ended == plain.filter(isEnded))
        plain.removeAll(where: isEnded)
      }
      for name in ["a", "UIc"] {
        #expect(
          Array(observers.listeners(to: name, from: .int(1)))
            == plain.filter {
              ($0.name == nil || $0.name == name) && ($0.sender == nil || $0.sender == .int(1))
            })
      }
      #expect(
        observers.observesUIKit(id, by: "tell:")
          == plain.contains { $0.observer == id && $0.name == "UIc" })
      #expect(observers.registrations(of: id) == plain.filter { $0.observer == id })
    }
  }
}
