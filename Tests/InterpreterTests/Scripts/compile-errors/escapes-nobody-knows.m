NSLog(@"a\qb");  // warning: unknownEscape | aqb
