@propertyWrapper struct AtMost {
  private var value: Int
  let limit: Int
  init(wrappedValue: Int, _ limit: Int = 10) {
    value = min(wrappedValue, limit)
    self.limit = limit
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, limit) }
  }
}
struct Score {
  @AtMost var points: Int
  @AtMost(5) var lives: Int = 3
}
var score = Score(points: 30)
score.lives = 8
print(score.points, score.lives)  // prints: 10 5
print(Score(points: 4, lives: 2).lives, Score(points: 4, lives: 9).lives)  // prints: 2 5
class Player {
  @AtMost var level: Int
  init(level: Int) { self.level = level }
}
let player = Player(level: 50)
print(player.level)  // prints: 10
player.level = 3
print(player.level)  // prints: 3
