@try { @throw 3; } @catch (id caught) { NSLog(@"caught"); }  // error: throwsNoObject
