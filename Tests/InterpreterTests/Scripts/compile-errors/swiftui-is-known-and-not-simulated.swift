import SwiftUI  // warning: notSimulated
struct Card: View {
  @State private var count = 0  // error: notSimulatedHere
  var body: some View { Text("\(count)") }
}
let text = Text("Hi")  // error: notSimulatedHere
