import Combine
class Model { @Published var name = "x"; @Published var note: String? }
let model = Model()
let label = UILabel()
let a = model.$name.assign(to: \.text, on: label)  // error: mismatch
