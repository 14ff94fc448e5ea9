let count: Int = "three"  // error: mismatch
let label: String = 5 * count  // error: mismatch
func half(_ n: Double) -> Double { n / 2 }
let n = 4
let result = half(n)  // error: mismatch
func title() -> String {
  let pages = 3
  return pages  // error: mismatch
}
