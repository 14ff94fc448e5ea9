// usage: room-probe ADDRESS ROOM COUNT
//
// Says `ready` once all learners are in the room. They answer whenever a line comes; then it says
// when each answer was confirmed.
import LibC

let crowd = Crowd(
  of: Int(CommandLine.arguments[3]) ?? 0, in: CommandLine.arguments[2],
  at: CommandLine.arguments[1])
crowd.enter()
print("ready")
fflush(nil)
while readLine() != nil {
  print(crowd.answer().map { "\($0)" }.joined(separator: " "))
  fflush(nil)
}
