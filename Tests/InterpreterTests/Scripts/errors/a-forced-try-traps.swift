struct Failed: Error {}
func work() throws { throw Failed() }
try! work()  // fails: Fatal error: 'try!' expression unexpectedly raised an error: main.Failed()
