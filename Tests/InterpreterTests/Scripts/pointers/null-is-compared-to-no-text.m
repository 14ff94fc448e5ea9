NSLog(@"%d", strcasecmp("a", "A"));  // prints: 0
strcasecmp("a", NULL);  // fails: EXC_BAD_ACCESS: strcasecmp reads through NULL
