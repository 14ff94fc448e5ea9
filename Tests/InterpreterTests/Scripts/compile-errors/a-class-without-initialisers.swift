class Player {  // error: noInitializers
  var name: String
  var score = 0
}
class Game {
  var round: Int?
  lazy var board = [Int]()
}
