let loop = NSMutableArray()
loop.add((loop, loop))
NSLog("%@", loop)  // fails: stopped: output
