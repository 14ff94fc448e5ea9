func pay(_ amount: Int) {
  precondition(amount > 0, "amount must be positive")  // fails: Fatal error: Precondition failed: amount must be positive
  print("paid \(amount)")  // prints: paid 5
}
pay(5)
pay(0)
