_ = UserDefaults.standard.dictionaryRepresentation()  // error: notSimulatedHere
_ = [1, 2].difference(from: [1])  // error: notSimulatedHere
_ = UIApplication.shared.preferredContentSizeCategory  // error: notSimulatedHere
_ = UIScreen.main.maximumFramesPerSecond  // error: notSimulatedHere
_ = Thread.callStackSymbols  // error: notSimulatedHere
_ = ContiguousArray([1])  // error: notSimulatedHere
_ = Date().formatted()  // error: notSimulatedHere
struct Logger { let name: String }
print(Logger(name: "own").name)  // prints: own
