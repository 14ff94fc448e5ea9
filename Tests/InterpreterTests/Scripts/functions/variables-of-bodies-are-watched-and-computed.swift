func count() {
  var n = 0 {
    willSet { print("will", newValue) }  // prints: will 3 | will 4 | will 10 | will 11
    didSet {
      print("did", oldValue, n)  // prints: did 0 3 | did 3 4 | did 4 10 | did 10 11
      if n > 50 { n = 50 }
    }
  }
  n = 3
  n += 1
  var twice: Int {
    get { n * 2 }
    set { n = newValue / 2 }
  }
  twice = 20
  print(n, twice)  // prints: 10 20
  let step = { n += 1 }
  step()
  var names: [String] = [] { didSet(old) { print(old, names) } }  // prints: [] ["a"]
  names.append("a")
}
count()
