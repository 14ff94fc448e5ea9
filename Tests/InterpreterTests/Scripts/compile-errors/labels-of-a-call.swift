func move(from a: Int, to b: Int, by step: Int = 1) {}
move(from: 1)  // error: missingArgument
move(1, 2)  // error: wrongLabels
move(from: 1, to: 2, by: 3, at: 4)  // error: extraArgument
