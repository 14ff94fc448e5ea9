enum Trouble: Error {
  case fire, flood
  case noise(Int)
  case calm
}
for trouble in [Trouble.fire, .flood, .noise(1), .noise(2), .noise(-1), .calm] {
  do {
    throw trouble
  } catch Trouble.fire, Trouble.flood {
    print("run")  // prints: run | run
  } catch Trouble.noise(let n) where n > 1, Trouble.noise(let n) where n < 0 {
    print("noise", n)  // prints: noise 2 | noise -1
  } catch Trouble.noise(1), Trouble.calm {
    print("stay")  // prints: stay | stay
  } catch {
    print(error)
  }
}
struct Other: Error {}
do { throw Other() } catch is Trouble, is Other { print("either") }  // prints: either
func open() {
  do { throw Other() } catch is Trouble, _ { print("any") }  // prints: any
}
open()
