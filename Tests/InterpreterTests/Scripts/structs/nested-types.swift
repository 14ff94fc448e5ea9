struct Game {
  enum Level: Int, CaseIterable { case easy = 1, hard = 5 }
  struct Player { var name: String; var level = Level.easy }
  var players: [Player] = []
  static let maximum = 2
}
var game = Game()
game.players.append(Game.Player(name: "Ada", level: .hard))
print(game.players[0].level.rawValue, Game.Level.allCases.count, Game.Level(rawValue: 5)!, Game.maximum)  // prints: 5 2 hard 2
