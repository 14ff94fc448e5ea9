class Meter {
  var level = 0 {
    didSet {
      print("did", oldValue, level)  // prints: did 0 9
      if level > 5 { level = 5 }
    }
  }
  var sum = 0 {
    willSet { print("will", sum, newValue) }  // prints: will 0 4
    didSet {
      sum += 1
      self.sum += 1
    }
  }
  var marks: [Int] = [] {
    didSet {
      marks.append(0)
      marks.sort()
    }
  }
  // A method, a closure and another name for the object are no longer the observer's own body.
  var steps = 0 {
    didSet {
      print("steps", steps)  // prints: steps 1 | steps 2 | steps 3
      if steps < 3 { step() }
    }
  }
  func step() { steps += 1 }
  var turns = 0 {
    didSet {
      print("turns", turns)  // prints: turns 1 | turns 2 | turns 3
      let turn = { if self.turns < 3 { self.turns += 1 } }
      turn()
    }
  }
  var size = 0 {
    didSet {
      print("size", size)  // prints: size 1 | size 8
      let me = self
      if size < 8 { me.size = 8 }
    }
  }
}
let meter = Meter()
meter.level = 9
meter.sum = 4
meter.marks = [3, 1, 2]
print(meter.level, meter.sum, meter.marks)  // prints: 5 6 [0, 1, 2, 3]
meter.steps = 1
meter.turns = 1
meter.size = 1
struct Gauge {
  var level = 0 {
    didSet {
      print("gauge", oldValue, level)  // prints: gauge 0 9 | gauge 5 6 | gauge 5 8
      if level > 5 { level = 5 }
    }
  }
  var place = (1, 2) { didSet { place.0 = 9 } }
  var other = 0 { didSet { if level < 6 { level = 8 } } }
}
var gauge = Gauge()
gauge.level = 9
gauge.level += 1
gauge.place = (3, 4)
gauge.other = 1
print(gauge.level, gauge.place)  // prints: 5 (9, 4)
