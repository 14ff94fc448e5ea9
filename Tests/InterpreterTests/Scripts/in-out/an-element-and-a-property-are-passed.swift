struct Score {
  var points = 1
}
func raise(_ points: inout Int, by step: Int = 10) { points += step }
var scores = [1, 2, 3]
raise(&scores[1])
print(scores)  // prints: [1, 12, 3]
var score = Score()
raise(&score.points, by: 4)
print(score.points)  // prints: 5
