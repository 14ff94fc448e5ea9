enum Fault: Error { case late, lost }
struct Note {}
func fails() throws {}
func stop() {
  throw Fault.late  // error: unhandledThrow
}
func wrong() throws {
  throw "late"  // error: thrownValue
  throw Note()  // error: thrownValue
}
func some() {
  do {
    try fails()  // error: errorsNotAllCaught
  } catch Fault.late {
  }
}
func all() {
  do { try fails() } catch Fault.late { } catch { }
  do { throw Fault.lost } catch let error { print(error) }
}
func onward() throws {
  do { try fails() } catch Fault.late { }
}
